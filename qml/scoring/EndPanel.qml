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
    readonly property RemoteTable remote: App.remoteTable // where it was played; null: here

    signal saveWanted
    signal reviewWanted

    // What to do next is in sight wherever the rest has to be scrolled to.
    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.narrow ? 12 : 24
        columns: Theme.narrow ? 1 : 2
        columnSpacing: 24
        rowSpacing: 12

        RowLayout {
            Layout.row: 0
            Layout.column: 0
            Layout.columnSpan: parent.columns
            spacing: 16

            LaurelGlyph {
                Layout.preferredWidth: Theme.sized(Theme.narrow ? 36 : 52)
                Layout.preferredHeight: Layout.preferredWidth
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

        BodyText {
            objectName: "proof"
            Layout.row: 4
            Layout.column: 0
            Layout.columnSpan: parent.columns
            Layout.fillWidth: true
            visible: panel.remote !== null
            text: panel.remote?.proofText ?? ""
            color: panel.remote?.proven ? Theme.inkSoft : Theme.warningInk
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
        }

        ColumnLayout {
            Layout.row: 1
            Layout.column: 0
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
            Layout.row: Theme.narrow ? 3 : 1
            Layout.column: Theme.narrow ? 0 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: panel.session.chart
        }

        HarvestPanel {
            objectName: "harvest"
            Layout.row: Theme.narrow ? 5 : 2
            Layout.column: 0
            Layout.columnSpan: parent.columns
            Layout.fillWidth: true
            session: panel.session
        }

        GridLayout {
            Layout.row: Theme.narrow ? 2 : 3
            Layout.column: 0
            Layout.columnSpan: parent.columns
            Layout.topMargin: 4
            columns: Theme.narrow ? 2 : panel.remote ? 4 : 3
            columnSpacing: 8
            rowSpacing: 8

            EndButton {
                objectName: "rematchButton"
                visible: panel.remote === null
                text: panel.learned ? qsTr("Play your first game") : qsTr("Play again")
                primary: true
                onClicked: panel.learned ? App.capitol.playFirst() : App.capitol.rematch()
            }

            EndButton {
                objectName: "endReviewButton"
                text: qsTr("Review the game")
                onClicked: panel.reviewWanted()
            }

            EndButton {
                objectName: "endReplayButton"
                text: qsTr("Watch the replay")
                onClicked: App.capitol.watchAgain()
            }

            EndButton {
                objectName: "endSaveButton"
                text: qsTr("Save a copy…")
                onClicked: panel.saveWanted()
            }

            EndButton {
                objectName: "endLeaveButton"
                Layout.columnSpan: panel.remote ? 1 : 2 // to the end of the row
                text: qsTr("Back to the start page")
                onClicked: App.capitol.leave()
            }
        }
    }
}
