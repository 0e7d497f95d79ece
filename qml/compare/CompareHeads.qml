// The headings of the columns, each above its cells.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Item {
    id: heads

    required property Comparison comparison
    required property real topicWidth
    readonly property real columnWidth: (width - Theme.space - topicWidth) / Math.max(1, comparison.columns.count)

    implicitHeight: Math.max(row.implicitHeight, topic.implicitHeight) // while the rule texts are loading there are no columns

    BodyText {
        id: topic

        width: heads.topicWidth - Theme.spaceSmall
        anchors.bottom: parent.bottom
        text: qsTr("Topic")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    Row {
        id: row

        x: heads.topicWidth

        Repeater {
            model: heads.comparison.columns

            ColumnHead {
                width: heads.columnWidth
                comparison: heads.comparison
            }
        }
    }
}
