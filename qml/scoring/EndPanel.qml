// The end: who won, the ranking, how the scores grew, where the points came from, and what to do next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    readonly property bool learned: session.help.guide.ended

    signal saveWanted

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 24
        spacing: 12

        RowLayout {
            spacing: 16

            LaurelGlyph {
                Layout.preferredWidth: Theme.sized(52)
                Layout.preferredHeight: Theme.sized(52)
                colour: Theme.laurel
            }

            Heading {
                objectName: "endTitle"
                Layout.fillWidth: true
                text: panel.session.state.prompt
                font.pixelSize: Theme.sized(24)
                wrapMode: Text.Wrap
            }
        }

        GridLayout {
            columns: Theme.narrow ? 1 : 2
            columnSpacing: 24
            rowSpacing: 12

            ColumnLayout {
                Layout.preferredWidth: Theme.sized(250)
                Layout.maximumWidth: Theme.sized(250)
                Layout.alignment: Qt.AlignTop
                Layout.fillHeight: false // the rows keep together
                spacing: 0

                Repeater {
                    model: 4

                    delegate: RankGroup {
                        Layout.fillWidth: true
                        session: panel.session
                    }
                }
            }

            ScoreChart {
                objectName: "scoreChart"
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: panel.session.chart
            }
        }

        HarvestPanel {
            objectName: "harvest"
            Layout.fillWidth: true
            session: panel.session
        }

        GridLayout {
            Layout.topMargin: 4
            columns: Theme.narrow ? 2 : 4
            columnSpacing: 8
            rowSpacing: 8

            EndButton {
                objectName: "rematchButton"
                text: panel.learned ? qsTr("Play your first game") : qsTr("Play again")
                primary: true
                onClicked: panel.learned ? App.playFirst() : App.rematch()
            }

            EndButton {
                objectName: "endReplayButton"
                text: qsTr("Watch the replay")
                onClicked: App.watchAgain()
            }

            EndButton {
                objectName: "endSaveButton"
                text: qsTr("Save a copy…")
                onClicked: panel.saveWanted()
            }

            EndButton {
                objectName: "endLeaveButton"
                text: qsTr("Back to the start page")
                onClicked: App.leaveGame()
            }
        }
    }
}
