// Says which past position the board shows, and how to go on from there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    readonly property Replay replay: session.replay

    border.color: Theme.accent
    border.width: 2
    implicitHeight: column.implicitHeight + 20

    Shield {}

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 10
        spacing: 6

        BodyText {
            visible: !panel.replay.watching
            text: qsTr("Earlier position")
            color: Theme.accent
            font.bold: true
        }

        BodyText {
            objectName: "thenText"
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: panel.session.thenText
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sized(12)
            font.pixelSize: Theme.sized(16)
        }

        RowLayout {
            visible: panel.replay.watching
            spacing: 6

            Repeater {
                model: panel.session.seats

                delegate: SeatChip {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    session: panel.session
                }
            }
        }

        GridLayout {
            visible: panel.replay.watching
            columns: Theme.narrow ? 1 : 2
            columnSpacing: 6
            rowSpacing: 6

            CapButton {
                objectName: "playOnButton"
                Layout.fillWidth: true
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                text: qsTr("Play on from here")
                primary: true
                enabled: panel.session.state.phase !== TableState.Phase.Over
                onClicked: App.playOn()
            }

            CapButton {
                objectName: "leaveReplayButton"
                Layout.fillWidth: true
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                text: qsTr("Leave the replay")
                onClicked: App.leaveReplay()
            }
        }

        GridLayout {
            visible: !panel.replay.watching
            columns: Theme.narrow ? 2 : 3
            columnSpacing: 6
            rowSpacing: 6

            OneStep {
                objectName: "pastBack"
                Layout.fillWidth: Theme.narrow
                replay: panel.replay
                back: true
            }

            OneStep {
                objectName: "pastForward"
                Layout.fillWidth: Theme.narrow
                replay: panel.replay
                back: false
            }

            CapButton {
                objectName: "backToNow"
                Layout.fillWidth: true
                Layout.columnSpan: Theme.narrow ? 2 : 1
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                text: qsTr("Back to the game")
                primary: true
                onClicked: panel.session.backToNow()
            }
        }
    }
}
