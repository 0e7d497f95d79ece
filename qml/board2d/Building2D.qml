// A building, with the number of its floors if wanted.
import QtQuick
import Capitol.Theme

BuildingGlyph {
    id: building

    required property int hue
    required property bool animated
    property real strength: 1 // less for a ghost
    property bool counted: true

    colour: Theme.player(hue).colour
    symbol: Theme.player(hue).symbol
    wood: Theme.wood
    width: implicitWidth
    height: implicitHeight

    FloorCount {
        x: building.floorCentre - width / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: building.unit * 0.06
        visible: building.counted && building.unit > 12
        floors: building.floors
        size: Math.max(9, Math.round(building.unit * 0.52))
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
