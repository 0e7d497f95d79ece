// A contract: its canal, what it joins, how many tiles it may have. Pointed at, it is lit on the map.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: row

    required property int index
    required property string name
    required property string ends
    required property int contract
    required property int from
    required property int to
    required property int via
    required property int value
    required property int fewest
    required property int laid
    required property int seat // whose it is, -1: nobody's
    required property bool legal
    required property bool picked
    required property CanalSpot spot

    readonly property bool pointed: hovered || visualFocus
    readonly property string tiles: seat < 0 ? (fewest < value ? qsTr("%1–%2", "fewest tiles, most tiles").arg(fewest).arg(value) : value) : qsTr("%1 of %2", "tiles").arg(laid).arg(value)

    implicitHeight: words.height + 10
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: seat < 0 ? qsTr("%1, %2: %3 to %4 tiles").arg(name).arg(ends).arg(fewest).arg(value) : qsTr("%1, %2: %3 of %4 tiles").arg(name).arg(ends).arg(laid).arg(value)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    onPointedChanged: {
        if (pointed)
            spot.point(contract, [from, via, to]);
        else
            spot.leave(contract);
    }
    Component.onDestruction: spot.leave(contract)

    background: Rectangle {
        radius: Theme.radius
        color: row.picked ? Theme.glow : row.pointed || row.legal ? Theme.glowSoft : Theme.panelSoft
        border.color: row.legal ? Theme.accent : Theme.line
        border.width: row.legal ? 2 : 1

        FocusRing {
            anchors.margins: 0
            shown: row.visualFocus
        }
    }

    Column {
        id: words

        x: 5
        y: 5
        width: parent.width - number.width - 16

        BodyText {
            width: parent.width
            text: row.name
            font.bold: row.legal || row.picked
            font.pixelSize: Theme.sized(13)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        BodyText {
            width: parent.width
            text: row.ends
            color: Theme.inkSoft
            font.pixelSize: Theme.sized(12)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    BodyText {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        text: row.tiles
        font.bold: true
        font.pixelSize: Theme.sized(13)
        Accessible.ignored: true
    }
}
