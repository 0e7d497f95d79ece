// A line to write in.
import QtQuick
import QtQuick.Controls.Basic

TextField {
    id: field

    implicitHeight: Theme.sized(38)
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    color: Theme.ink
    selectByMouse: true

    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.color: field.activeFocus ? Theme.focus : Theme.line
        border.width: field.activeFocus ? 2 : 1
    }
}
