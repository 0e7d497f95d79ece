// Shows a part of what does not fit, and follows the keyboard: whatever gets the focus comes into sight. Dragging is
// left to what lies on it, the wheel and the bar scroll.
import QtQuick
import QtQuick.Controls.Basic

Flickable {
    id: pane

    property real needed: contentHeight // of the height, by what lies on it
    readonly property bool overfull: contentHeight > height + 1
    // Beside what lies on it. Once there was need of a bar its room is kept until much less lies there: what wraps
    // otherwise beside it must not decide whether there is one, or the layout never comes to an end.
    property bool roomForBar: false
    readonly property Item focused: Window.activeFocusItem

    function roll(down: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + down));
    }

    function reveal(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        const space = Theme.sized(8);
        if (top - space < contentY)
            roll(top - space - contentY);
        else if (top + item.height + space > contentY + height)
            roll(Math.min(top - space, top + item.height + space - height) - contentY);
    }

    function isInside(item: Item): bool {
        while (item && item !== contentItem)
            item = item.parent;
        return item !== null;
    }

    function decideRoom(): void {
        if (height > 0 && needed > height + 1)
            roomForBar = true;
        else if (needed < height / 2)
            roomForBar = false;
    }

    contentWidth: width
    interactive: false
    clip: true
    onFocusedChanged: {
        if (overfull && focused && isInside(focused))
            reveal(focused);
    }
    onNeededChanged: decideRoom()
    onHeightChanged: {
        decideRoom();
        roll(0);
    }
    onContentHeightChanged: roll(0)
    ScrollBar.vertical: ScrollBar {
        policy: pane.overfull ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        interactive: true
    }

    WheelHandler {
        enabled: pane.overfull
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => pane.roll(-event.angleDelta.y)
    }
}
