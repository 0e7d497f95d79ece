// Help during play that everyone at the table agrees on before a game.
import QtQuick
import Capitol
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: help

    required property int people // at the table
    property bool remembers: true // the game has a memory aid
    // Undo past another's move bothers nobody where one person plays, until somebody says otherwise.
    readonly property bool undo: undoSaid ? undoPicked : people < 2
    property bool undoSaid: false
    property bool undoPicked: false

    spacing: 4

    Row {
        id: row

        width: parent.width
        spacing: 8

        BodyText {
            id: question

            width: Theme.sized(90)
            topPadding: Theme.sized(8)
            text: qsTr("Help")
        }

        Flow {
            width: row.width - question.width - row.spacing
            spacing: 8

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
                visible: help.remembers
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
    }

    BodyText {
        width: parent.width
        text: KeyNames.here(help.remembers ? qsTr("For everyone: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move while someone else is playing (Ctrl+Z).") : qsTr("For everyone: advice from the strongest computer player (H), and undoing a confirmed move while someone else is playing (Ctrl+Z)."))
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
