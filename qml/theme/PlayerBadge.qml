// A player's colour and symbol, as a seal.
import QtQuick
import Capitol.Theme

Rectangle {
    id: badge

    required property int hue
    readonly property PlayerHue look: Theme.player(hue)

    implicitWidth: Theme.sized(24)
    implicitHeight: Theme.sized(24)
    radius: width / 2
    color: look.colour
    border.color: Qt.darker(look.colour, 1.5)
    border.width: 1
    Accessible.role: Accessible.Graphic
    Accessible.name: look.symbol

    SymbolGlyph {
        anchors.centerIn: parent
        width: parent.width * 0.56
        height: width
        symbol: badge.look.symbol
        colour: Theme.inkOn(badge.look.colour)
    }
}
