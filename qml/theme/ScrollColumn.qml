// A column of what takes up all of the height, and scrolls where that is not enough.
import QtQuick
import QtQuick.Layouts

ScrollPane {
    id: pane

    default property alias content: column.data
    property alias spacing: column.spacing
    property real margins: 0
    property real rightMargin: margins // with room for the bar where there may be one

    implicitHeight: column.implicitHeight + 2 * margins
    contentHeight: column.height + 2 * margins
    needed: implicitHeight

    ColumnLayout {
        id: column

        x: pane.margins
        y: pane.margins
        width: pane.width - pane.margins - pane.rightMargin
        height: Math.max(implicitHeight, pane.height - 2 * pane.margins)
    }
}
