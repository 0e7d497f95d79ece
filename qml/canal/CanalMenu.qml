// The table's menu: the rules, the settings, the keys, saving, leaving.
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Play
import Capitol.Theme

GameMenu {
    id: menu

    required property RemoteTable remote // null for a game that is played here

    signal rulesWanted
    signal settingsWanted
    signal keysWanted
    signal aboutWanted

    function save(): void {
        saving.open(parent.Window.window, App.canal.copyName());
    }

    ViewLine {}

    MenuLine {
        objectName: "menuHint"
        visible: App.canalSession.help.hintAgreed
        text: qsTr("Hint")
        enabled: App.canalSession.help.canAskHint
        onTriggered: App.canalSession.help.askHint()
    }

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
        objectName: "tableAbout"
        text: qsTr("About Capitol…")
        onTriggered: menu.aboutWanted()
    }

    RemoteLines {
        remote: menu.remote
    }

    KeepRulesLine {
        remote: menu.remote
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
        enabled: App.canalSession.recorded
        onTriggered: menu.save()
    }

    MenuLine {
        objectName: "leaveGame"
        text: qsTr("Back to the start page")
        onTriggered: App.canal.leave()
    }

    FileQuestion {
        id: saving

        title: qsTr("Save a copy of the game")
        writing: true
        filters: [qsTr("Canal Mania games (*.canal)")]
        theme: App.theme
        onChosen: file => App.canal.saveRecord(file)
    }
}
