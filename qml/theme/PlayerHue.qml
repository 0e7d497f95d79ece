// The colour of one player's roofs, with the symbol that identifies it without colour.
import QtQuick

QtObject {
    required property string name
    required property color colour
    required property string symbol
}
