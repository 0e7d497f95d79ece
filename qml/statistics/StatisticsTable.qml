// One line for all games, then groups of lines below their headings.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol

Column { // no layout, since the lines are texts that wrap
    id: table

    required property StatisticsModel rows

    spacing: 6
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Statistics")

    StatisticsCells {
        width: table.width
        cells: ["", qsTr("Games"), qsTr("Won"), qsTr("Average score"), qsTr("Average margin")]
        bold: true
    }

    Repeater {
        model: table.rows

        delegate: StatisticsLine {
            width: table.width
        }
    }
}
