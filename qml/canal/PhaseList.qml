// The three phases of a turn, as a list to tick off.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: list

    required property CanalSession session

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases of the turn")

    Repeater {
        model: list.session.phases

        delegate: Rectangle {
            id: phase

            required property int index
            required property string text
            required property string hint
            required property int state // 0 to come, 1 now, 2 over

            width: list.width
            height: words.implicitHeight + 4
            radius: 4
            color: state === 1 ? Theme.accent : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: state === 1 ? qsTr("%1, now").arg(text) : state === 2 ? qsTr("%1, over").arg(text) : text
            Accessible.description: hint

            BodyText {
                id: words

                x: 8
                y: 2
                width: parent.width - 16
                text: ["○ %1", "▶ %1", "✓ %1"][phase.state].arg(phase.text)
                color: phase.state === 1 ? Theme.accentInk : Theme.inkSoft
                font.bold: phase.state === 1
                font.pixelSize: Theme.sized(14)
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
