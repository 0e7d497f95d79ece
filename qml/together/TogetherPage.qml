// Tables with people elsewhere: finding one, making one, and waiting at one for the game to begin.
import QtQuick
import Capitol
import Capitol.Theme

FocusScope {
    id: page

    signal backWanted

    property bool making: false // a table is being put together
    readonly property bool waiting: App.together.room !== null

    focus: true
    Component.onCompleted: App.together.open = true
    Component.onDestruction: App.together.open = false
    onWaitingChanged: making = false

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.margins: 24
        width: Math.min(Theme.sized(900), parent.width - 48)

        LobbyPanel {
            anchors.fill: parent
            visible: !page.making && !page.waiting
            focus: visible
            onBackWanted: page.backWanted()
            onMakeWanted: page.making = true
        }

        NewTablePanel {
            anchors.fill: parent
            visible: page.making && !page.waiting
            focus: visible
            onBackWanted: page.making = false
        }

        Loader {
            anchors.fill: parent
            active: page.waiting
            focus: active
            sourceComponent: waitingPanel
        }
    }

    Component {
        id: waitingPanel

        WaitingPanel {
            room: App.together.room
            table: App.together.table
        }
    }
}
