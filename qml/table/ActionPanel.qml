// What can be done now, in words, and the buttons that do it. Each keeps its place; those that are seldom of use are
// only there when they can be.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    required property bool settled // as of TableKeys
    required property bool brief // without words: a stage says them

    required property RemoteTable remote // null for a game that is played here

    readonly property bool bids: session.composer.canSeal

    signal confirmWanted
    signal playForNothingWanted
    signal roofPicked

    function enterRoofs(): void {
        roofs.enter();
    }

    component SeldomButton: ActionButton {
        implicitHeight: Theme.sized(30)
        topPadding: 0
        bottomPadding: 0
        font.pixelSize: Theme.smallSize
        opacity: enabled ? 1 : 0
    }

    implicitHeight: column.implicitHeight + 16

    Shield {}

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 8
        spacing: 6

        BodyText {
            objectName: "prompt"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: Theme.sized(Theme.narrow ? 90 : 40)
            visible: !panel.brief
            text: panel.session.composer.whyNot !== "" ? panel.session.composer.whyNot : panel.session.state.prompt
            color: panel.session.composer.whyNot !== "" ? Theme.warningInk : Theme.ink
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sized(11)
            font.pixelSize: Theme.sized(16)
            Accessible.role: Accessible.StaticText
        }

        Item {
            Layout.fillHeight: true
            visible: panel.brief
        }

        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(seldom.implicitHeight, roofs.implicitHeight)
            visible: !panel.brief

            GridLayout {
                id: seldom

                width: parent.width
                columns: Theme.narrow ? 2 : 4
                columnSpacing: 6
                rowSpacing: 6
                visible: !roofs.enabled

                SeldomButton {
                    objectName: "takeBackButton"
                    text: qsTr("Take back")
                    enabled: panel.session.composer.canTakeBack
                    onClicked: panel.session.composer.takeBack()
                }

                SeldomButton {
                    objectName: "nothingButton"
                    text: qsTr("No effect")
                    Accessible.name: qsTr("Play the card without effect")
                    enabled: panel.session.composer.canPlayForNothing
                    onClicked: panel.playForNothingWanted()
                }

                SeldomButton {
                    objectName: "doneButton"
                    text: qsTr("Done")
                    enabled: panel.session.composer.canDone && panel.settled
                    onClicked: panel.session.composer.done()
                }

                SeldomButton {
                    objectName: "restartTurnButton"
                    text: qsTr("Restart")
                    Accessible.name: qsTr("Restart the turn")
                    enabled: panel.session.canRestartTurn
                    onClicked: panel.session.restartTurn()
                }
            }

            RoofChooser {
                id: roofs

                width: parent.width
                session: panel.session
                onPicked: panel.roofPicked()
            }
        }

        GridLayout {
            Layout.fillWidth: true
            columns: Theme.narrow ? 2 : 4
            columnSpacing: 6
            rowSpacing: 6

            ActionButton {
                objectName: "confirmButton"
                Layout.columnSpan: 2
                Layout.preferredWidth: 2
                Layout.fillHeight: true
                text: !panel.bids ? qsTr("Confirm") : panel.session.composer.bidTotal === 0 ? qsTr("Bid nothing") : qsTr("Seal the bid")
                primary: true
                font.pixelSize: Theme.sized(17)
                enabled: panel.session.composer.canConfirm && (panel.settled || !panel.bids)
                onClicked: panel.confirmWanted()
            }

            RowLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                spacing: 2

                ActionButton {
                    objectName: "undoButton"
                    text: qsTr("Undo")
                    Accessible.name: panel.remote === null ? text : qsTr("Ask to take back your move")
                    enabled: panel.session.canUndo || (panel.remote?.mayAskUndo ?? false)
                    onClicked: panel.remote === null ? panel.session.undo() : panel.remote.askUndo()
                }

                ActionButton {
                    objectName: "redoButton"
                    Layout.fillWidth: false
                    Layout.preferredWidth: Theme.sized(26)
                    visible: panel.session.canRedo
                    text: "↷"
                    Accessible.name: qsTr("Redo")
                    onVisibleChanged: grace.restart()
                    onClicked: {
                        if (grace.over) // it appears under a click on Undo
                            panel.session.redo();
                    }

                    Grace {
                        id: grace
                    }
                }
            }

            ActionButton {
                objectName: "passButton"
                text: qsTr("Pass")
                enabled: panel.session.composer.canPass
                onClicked: panel.session.composer.pass()
            }
        }
    }
}
