// The games to choose from, side by side.
pragma ComponentBehavior: Bound
import QtQuick

Row {
    id: choice

    required property string game // the chosen one, as Preferences has it
    property bool fixed: false
    readonly property list<string> games: ["capitol", "canal"]
    readonly property list<string> titles: ["Capitol", "Canal Mania"]
    readonly property string title: titles[games.indexOf(game)]

    signal chosen(game: string)

    spacing: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    Repeater {
        model: choice.games

        delegate: ChoiceButton {
            required property int index
            required property string modelData

            objectName: "gameChoice" + index
            leftPadding: Theme.sized(14)
            rightPadding: Theme.sized(14)
            text: choice.titles[index]
            checked: choice.game === modelData
            enabled: checked || !choice.fixed
            onClicked: choice.chosen(modelData)
        }
    }
}
