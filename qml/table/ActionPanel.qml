// What can be done now, in words, and the buttons that do it. Each button keeps its place in every phase.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    required property bool settled // as of TableKeys

    signal confirmWanted
    signal playForNothingWanted
    signal roofPicked

    function enterRoofs(): void {
        roofs.enter();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 10
        spacing: 6

        BodyText {
            objectName: "prompt"
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: panel.session.composer.whyNot !== "" ? panel.session.composer.whyNot : panel.session.state.prompt
            color: panel.session.composer.whyNot !== "" ? Theme.warningInk : Theme.ink
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sized(12)
            font.pixelSize: Theme.sized(16)
            Accessible.role: Accessible.StaticText
        }

        RoofChooser {
            id: roofs

            Layout.fillWidth: true
            session: panel.session
            onPicked: panel.roofPicked()
        }

        GridLayout {
            Layout.fillWidth: true
            columns: 4
            columnSpacing: 6
            rowSpacing: 6

            ActionButton {
                objectName: "confirmButton"
                text: qsTr("Confirm")
                primary: true
                enabled: panel.session.composer.canConfirm
                onClicked: panel.confirmWanted()
            }

            ActionButton {
                objectName: "takeBackButton"
                text: qsTr("Take back")
                enabled: panel.session.composer.canTakeBack
                onClicked: panel.session.composer.takeBack()
            }

            ActionButton {
                objectName: "undoButton"
                text: qsTr("Undo")
                enabled: panel.session.canUndo
                onClicked: panel.session.undo()
            }

            ActionButton {
                objectName: "redoButton"
                text: qsTr("Redo")
                enabled: panel.session.canRedo
                onClicked: panel.session.redo()
            }

            ActionButton {
                objectName: "passButton"
                text: qsTr("Pass")
                enabled: panel.session.composer.canPass
                onClicked: panel.session.composer.pass()
            }

            ActionButton {
                objectName: "nothingButton"
                text: qsTr("No effect")
                Accessible.name: qsTr("Play the card without effect")
                enabled: panel.session.composer.canPlayForNothing
                onClicked: panel.playForNothingWanted()
            }

            ActionButton {
                objectName: "doneButton"
                text: qsTr("Done")
                enabled: panel.session.composer.canDone && panel.settled
                onClicked: panel.session.composer.done()
            }

            ActionButton {
                objectName: "restartTurnButton"
                text: qsTr("Restart")
                Accessible.name: qsTr("Restart the turn")
                enabled: panel.session.canRestartTurn
                onClicked: panel.session.restartTurn()
            }
        }
    }
}
