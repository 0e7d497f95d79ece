// The colour of one player's roofs, with the symbol that tells it apart without hue.
import QtQuick

QtObject {
    required property string name
    required property color colour
    required property string symbol
}
