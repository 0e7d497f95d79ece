// The name of a place, upright over the map in depth, where there is room for it.
import QtQuick
import Capitol.Theme

Rectangle {
    id: label

    required property int index
    required property string name
    required property int place
    required property bool city
    required property string about

    required property rect spot // where it stands
    required property bool crowded // it would hide others
    required property bool lit
    required property bool pointed

    objectName: "place" + index
    x: spot.x
    y: spot.y
    z: lit || pointed ? 2 : 1
    width: spot.width
    height: spot.height
    radius: 3
    color: lit ? Theme.glowSoft : Theme.panel
    border.width: lit || pointed ? 1 : 0
    border.color: Theme.bronze
    opacity: !crowded || lit || pointed ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: about

    BodyText {
        anchors.centerIn: parent
        text: label.name
        font.pixelSize: Theme.sized(11)
        font.bold: label.city
        Accessible.ignored: true
    }
}
