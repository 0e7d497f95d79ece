// The letters of the tiles that can lie in a hex, over it.
import QtQuick
import Capitol.Theme

BodyText {
    required property int hex
    required property string mark

    required property point seen // the hex's middle
    required property real unit // pixels

    x: seen.x - width / 2
    y: seen.y - height / 2
    visible: font.pixelSize >= 8
    text: mark
    color: "#2e2620" // on the glow of every theme
    font.bold: true
    font.pixelSize: Math.min(unit * 0.8, unit * 1.9 / Math.max(1, mark.length))
    Accessible.ignored: true
}
