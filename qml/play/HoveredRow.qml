// The row of a list that is under the pointer, or -1. Declared inside that list.
import QtQuick

HoverHandler {
    required property ListView list
    readonly property int row: hovered && list.count > 0 ? list.indexAt(point.position.x, point.position.y) : -1
}
