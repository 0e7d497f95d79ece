// A player at the end: place, name, and where the points came from; in a table, or in words where it has no room.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: line

    required property int index
    required property string name
    required property int rank
    required property int hue
    required property int canals
    required property int goods
    required property int incomplete
    required property int builder
    required property int total
    required property list<string> heads // of the columns
    required property bool slim // in words
    required property real nameWidth // in a table
    readonly property list<int> points: [canals, goods, incomplete, builder, total]
    readonly property string words: Array.from(points).map((number, column) => qsTr("%1: %2", "where points came from, how many").arg(heads[column]).arg(number)).join(", ")

    objectName: "rank" + index
    spacing: 2
    Accessible.role: Accessible.ListItem
    Accessible.name: Texts.filled(qsTr("%1. %2: %3", "place, name, points"), [rank, name, words])

    Row {
        width: parent.width
        spacing: 0

        Row {
            width: line.slim ? parent.width : line.nameWidth
            spacing: 6

            Heading {
                width: Theme.sized(18)
                text: line.rank
                color: line.rank === 1 ? Theme.accent : Theme.inkSoft
                font.pixelSize: Theme.sized(18)
                Accessible.ignored: true
            }

            PlayerBadge {
                hue: line.hue
            }

            BodyText {
                width: parent.width - Theme.sized(42) - 12
                text: line.name
                font.bold: line.rank === 1
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        Repeater {
            model: line.slim ? 0 : 5

            delegate: BodyText {
                required property int index

                width: (line.width - line.nameWidth) / 5
                text: line.points[index]
                font.bold: index === 4
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }

    BodyText {
        width: parent.width
        visible: line.slim
        text: line.words
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
        Accessible.ignored: true
    }
}
