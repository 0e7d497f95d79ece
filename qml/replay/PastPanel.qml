// Says which past position the board shows, and how to go on from there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property Replay replay
    required property FairPlayCheck fairPlay
    required property string text // what had happened by then
    required property bool over // so nothing can be played on
    property bool reviewable: false
    property bool reviewed: false // what is said of the moment lies above
    property string playAs: "" // who is played on as; "": as the game was
    required property int viewSeat
    property alias seats: chips.model // with names and hues
    readonly property bool slim: Theme.narrow || width < Theme.sized(340)

    signal seatPicked(int seat)
    signal reviewWanted
    signal playOnWanted
    signal leaveWanted
    signal backWanted

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
            visible: !panel.reviewed || !Theme.narrow
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: panel.text
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sized(12)
            font.pixelSize: Theme.sized(16)
        }

        RowLayout {
            visible: panel.replay.watching && (!panel.reviewed || !Theme.narrow)
            spacing: 6

            Repeater {
                id: chips

                delegate: SeatChip {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    seen: index === panel.viewSeat
                    onClicked: panel.seatPicked(index)
                }
            }
        }

        GridLayout {
            visible: panel.replay.watching
            columns: panel.slim ? 1 : 2
            columnSpacing: 6
            rowSpacing: 6

            CapButton {
                objectName: "reviewButton"
                Layout.fillWidth: true
                Layout.columnSpan: panel.slim ? 1 : 2
                focusPolicy: Qt.TabFocus
                font.pixelSize: panel.slim ? Theme.smallSize : Theme.bodySize
                visible: panel.reviewable && !panel.reviewed
                text: qsTr("Review the game")
                onClicked: panel.reviewWanted()
            }

            FairPlayButton {
                Layout.fillWidth: true
                Layout.columnSpan: panel.slim ? 1 : 2
                font.pixelSize: panel.slim ? Theme.smallSize : Theme.bodySize
                replay: panel.replay
                fairPlay: panel.fairPlay
            }

            CapButton {
                objectName: "playOnButton"
                Layout.fillWidth: true
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                font.pixelSize: panel.slim ? Theme.smallSize : Theme.bodySize
                text: panel.playAs === "" ? qsTr("Play on from here") : qsTr("Play on as %1").arg(panel.playAs)
                primary: true
                enabled: !panel.over
                onClicked: panel.playOnWanted()
            }

            CapButton {
                objectName: "leaveReplayButton"
                Layout.fillWidth: true
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                font.pixelSize: panel.slim ? Theme.smallSize : Theme.bodySize
                text: qsTr("Leave the replay")
                onClicked: panel.leaveWanted()
            }
        }

        GridLayout {
            visible: !panel.replay.watching
            columns: panel.slim ? 2 : 3
            columnSpacing: 6
            rowSpacing: 6

            OneStep {
                objectName: "pastBack"
                Layout.fillWidth: panel.slim
                replay: panel.replay
                back: true
            }

            OneStep {
                objectName: "pastForward"
                Layout.fillWidth: panel.slim
                replay: panel.replay
                back: false
            }

            CapButton {
                objectName: "backToNow"
                Layout.fillWidth: true
                Layout.columnSpan: panel.slim ? 2 : 1
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                font.pixelSize: panel.slim ? Theme.smallSize : Theme.bodySize
                text: qsTr("Back to the game")
                primary: true
                onClicked: panel.backWanted()
            }
        }
    }
}
