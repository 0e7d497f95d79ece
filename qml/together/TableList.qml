// Tables that can be joined, one below the other.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol

Column {
    id: list

    required property TablesModel tables

    signal joinWanted(int row)

    spacing: 6

    Repeater {
        model: list.tables

        delegate: TableLine {
            objectName: list.objectName + index
            width: list.width
            onClicked: list.joinWanted(index)
        }
    }
}
