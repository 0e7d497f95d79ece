// At a table before its game: the seats, the rules, the invitation and the chat.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Start
import Capitol.Theme

FocusScope {
    id: panel

    required property WaitingRoom room
    required property RemoteTable table

    component Note: BodyText {
        width: parent.width
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    FocusKeeper {
        window: body
        here: panel.activeFocus
        onTriggered: body.forceActiveFocus(Qt.TabFocusReason)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ScrollColumn {
            id: body

            Layout.fillWidth: true
            Layout.fillHeight: true
            margins: Theme.sized(28)
            spacing: 12

            RowLayout {
                spacing: 12

                GameMark {
                    game: panel.room.game
                }

                Heading {
                    Layout.fillWidth: true
                    text: App.together.titled(panel.room.game, panel.room.rules)
                    font.pixelSize: Theme.sized(30)
                    wrapMode: Text.Wrap
                }
            }

            GridLayout {
                Layout.fillWidth: true
                columns: Theme.narrow ? 1 : 2
                columnSpacing: Theme.sized(28)
                rowSpacing: Theme.sized(20)

                Column {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    spacing: 10

                    Repeater {
                        model: panel.room.seats

                        delegate: WaitingSeatRow {
                            width: parent.width
                            room: panel.room
                        }
                    }

                    BodyText {
                        objectName: "waitingStatus"
                        width: parent.width
                        text: panel.room.status
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }

                    Note {
                        text: panel.room.clock + ". " + panel.room.listed
                    }

                    Heading {
                        width: parent.width
                        text: qsTr("Rules")
                        font.pixelSize: Theme.sized(20)
                    }

                    Note {
                        objectName: "waitingRules"
                        text: panel.room.differences.length === 0 ? qsTr("The usual rules.") : "• " + Array.from(panel.room.differences).join("\n• ")
                    }

                    KeepRules {
                        width: parent.width
                        room: panel.room
                    }
                }

                Column {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.sized(20)

                    InvitationBox {
                        width: parent.width
                        room: panel.room
                    }

                    TalkBox {
                        width: parent.width
                        table: panel.table
                        maySpeak: panel.room.seat >= 0 && panel.room.online
                    }
                }
            }

            Item {
                Layout.fillHeight: true
            }
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            visible: body.overfull
            color: Theme.line
        }

        PanelButtons {
            Layout.fillWidth: true
            Layout.margins: Theme.sized(16)
            Layout.leftMargin: Theme.sized(28)
            Layout.rightMargin: Theme.sized(28)
            back.objectName: "leaveTable"
            back.text: qsTr("Leave the table")
            back.focus: true
            back.onClicked: App.together.leave()
            forward.objectName: panel.room.host ? "startTable" : "readyAtTable"
            forward.visible: panel.room.seat >= 0
            forward.primary: true
            forward.enabled: panel.room.online && (!panel.room.host || panel.room.missing === "")
            forward.text: panel.room.host ? qsTr("Start the game") : panel.room.ready ? qsTr("Not ready after all") : qsTr("I am ready")
            forward.onClicked: {
                if (panel.room.host)
                    panel.room.start();
                else
                    panel.room.setReady(!panel.room.ready);
            }
        }
    }
}
