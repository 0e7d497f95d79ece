// The first page: the chosen game's board at rest, and the menu next to it.
import QtQuick
import Capitol
import Capitol.Canal
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
    signal puzzlesWanted

    property bool seating: false // a new game is being put together
    property bool choosing: false // one of the saved games
    property bool watching: false // to be watched, not played on

    readonly property bool canal: App.preferences.game === "canal" // the game that was taken from the shelf

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
        id: city

        readonly property real menuEnd: Theme.sized(360) + 48

        anchors.fill: parent
        visible: !page.canal
        frame: Qt.rect(menuEnd, 24, Math.max(150, parent.width - menuEnd - 24), parent.height - 48)
    }

    StartMap {
        anchors.fill: parent
        visible: page.canal
        frame: city.frame
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
            canal: page.canal
            onCompareWanted: page.compareWanted()
            onEditorWanted: page.editorWanted()
            onMeasureWanted: page.measureWanted()
            onSettingsWanted: page.settingsWanted()
            onRulesWanted: page.rulesWanted()
            onAboutWanted: page.aboutWanted()
            onStatisticsWanted: page.statisticsWanted()
            onTogetherWanted: page.togetherWanted()
            onPuzzlesWanted: page.puzzlesWanted()
            onNewGameWanted: page.seating = true
            onGamesWanted: watching => {
                page.watching = watching;
                page.choosing = true;
            }
        }

        NewGamePanel {
            anchors.fill: parent
            visible: page.seating && !page.canal
            focus: visible
            canal: false
            onBackWanted: page.seating = false
        }

        NewGamePanel {
            anchors.fill: parent
            visible: page.seating && page.canal
            focus: visible
            canal: true
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
