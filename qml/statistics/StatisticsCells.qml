// A name, and figures in columns.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Row {
    id: row

    required property list<string> cells // as many as `columns`
    property bool bold: false

    readonly property int columns: 5
    readonly property real figureWidth: Math.min(Theme.sized(100), (width - spacing * 4) / 5.5)

    spacing: Theme.sized(8)

    Repeater {
        model: row.columns

        delegate: BodyText {
            required property int index

            width: index > 0 ? row.figureWidth : row.width - 4 * (row.figureWidth + row.spacing)
            text: row.cells[index]
            font.bold: row.bold
            font.pixelSize: row.bold ? Theme.smallSize : Theme.bodySize
            horizontalAlignment: index > 0 ? Text.AlignRight : Text.AlignLeft
            wrapMode: Text.Wrap
        }
    }
}
