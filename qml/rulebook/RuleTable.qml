// A table of the rulebook; its columns share the width by what they hold.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Grid {
    id: table

    required property list<string> cells
    required property int columnCount

    readonly property list<real> shares: columnCount === 3 ? [0.3, 0.42, 0.28] : [0.2, 0.8]

    columns: columnCount
    columnSpacing: 0
    rowSpacing: Theme.sized(6)

    Repeater {
        model: table.cells.length // by number: another language keeps the cells

        delegate: RuleText {
            required property int index

            width: table.width * table.shares[index % table.columnCount]
            rightPadding: Theme.sized(10)
            words: table.cells[index] ?? ""
            font.bold: index < table.columnCount
        }
    }
}
