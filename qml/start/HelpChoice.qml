// Help while playing that all at the table agree on before a game.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: help

    required property int people // at the table
    // Undo past another's move bothers nobody where one person plays, until somebody says otherwise.
    readonly property bool undo: undoSaid ? undoPicked : people < 2
    property bool undoSaid: false
    property bool undoPicked: false

    spacing: 4

    RowLayout {
        spacing: 8

        BodyText {
            Layout.preferredWidth: Theme.sized(90)
            text: qsTr("Help")
        }

        ChoiceButton {
            objectName: "helpHint"
            text: qsTr("Hints")
            checked: App.preferences.hintHelp
            Accessible.role: Accessible.CheckBox
            leftPadding: Theme.sized(14)
            rightPadding: Theme.sized(14)
            onClicked: App.preferences.hintHelp = !App.preferences.hintHelp
        }

        ChoiceButton {
            objectName: "helpMemory"
            text: qsTr("Memory aid")
            checked: App.preferences.memoryHelp
            Accessible.role: Accessible.CheckBox
            leftPadding: Theme.sized(14)
            rightPadding: Theme.sized(14)
            onClicked: App.preferences.memoryHelp = !App.preferences.memoryHelp
        }

        ChoiceButton {
            objectName: "helpUndo"
            text: qsTr("Friendly undo")
            checked: help.undo
            Accessible.role: Accessible.CheckBox
            leftPadding: Theme.sized(14)
            rightPadding: Theme.sized(14)
            onClicked: {
                help.undoPicked = !help.undo;
                help.undoSaid = true;
            }
        }
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTr("For everyone at the table: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move even when someone else is playing (Ctrl+Z).")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
