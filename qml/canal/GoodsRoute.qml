// A route of goods over the flat map, and the cube on its way along it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Canal
import Capitol.Theme

Item {
    id: goods

    required property HexMap map
    required property real unit
    required property list<int> route // hexes
    required property real travelled // share of it
    required property bool carried // the cube is gone
    readonly property int legs: Math.max(0, route.length - 1)
    readonly property int leg: Math.max(0, Math.min(legs - 1, Math.floor(travelled * legs)))
    readonly property point place: legs > 0 ? between(map.centreOf(route[leg]), map.centreOf(route[leg + 1]), travelled * legs - leg) : Qt.point(0, 0)

    function between(from: point, to: point, share: real): point {
        return Qt.point(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
    }

    Repeater {
        model: goods.legs

        delegate: WayLine {
            required property int index

            map: goods.map
            unit: goods.unit
            from: goods.route[index] ?? 0 // a shorter one comes
            to: goods.route[index + 1] ?? 0
            color: Theme.glow
        }
    }

    Rectangle {
        objectName: "carriedCube"
        x: goods.place.x * goods.unit - width / 2
        y: goods.place.y * goods.unit - height / 2
        width: Math.max(8, goods.unit * 0.6)
        height: width
        radius: 2
        visible: goods.legs > 0 && !goods.carried
        color: Goods.wood
        border.color: Theme.ink
    }
}
