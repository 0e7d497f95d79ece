// Shows part of something too wide, and scrolls sideways with the keyboard.
import QtQuick
import QtQuick.Controls.Basic
import Capitol.Theme

Flickable {
    id: pane

    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item): void {
        const left = item.mapToItem(contentItem, 0, 0).x;
        if (item.width < width && (left < contentX || left + item.width > contentX + width))
            contentX = Math.max(0, Math.min(contentWidth - width, left - Theme.space));
    }

    function isInside(item: Item): bool {
        while (item && item !== contentItem)
            item = item.parent;
        return item !== null;
    }

    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onFocusedChanged: {
        if (focused && isInside(focused))
            reveal(focused);
    }
    ScrollBar.horizontal: ScrollBar {
        policy: pane.contentWidth > pane.width + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }
}
