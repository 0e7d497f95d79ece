// The look of the areas of one colour: ground, the pattern's ink, and what can be read on it.
import QtQuick

QtObject {
    required property string name
    required property string pattern // as PatternSwatch knows it
    required property color ground
    required property color mark
    required property color ink
}
