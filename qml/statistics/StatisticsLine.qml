// A line of the table, below the heading of its group if it is the first one.
import QtQuick
import Capitol.Theme

Column {
    id: line

    required property int index
    required property string group
    required property string name
    required property int games
    required property int won
    required property string score
    required property string margin

    objectName: "statisticsLine" + index
    spacing: 6

    Heading {
        topPadding: Theme.sized(10)
        width: line.width
        visible: line.group !== ""
        text: line.group
        font.pixelSize: Theme.sized(18)
        wrapMode: Text.Wrap
    }

    StatisticsCells {
        width: line.width
        cells: [line.name, line.games.toString(), line.won.toString(), line.score, line.margin]
    }
}
