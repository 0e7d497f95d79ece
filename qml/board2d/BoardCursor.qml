// Has the focus while the keyboard is on the sites; the site itself shows it.
import QtQuick
import Capitol.Board2D

Item {
    id: cursor

    required property BoardKeys keys

    objectName: "boardCursor"
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    Accessible.focusable: true
    onActiveFocusChanged: {
        if (activeFocus)
            keys.arrive();
    }
}
