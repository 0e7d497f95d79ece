// Help while playing that all at the table agree on before a game.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
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
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTr("For everyone at the table: advice from the strongest computer player (H) and a list of the cards everyone has seen (M).")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
