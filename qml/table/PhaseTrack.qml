// The four parts of a round, the present one marked.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: track

    required property GameSession session

    spacing: 6

    Repeater {
        model: [qsTr("Construction"), qsTr("Auctions"), qsTr("Scoring"), qsTr("Drawing")]

        delegate: Rectangle {
            id: step

            required property int index
            required property string modelData
            readonly property bool current: track.session.step === index

            implicitWidth: label.implicitWidth + 20
            implicitHeight: 28
            radius: 14
            color: current ? Theme.accent : "transparent"
            Accessible.role: Accessible.StaticText
            Accessible.name: current ? qsTr("%1, now").arg(modelData) : modelData

            BodyText {
                id: label

                anchors.centerIn: parent
                text: step.modelData
                font.bold: step.current
                color: step.current ? Theme.accentInk : Theme.inkSoft
                Accessible.ignored: true
            }
        }
    }
}
