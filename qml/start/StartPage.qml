// The first thing seen: the board at rest, and beside it what can be done.
import QtQuick
import Capitol.Theme

FocusScope {
    id: page

    signal settingsWanted

    property bool seating: false // a new game is being put together

    focus: true

    StartBoard {
        x: sheet.x + sheet.width + 24
        y: 24
        width: Math.max(1, parent.width - x - 24)
        height: parent.height - 48
        visible: width > 150
    }

    Panel {
        id: sheet

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: 24
        width: Math.min(Theme.sized(page.seating ? 620 : 360), parent.width - 48)

        StartMenu {
            anchors.fill: parent
            visible: !page.seating
            focus: visible
            onSettingsWanted: page.settingsWanted()
            onNewGameWanted: page.seating = true
        }

        NewGamePanel {
            anchors.fill: parent
            visible: page.seating
            focus: visible
            onBackWanted: page.seating = false
        }
    }
}
