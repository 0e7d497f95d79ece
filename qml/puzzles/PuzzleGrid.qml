// The puzzles that pass the filter, each with a mark for what was made of it. The arrow keys go from one to another.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column { // no layout, since the legend is a text that wraps
    id: grid

    required property Puzzles puzzles
    readonly property int cellWidth: Theme.sized(54)
    readonly property int columns: Math.max(1, Math.floor((cells.width + cells.spacing) / (cellWidth + cells.spacing)))
    property int current: 0 // that Tab leads to

    function go(row: int): void {
        if (row >= 0 && row < repeater.count)
            repeater.itemAt(row).forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.sized(8)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Puzzles")

    Flow {
        id: cells

        width: grid.width
        spacing: 4

        Repeater {
            id: repeater

            model: grid.puzzles.list
            onCountChanged: grid.current = 0

            delegate: PuzzleCell {
                width: grid.cellWidth
                reached: index === grid.current
                onActiveFocusChanged: {
                    if (activeFocus)
                        grid.current = index;
                }
                onClicked: grid.puzzles.play(index)
                Keys.onLeftPressed: grid.go(index - 1)
                Keys.onRightPressed: grid.go(index + 1)
                Keys.onUpPressed: grid.go(index - grid.columns)
                Keys.onDownPressed: grid.go(index + grid.columns)
            }
        }
    }

    BodyText {
        width: grid.width
        visible: repeater.count === 0
        text: qsTr("No puzzles in this set match.")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    BodyText {
        width: grid.width
        visible: repeater.count > 0
        text: qsTr("★ solved on the first try · ✓ solved later · ○ answer shown · ✕ not solved yet")
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
