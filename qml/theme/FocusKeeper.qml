// A control that goes from sight keeps the keyboard, and Enter would press what nobody sees: another one gets it instead.
import QtQuick

Timer {
    id: keeper

    required property bool here // the keyboard is where this watches over it
    required property Item next // that gets it
    readonly property Item listener: next.Window.activeFocusItem

    interval: 0
    running: here && listener !== null && !listener.visible
    onTriggered: next.forceActiveFocus(Qt.TabFocusReason)
}
