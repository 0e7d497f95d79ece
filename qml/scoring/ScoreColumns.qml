// The columns of points side by side; where they do not all fit, the one just counted comes into sight, and the arrow
// keys move the rest.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Theme

Flickable {
    id: columns

    required property ScoreModel scores
    required property int expected // columns, for which room is kept
    property real least: Theme.sized(Theme.narrow ? 15 : 42) // of a column's width
    readonly property real columnWidth: Math.max(least, Math.floor(width / Math.max(1, expected)) - row.spacing)
    readonly property real headingHeight: Theme.sized(Theme.narrow ? 62 : 36)
    readonly property real rowHeight: Theme.sized(Theme.narrow ? 22 : 26)
    readonly property bool overfull: contentWidth > width + 1

    function roll(right: real): void {
        contentX = Math.max(0, Math.min(contentWidth - width, contentX + right));
    }

    function reveal(column: Item): void {
        roll(Math.max(0, column.x + column.width - contentX - width) + Math.min(0, column.x - contentX));
    }

    implicitHeight: row.implicitHeight + (overfull ? 16 : 0)
    contentWidth: row.width
    interactive: false
    clip: true
    activeFocusOnTab: overfull
    objectName: "scoreColumns"
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Points")
    Keys.onLeftPressed: roll(-columnWidth)
    Keys.onRightPressed: roll(columnWidth)
    ScrollBar.horizontal: ScrollBar {
        policy: columns.overfull ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        interactive: true
    }

    Row {
        id: row

        spacing: 4

        Repeater {
            model: columns.scores

            delegate: ScoreColumn {
                id: column

                width: columns.columnWidth
                headingHeight: columns.headingHeight
                rowHeight: columns.rowHeight
                upright: Theme.narrow
                onFreshChanged: {
                    if (fresh)
                        columns.reveal(column);
                }
            }
        }
    }

    Rectangle {
        parent: columns
        anchors.fill: parent
        visible: columns.activeFocus
        color: "transparent"
        border.color: Theme.focus
        border.width: 3
        radius: Theme.radius
    }
}
