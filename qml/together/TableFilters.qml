// Which of a server's tables are listed.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Flow {
    id: filters

    required property TablesModel tables
    readonly property list<string> names: [qsTr("All rules"), ...tables.allRules]

    spacing: 8

    ChoiceButton {
        objectName: "freeSeatsOnly"
        text: qsTr("Free seats only")
        leftPadding: Theme.sized(14)
        rightPadding: Theme.sized(14)
        Accessible.role: Accessible.CheckBox
        checked: filters.tables.freeOnly
        onClicked: filters.tables.freeOnly = !filters.tables.freeOnly
    }

    Chooser {
        objectName: "rulesFilter"
        width: Math.min(Theme.sized(300), filters.width)
        model: filters.names
        currentIndex: filters.names.length > 1 ? Math.max(0, find(filters.tables.rules)) : 0
        Accessible.name: qsTr("Rules")
        onActivated: row => filters.tables.rules = row === 0 ? "" : filters.tables.allRules[row - 1]
    }
}
