// One of a list, which opens on a click.
import QtQuick
import QtQuick.Controls.Basic
import Capitol.Theme

ComboBox {
    id: chooser

    implicitHeight: Theme.sized(38)
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    palette.highlightedText: Theme.ink // what is marked in the list lies on a light ground

    background: Rectangle {
        radius: Theme.radius
        color: chooser.hovered ? Theme.panelSoft : Theme.panel
        border.color: Theme.bronze

        FocusRing {
            shown: chooser.visualFocus
        }
    }
}
