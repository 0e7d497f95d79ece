// A menu at a table, in the colours of the theme.
import QtQuick
import QtQuick.Controls.Basic
import Capitol.Theme

Menu {
    width: Theme.sized(250)
    padding: 1
    modal: true // a click beside it closes it and does nothing else
    dim: false

    background: Rectangle {
        color: Theme.panel
        border.color: Theme.bronze
    }
}
