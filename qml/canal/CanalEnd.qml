// The end: who won, where the points came from, and what to do next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Canal
import Capitol.Theme

Panel {
    id: panel

    required property CanalSession session
    readonly property bool learned: session.help.guide.ended
    required property RemoteTable remote // where it was played; null: here
    readonly property bool slim: width < Theme.sized(600) // no room for a table
    readonly property list<string> heads: [qsTr("Canals"), qsTr("Goods"), qsTr("Incomplete canals"), qsTr("Contracts completed"), qsTr("Total")]
    readonly property real nameWidth: Theme.sized(150)

    signal saveWanted

    implicitHeight: column.implicitHeight + 32

    Shield {}

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 16
        spacing: 10

        RowLayout {
            spacing: 14

            LaurelGlyph {
                Layout.preferredWidth: Theme.sized(40)
                Layout.preferredHeight: Layout.preferredWidth
                colour: Theme.laurel
            }

            Heading {
                objectName: "endTitle"
                Layout.fillWidth: true
                text: panel.session.prompt
                font.pixelSize: Theme.sized(22)
                wrapMode: Text.Wrap
            }
        }

        Row {
            Layout.fillWidth: true
            visible: !panel.slim
            leftPadding: panel.nameWidth

            Repeater {
                model: 5

                delegate: BodyText {
                    required property int index

                    width: (column.width - panel.nameWidth) / 5
                    leftPadding: Theme.sized(10) // heads of several words keep apart
                    text: panel.heads[index]
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.smallSize
                }
            }
        }

        Repeater {
            model: panel.session.ranks

            delegate: RankLine {
                Layout.fillWidth: true
                heads: panel.heads
                slim: panel.slim
                nameWidth: panel.nameWidth
            }
        }

        BodyText {
            objectName: "proof"
            Layout.fillWidth: true
            visible: panel.remote !== null
            text: panel.remote?.proofText ?? ""
            color: panel.remote?.proven ? Theme.inkSoft : Theme.warningInk
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
        }

        GridLayout {
            columns: panel.slim ? 1 : 2
            columnSpacing: 8
            rowSpacing: 8

            EndButton {
                objectName: "rematchButton"
                visible: panel.remote === null
                text: panel.learned ? qsTr("Play your first game") : qsTr("Play again")
                primary: true
                onClicked: panel.learned ? App.canal.playFirst() : App.canal.rematch()
            }

            EndButton {
                objectName: "endReplayButton"
                text: qsTr("Watch the replay")
                enabled: panel.session.recorded
                onClicked: App.canal.watchAgain()
            }

            EndButton {
                objectName: "endSaveButton"
                text: qsTr("Save a copy…")
                enabled: panel.session.recorded
                onClicked: panel.saveWanted()
            }

            EndButton {
                objectName: "endLeaveButton"
                text: qsTr("Back to the start page")
                onClicked: App.canal.leave()
            }
        }
    }
}
