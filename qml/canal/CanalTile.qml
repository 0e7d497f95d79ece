// A tile on the map, in the colour of whoever built it.
import QtQuick
import Capitol.Canal
import Capitol.Theme

WaterwayGlyph {
    id: tile

    required kind
    required from
    required to
    required property int column
    required property int line
    required property int hue
    required property string about
    required property bool ghost
    required property bool fresh

    required property HexMap map
    required property real unit
    required property bool faded // another's are pointed at
    readonly property point centre: map.centre(column, line)

    x: centre.x * unit - width / 2
    y: centre.y * unit - height / 2
    width: Math.sqrt(3) * unit
    height: 2 * unit
    opacity: faded ? 0.25 : ghost ? 0.75 : 1
    colour: CountryShades.seat(hue)
    water: Goods.water

    HexGlyph {
        anchors.fill: parent
        visible: tile.ghost || tile.fresh
        line: 2
        colour: tile.ghost ? Theme.glow : Theme.fresh
    }
}
