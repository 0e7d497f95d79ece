// What is asked, what has been put together and what else can be done. The buttons that decide keep their places.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Theme

ColumnLayout {
    id: panel

    required property CanalSession session
    required property RemoteTable remote // null for a game that is played here
    required property bool settled // what has just appeared may be pressed
    readonly property CanalComposer composer: session.composer
    readonly property bool refused: composer.whyNot !== ""

    signal picked // what was picked is not to be pressed again by the next Enter

    spacing: 6

    BodyText {
        objectName: "prompt"
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.sized(62)
        text: panel.refused ? panel.composer.whyNot : panel.composer.text !== "" ? panel.composer.text : panel.session.prompt
        color: panel.refused ? Theme.warningInk : Theme.ink
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.sized(15)
    }

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: 6
        rowSpacing: 6

        ActionButton {
            objectName: "confirmButton"
            Layout.columnSpan: Theme.narrow ? 2 : 1
            text: qsTr("Confirm")
            primary: true
            enabled: panel.composer.canConfirm
            onClicked: panel.composer.confirm()
        }

        ActionButton {
            objectName: "takeBackButton"
            Layout.columnSpan: Theme.narrow ? 2 : 1
            text: qsTr("Take back")
            enabled: panel.composer.canTakeBack
            onClicked: panel.composer.takeBack()
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.columnSpan: Theme.narrow ? 2 : 1
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
                Layout.preferredWidth: Theme.sized(30)
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
            objectName: "restartTurnButton"
            Layout.columnSpan: Theme.narrow ? 2 : 1
            text: qsTr("Restart")
            Accessible.name: qsTr("Restart the turn")
            enabled: panel.session.canRestartTurn
            onClicked: panel.session.restartTurn()
        }
    }

    ListView {
        id: options

        objectName: "options"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.sized(106)
        clip: true
        spacing: 4
        cacheBuffer: 0 // what is out of sight is not there to be clicked
        model: panel.session.options
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What you can do")
        ScrollBar.vertical: ScrollBar {
            policy: options.contentHeight > options.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: OptionButton {
            objectName: name
            width: options.width - (options.contentHeight > options.height + 1 ? 12 : 0)
            onClicked: {
                if (!panel.settled)
                    return;
                panel.composer.choose(index);
                panel.picked();
            }
            onActiveFocusChanged: {
                if (activeFocus)
                    options.positionViewAtIndex(index, ListView.Contain);
            }
        }
    }
}
