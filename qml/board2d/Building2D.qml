// A building with the number of its floors, so that nobody has to count them.
import QtQuick
import Capitol.Theme

BuildingGlyph {
    id: building

    required property int hue
    required property bool animated
    property real strength: 1 // less for a ghost

    colour: Theme.player(hue).colour
    symbol: Theme.player(hue).symbol
    wood: Theme.wood
    width: implicitWidth
    height: implicitHeight

    Rectangle {
        x: building.floorCentre - width / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: building.unit * 0.06
        visible: building.unit > 12
        width: Math.max(height, number.implicitWidth + 4)
        height: number.implicitHeight * 0.86
        radius: height / 2
        color: Theme.panel

        BodyText {
            id: number

            anchors.centerIn: parent
            text: building.floors
            font.pixelSize: Math.max(9, Math.round(building.unit * 0.52))
            font.bold: true
            Accessible.ignored: true
        }
    }

    opacity: strength * appeared

    property real appeared: 1

    Component.onCompleted: {
        if (animated && visible)
            rise.start()
    }

    NumberAnimation {
        id: rise

        target: building
        property: "appeared"
        from: 0
        to: 1
        duration: Theme.calm
    }
}
