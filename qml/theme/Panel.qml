// A travertine panel that things lie on.
import QtQuick

Rectangle {
    radius: Theme.radius
    color: Theme.panel
    border.color: Theme.line
    border.width: 1
    Accessible.role: Accessible.Pane
}
