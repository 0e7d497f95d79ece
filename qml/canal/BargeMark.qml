// A barge, which marks where a canal goes on.
import QtQuick
import Capitol.Theme

Item {
    id: barge

    required property int contract
    required property int column
    required property int line
    required property int hue
    required property int beside
    readonly property PlayerHue look: Theme.builders[hue]

    z: 3
    Accessible.ignored: true

    Rectangle {
        x: parent.width * (0.05 + barge.beside * 0.14)
        y: parent.height * (0.62 - barge.beside * 0.16)
        width: parent.width * 0.9
        height: parent.height * 0.28
        radius: height / 2
        color: barge.look.colour
        border.color: Theme.ink
        border.width: 1

        SymbolGlyph {
            anchors.centerIn: parent
            width: parent.height * 0.7
            height: width
            symbol: barge.look.symbol
            colour: Theme.inkOn(barge.look.colour)
        }
    }
}
