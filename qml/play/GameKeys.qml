// What has the keyboard at a table: keys that the focused control does not use arrive here.
import QtQuick

FocusScope {
    id: keys

    // A button that went from sight keeps the focus, and the keys would be lost on it.
    readonly property Item listener: Window.activeFocusItem
    readonly property bool unheard: visible && listener !== null && !(listener.visible && listener.enabled)

    // Takes the focus from whatever of the table had it, so that all keys arrive here.
    function rest(): void {
        nowhere.focus = true;
    }

    focus: true

    Timer {
        interval: 0
        running: keys.unheard
        onTriggered: keys.rest()
    }

    Item {
        id: nowhere

        focus: true
    }
}
