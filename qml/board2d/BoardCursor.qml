// Has the focus while the keyboard is on the sites; the site itself shows it.
import QtQuick
import Capitol.Board2D

Item {
    required property BoardKeys keys

    objectName: "boardCursor"
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    Accessible.focusable: true
    Keys.onTabPressed: event => event.accepted = keys.alongAreas(1)
    Keys.onBacktabPressed: event => event.accepted = keys.alongAreas(-1)
    onActiveFocusChanged: {
        if (activeFocus)
            keys.arrive();
    }
}
