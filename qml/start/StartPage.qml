// The first page: the board at rest, and the menu next to it.
import QtQuick
import Capitol.Theme

FocusScope {
    id: page

    signal compareWanted
    signal editorWanted
    signal measureWanted
    signal settingsWanted
    signal rulesWanted
    signal aboutWanted
    signal statisticsWanted
    signal togetherWanted

    property bool seating: false // a new game is being put together
    property bool choosing: false // one of the saved games
    property bool watching: false // to be watched, not played on

    function seat(): void {
        choosing = false;
        seating = true;
    }

    function choose(): void {
        seating = false;
        watching = false;
        choosing = true;
    }

    focus: true

    // It stays in its place when the sheet grows over it.
    StartBoard {
        readonly property real menuEnd: Theme.sized(360) + 48

        anchors.fill: parent
        frame: Qt.rect(menuEnd, 24, Math.max(150, parent.width - menuEnd - 24), parent.height - 48)
    }

    Panel {
        id: sheet

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: 24
        width: Math.min(Theme.sized(page.seating || page.choosing ? 620 : 360), parent.width - 48)

        StartMenu {
            anchors.fill: parent
            visible: !page.seating && !page.choosing
            focus: visible
            onCompareWanted: page.compareWanted()
            onEditorWanted: page.editorWanted()
            onMeasureWanted: page.measureWanted()
            onSettingsWanted: page.settingsWanted()
            onRulesWanted: page.rulesWanted()
            onAboutWanted: page.aboutWanted()
            onStatisticsWanted: page.statisticsWanted()
            onTogetherWanted: page.togetherWanted()
            onNewGameWanted: page.seating = true
            onGamesWanted: watching => {
                page.watching = watching;
                page.choosing = true;
            }
        }

        NewGamePanel {
            anchors.fill: parent
            visible: page.seating
            focus: visible
            onBackWanted: page.seating = false
        }

        GamesPanel {
            anchors.fill: parent
            anchors.margins: 28
            visible: page.choosing
            focus: visible
            watching: page.watching
            onBackWanted: page.choosing = false
        }
    }
}
