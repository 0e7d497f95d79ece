// A town or a city on the map: its colour and mark, its cube, and its name where there is room for it.
import QtQuick
import Capitol.Canal
import Capitol.Theme

Item {
    id: mark

    required property int index
    required property string name
    required property int place
    required property int column
    required property int line
    required property int colour // as CanalSession numbers them
    required property bool city
    required property bool cube
    required property bool fresh
    required property bool picked
    required property string about

    required property HexMap map
    required property real unit
    required property real fallen // by its cube, as it is placed: the share of its way down
    required property rect label // where the name stands
    required property bool crowded // the name would hide others
    required property bool lit
    required property bool pointed

    readonly property point centre: map.centre(column, line)
    readonly property real reach: unit * (city ? 0.92 : 0.76)

    z: lit || pointed ? 2 : 1
    Accessible.role: Accessible.Graphic
    Accessible.name: about

    HexGlyph {
        x: mark.centre.x * mark.unit - width / 2
        y: mark.centre.y * mark.unit - height / 2
        width: mark.unit * 2
        height: mark.unit * 2.2
        visible: mark.lit || mark.picked
        line: Math.max(2, mark.unit * 0.16)
        colour: mark.picked ? Theme.glow : Theme.fresh
        fill: mark.picked ? Theme.glow : Theme.glowSoft
    }

    GoodsGlyph {
        x: mark.centre.x * mark.unit - width / 2
        y: mark.centre.y * mark.unit - height / 2
        width: 2 * mark.reach
        height: width
        goods: mark.colour
        city: mark.city
        colour: Goods.colour(mark.colour)
        ink: Goods.ink(mark.colour)
    }

    CubeGlyph {
        x: (mark.centre.x + 0.1) * mark.unit
        y: (mark.centre.y - 1.15 - 4 * (1 - mark.fallen)) * mark.unit
        width: mark.unit
        height: mark.unit * 1.1
        visible: mark.cube
        colour: Goods.wood
    }

    Rectangle {
        x: mark.label.x
        y: mark.label.y
        width: mark.label.width
        height: mark.label.height
        visible: !mark.crowded || mark.lit || mark.pointed
        radius: 3
        color: mark.lit ? Theme.glowSoft : Theme.panel
        border.width: mark.lit || mark.pointed ? 1 : 0
        border.color: Theme.bronze

        BodyText {
            anchors.centerIn: parent
            text: mark.name
            font.pixelSize: Theme.sized(11)
            font.bold: mark.city
            Accessible.ignored: true
        }
    }
}
