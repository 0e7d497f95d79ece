// The four phases of a round, with the current one marked.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: track

    required property GameSession session
    readonly property list<string> names: [qsTr("Construction"), qsTr("Auctions"), qsTr("Scoring"), qsTr("Drawing")]

    spacing: 6

    Repeater {
        model: 4

        delegate: Rectangle {
            id: step

            required property int index
            readonly property string name: track.names[index]
            readonly property bool current: track.session.state.step === index

            visible: current || !Theme.narrow
            implicitWidth: label.implicitWidth + 20
            implicitHeight: Theme.sized(28)
            radius: Theme.sized(14)
            color: current ? Theme.accent : "transparent"
            Accessible.role: Accessible.StaticText
            Accessible.name: current ? qsTr("%1, now").arg(name) : name

            BodyText {
                id: label

                anchors.centerIn: parent
                text: step.name
                font.bold: step.current
                color: step.current ? Theme.accentInk : Theme.inkSoft
                Accessible.ignored: true
            }
        }
    }
}
