// Of which game tables are listed.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Flow {
    id: filter

    required property Together together
    readonly property list<string> games: ["", "capitol", "canal"]

    spacing: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Games")

    Repeater {
        model: filter.games

        delegate: ChoiceButton {
            required property int index
            required property string modelData

            objectName: "gameFilter" + index
            leftPadding: Theme.sized(14)
            rightPadding: Theme.sized(14)
            text: [qsTr("All games"), "Capitol", "Canal Mania"][index]
            checked: filter.together.nearby.game === modelData
            onClicked: {
                filter.together.nearby.game = modelData;
                filter.together.tables.game = modelData;
            }
        }
    }
}
