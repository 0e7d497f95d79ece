// A route of goods over the flat map, and the barge with the cube that is on its way along it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Canal
import Capitol.Theme

Item {
    id: goods

    required property Voyage voyage
    required property real unit
    required property bool sailing
    required property color colour // of the barge

    Repeater {
        model: Math.max(0, goods.voyage.hexes.length - 1)

        delegate: WayLine {
            required property int index

            map: goods.voyage.map
            unit: goods.unit
            from: goods.voyage.hexes[index] ?? 0 // a shorter one comes
            to: goods.voyage.hexes[index + 1] ?? 0
            color: Theme.glow
        }
    }

    BargeGlyph {
        id: barge

        objectName: "goodsBarge"
        x: goods.voyage.place.x * goods.unit - width / 2
        y: goods.voyage.place.y * goods.unit - height * 0.6
        width: Math.max(22, goods.unit * 1.7)
        height: width
        visible: goods.sailing
        colour: goods.colour

        CubeGlyph {
            x: barge.width * 0.46
            y: barge.height * 0.12
            width: barge.width * 0.42
            height: width * 1.1
            colour: Goods.wood
        }

        transform: Scale {
            origin.x: barge.width / 2
            xScale: Math.abs(goods.voyage.heading - 180) < 90 ? -1 : 1 // its bow is to the fore
        }
    }
}
