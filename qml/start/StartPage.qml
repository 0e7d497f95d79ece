// The first thing seen: the board at rest, and beside it what can be done.
import QtQuick
import Capitol.Theme

FocusScope {
    id: page

    property bool seating: false // a new game is being put together

    focus: true

    StartBoard {
        anchors.left: sheet.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: 24
    }

    Panel {
        id: sheet

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: 24
        width: page.seating ? 620 : 360

        StartMenu {
            anchors.fill: parent
            anchors.margins: 28
            visible: !page.seating
            focus: visible
            onNewGameWanted: page.seating = true
        }

        NewGamePanel {
            anchors.fill: parent
            anchors.margins: 28
            visible: page.seating
            focus: visible
            onBackWanted: page.seating = false
        }
    }
}
