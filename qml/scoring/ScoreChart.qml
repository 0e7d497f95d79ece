// The scores by round: one group of bars per round, one bar per player, with the number above and the symbol below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: chart

    required property ChartModel model

    spacing: 18
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Scores by round")

    Repeater {
        model: chart.model.rounds

        delegate: ColumnLayout {
            id: group

            required property int index

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 4

            RowLayout {
                Layout.fillHeight: true
                Layout.alignment: Qt.AlignHCenter
                spacing: 4

                Repeater {
                    model: chart.model

                    delegate: ScoreBar {
                        Layout.fillHeight: true
                        round: group.index
                        most: chart.model.most
                    }
                }
            }

            Rectangle {
                Layout.fillWidth: true
                Layout.preferredHeight: 1
                color: Theme.line
            }

            BodyText {
                Layout.fillWidth: true
                text: qsTr("Round %1").arg(group.index + 1)
                font.pixelSize: Theme.smallSize
                color: Theme.inkSoft
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
            }
        }
    }
}
