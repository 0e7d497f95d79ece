// A player's colour and symbol, as a seal.
import QtQuick
import Capitol.Theme

Rectangle {
    id: badge

    property color colour: Theme.players[0].colour
    property string symbol: Theme.symbolOf(colour)

    implicitWidth: Theme.sized(24)
    implicitHeight: Theme.sized(24)
    radius: width / 2
    color: colour
    border.color: Qt.darker(colour, 1.5)
    border.width: 1
    Accessible.role: Accessible.Graphic
    Accessible.name: symbol

    SymbolGlyph {
        anchors.centerIn: parent
        width: parent.width * 0.56
        height: width
        symbol: badge.symbol
        colour: Theme.inkOn(badge.colour)
    }
}
