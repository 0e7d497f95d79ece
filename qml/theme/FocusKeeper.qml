// Fires where what has the keyboard went from sight or was disabled: Enter would press what nobody sees, and other keys be lost.
import QtQuick

Timer {
    id: keeper

    required property Item window // any item in it
    required property bool here // the keyboard is where this watches over it
    readonly property Item listener: window.Window.activeFocusItem

    interval: 0
    running: here && listener !== null && !(listener.visible && listener.enabled)
}
