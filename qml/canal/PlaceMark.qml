// A town or a city: its colour and mark, a cube that stands there, its name.
import QtQuick
import Capitol.Theme

Item {
    id: mark

    required property string name
    required property int place
    required property int column
    required property int line
    required property int colour
    required property bool city
    required property bool cube
    required property bool connected
    required property bool picked
    required property string about
    required property int lit // 1: a terminus of the contract pointed at, 2: its via, 0: neither
    required property bool named

    readonly property PlayerHue look: Theme.goods[Math.max(0, colour - 1)]

    z: lit > 0 ? 2 : 1
    Accessible.role: Accessible.Graphic
    Accessible.name: about

    Rectangle {
        anchors.centerIn: parent
        width: mark.width * 1.35
        height: width
        radius: width / 2
        visible: mark.lit > 0 || mark.picked
        color: Theme.glow
        opacity: 0.55
        border.color: mark.lit === 2 ? Theme.bronze : Theme.accent
        border.width: Math.max(2, mark.width / 10)
    }

    Rectangle {
        anchors.centerIn: parent
        width: mark.width * (mark.city ? 0.84 : 0.7)
        height: width
        radius: mark.city ? width / 6 : width / 2
        color: mark.look.colour
        border.color: mark.city ? Theme.ink : Qt.darker(mark.look.colour, 1.5)
        border.width: mark.city ? Math.max(2, mark.width / 12) : 1

        SymbolGlyph {
            anchors.centerIn: parent
            width: parent.width * 0.5
            height: width
            visible: !mark.cube
            symbol: mark.look.symbol
            colour: Theme.inkOn(mark.look.colour)
        }
    }

    // A crate.
    Rectangle {
        anchors.centerIn: parent
        width: mark.width * 0.44
        height: width
        visible: mark.cube
        color: "#c89a5b"
        border.color: "#5d4021"
        border.width: Math.max(1, width / 9)

        Rectangle {
            anchors.centerIn: parent
            width: parent.width
            height: Math.max(1, parent.width / 9)
            rotation: 45
            color: "#5d4021"
        }
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: mark.height * 0.86
        visible: mark.named || mark.lit > 0
        text: mark.name
        textFormat: Text.PlainText
        color: "#2e2620"
        style: Text.Outline
        styleColor: "#fbf7ee"
        font.family: Theme.sans
        font.bold: mark.city || mark.lit > 0
        font.pixelSize: Math.max(Theme.sized(9), Math.round(mark.width * 0.42))
        Accessible.ignored: true
    }
}
