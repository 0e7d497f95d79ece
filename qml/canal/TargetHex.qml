// A hex that can be picked now, with the tiles that can lie there, a letter each.
import QtQuick
import Capitol.Canal
import Capitol.Theme

Item {
    id: target

    required property int hex
    required property int column
    required property int line
    required property string text
    required property string mark
    required property bool place

    required property HexMap map
    required property real unit
    readonly property point centre: map.centre(column, line)

    x: centre.x * unit - width / 2
    y: centre.y * unit - height / 2
    z: place ? 2 : 0
    width: Math.sqrt(3) * unit
    height: 2 * unit

    HexGlyph {
        anchors.fill: parent
        line: Math.max(2, target.unit * 0.14)
        colour: Theme.accent
        fill: target.place ? "transparent" : Theme.glow
        opacity: target.place ? 1 : 0.8
    }

    BodyText {
        anchors.centerIn: parent
        visible: font.pixelSize >= 8
        text: target.mark
        color: "#2e2620" // on the glow of every theme
        font.bold: true
        font.pixelSize: Math.min(target.unit * 0.8, target.unit * 1.9 / Math.max(1, target.mark.length))
        Accessible.ignored: true
    }
}
