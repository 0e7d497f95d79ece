// A list to choose from, which opens on a click.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

ComboBox {
    id: chooser

    function unfold(event: KeyEvent): void {
        event.accepted = !popup.visible;
        if (event.accepted)
            popup.open();
    }

    implicitHeight: Theme.sized(38)
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize

    // Qt's own delegates take names for rich text.
    delegate: T.ItemDelegate {
        id: line

        required property int index
        required property var model // its roles are the list's

        width: ListView.view.width
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        padding: Theme.sized(10)
        text: line.model[chooser.textRole || "modelData"]
        font.family: chooser.font.family
        font.pixelSize: chooser.font.pixelSize
        font.weight: chooser.currentIndex === index ? Font.DemiBold : Font.Normal
        highlighted: chooser.highlightedIndex === index
        hoverEnabled: chooser.hoverEnabled

        contentItem: BodyText {
            text: line.text
            font: line.font
            elide: Text.ElideRight
        }

        background: Rectangle {
            color: line.down ? Theme.glow : line.highlighted ? Theme.glowSoft : "transparent"
        }
    }

    // Enter opens the list, as well as Space; an open one takes its own keys.
    Keys.onReturnPressed: event => unfold(event)
    Keys.onEnterPressed: event => unfold(event)

    background: Rectangle {
        radius: Theme.radius
        color: chooser.hovered ? Theme.panelSoft : Theme.panel
        border.color: Theme.bronze

        FocusRing {
            shown: chooser.visualFocus
        }
    }
}
