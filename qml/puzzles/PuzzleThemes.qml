// The themes of the set to choose from, each with how many of its puzzles are solved.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Flow {
    id: themes

    required property Puzzles puzzles

    spacing: Theme.spaceSmall
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Themes")

    Repeater {
        model: themes.puzzles.themes

        delegate: ChoiceButton {
            required property int index
            required property string name
            required property int solved
            required property int all

            objectName: "puzzleTheme" + index
            leftPadding: Theme.sized(10)
            rightPadding: Theme.sized(10)
            text: qsTr("%1 %2/%3", "a theme, how many are solved, of how many").arg(name).arg(solved).arg(all)
            Accessible.name: qsTr("%1, %2 of %3 solved", "a theme").arg(name).arg(solved).arg(all)
            checked: themes.puzzles.theme === index
            onClicked: themes.puzzles.theme = index
        }
    }
}
