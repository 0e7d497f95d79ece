// The table's menu: the view, the settings, the keys, saving, leaving.
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Play
import Capitol.Theme

GameMenu {
    id: menu

    required property RemoteTable remote // null for a game that is played here

    signal compareWanted
    signal settingsWanted
    signal keysWanted
    signal rulesWanted
    signal aboutWanted
    signal memoryWanted

    function save(): void {
        saving.open(parent.Window.window, App.capitol.copyName());
    }

    MenuLine {
        objectName: "menuHint"
        visible: App.session.help.hintAgreed
        text: qsTr("Hint")
        enabled: App.session.help.canAskHint
        onTriggered: App.session.help.askHint()
    }

    MenuLine {
        objectName: "menuMemory"
        visible: App.session.help.memoryAgreed
        enabled: visible // so that the arrows pass it by
        text: qsTr("What everyone has seen…")
        onTriggered: menu.memoryWanted()
    }

    RemoteLines {
        remote: menu.remote
    }

    KeepRulesLine {
        remote: menu.remote
    }

    ViewLine {}

    MenuLine {
        objectName: "tableRules"
        text: qsTr("Rules…")
        onTriggered: menu.rulesWanted()
    }

    MenuLine {
        objectName: "tableSettings"
        text: qsTr("Settings…")
        onTriggered: menu.settingsWanted()
    }

    MenuLine {
        objectName: "tableKeys"
        text: qsTr("Keyboard…")
        onTriggered: menu.keysWanted()
    }

    MenuLine {
        objectName: "tableCompare"
        text: qsTr("Compare the rule texts…")
        onTriggered: menu.compareWanted()
    }

    MenuLine {
        objectName: "tableGuide"
        text: qsTr("Player’s guide")
        onTriggered: App.about.openGuide("players-guide")
    }

    MenuLine {
        objectName: "tableAbout"
        text: qsTr("About Capitol…")
        onTriggered: menu.aboutWanted()
    }

    MenuSeparator {
        contentItem: Rectangle {
            implicitHeight: 1
            color: Theme.line
        }
    }

    MenuLine {
        objectName: "saveGame"
        text: qsTr("Save a copy…")
        enabled: App.session.recorded
        onTriggered: menu.save()
    }

    MenuLine {
        objectName: "leaveGame"
        text: App.puzzles.posed.on ? qsTr("Back to the puzzles") : qsTr("Back to the start page")
        onTriggered: App.capitol.leave()
    }

    FileQuestion {
        id: saving

        title: qsTr("Save a copy of the game")
        writing: true
        filters: [qsTr("Capitol games (*.capitol)")]
        theme: App.theme
        onChosen: file => App.capitol.saveRecord(file)
    }
}
