// A straight line over the flat map, from the middle of one hex to that of another.
import QtQuick
import Capitol.Canal

Rectangle {
    required property HexMap map
    required property real unit
    required property int from // hexes
    required property int to
    readonly property point start: map.centreOf(from)
    readonly property point end: map.centreOf(to)

    x: start.x * unit
    y: start.y * unit - height / 2
    width: Math.hypot(end.x - start.x, end.y - start.y) * unit
    height: Math.max(3, unit * 0.22)
    rotation: Math.atan2(end.y - start.y, end.x - start.x) * 180 / Math.PI
    transformOrigin: Item.Left
    radius: height / 2
    opacity: 0.65
}
