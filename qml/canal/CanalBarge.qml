// Where a canal is to be built on; several in a hex lie behind each other.
import QtQuick
import Capitol.Canal
import Capitol.Theme

BargeGlyph {
    required property int column
    required property int line
    required property int hue
    required property int beside // how many lie there before it
    required property HexMap map
    required property real unit
    readonly property point centre: map.centre(column, line)

    x: (centre.x - 0.95 + beside * 0.3) * unit
    y: (centre.y - 0.35 - beside * 0.45) * unit
    z: 3
    width: unit * 1.35
    height: unit * 1.5
    colour: Theme.player(hue).colour
}
