// One line of a menu, in the colours of the theme.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.MenuItem {
    id: line

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    height: visible ? implicitHeight : 0
    padding: Theme.sized(10)
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    Accessible.role: Accessible.MenuItem
    Accessible.name: text

    contentItem: BodyText {
        text: line.text
        color: line.enabled ? Theme.ink : Theme.inkSoft
        elide: Text.ElideRight
    }

    background: Rectangle {
        color: line.highlighted ? Theme.glowSoft : "transparent"
        border.color: line.highlighted ? Theme.focus : "transparent"
    }
}
