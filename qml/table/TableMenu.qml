// The table's menu: the view, the settings, the keys, saving, leaving.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Capitol
import Capitol.Theme

Menu {
    id: menu

    signal compareWanted
    signal settingsWanted
    signal keysWanted
    signal rulesWanted
    signal aboutWanted

    function save(): void {
        saving.open();
    }

    width: Theme.sized(250)

    MenuItem {
        objectName: "switchView"
        text: App.preferences.view3d ? qsTr("Flat board") : qsTr("Board in 3D")
        enabled: App.board3dAvailable
        onTriggered: App.preferences.view3d = !App.preferences.view3d
    }

    MenuItem {
        objectName: "tableRules"
        text: qsTr("Rules…")
        onTriggered: menu.rulesWanted()
    }

    MenuItem {
        objectName: "tableSettings"
        text: qsTr("Settings…")
        onTriggered: menu.settingsWanted()
    }

    MenuItem {
        objectName: "tableKeys"
        text: qsTr("Keyboard…")
        onTriggered: menu.keysWanted()
    }

    MenuItem {
        objectName: "tableCompare"
        text: qsTr("Compare the sheets…")
        onTriggered: menu.compareWanted()
    }

    MenuItem {
        objectName: "tableGuide"
        text: qsTr("Player's guide")
        onTriggered: App.about.openGuide("players-guide")
    }

    MenuItem {
        objectName: "tableAbout"
        text: qsTr("About Capitol…")
        onTriggered: menu.aboutWanted()
    }

    MenuSeparator {}

    MenuItem {
        objectName: "saveGame"
        text: qsTr("Save a copy…")
        onTriggered: menu.save()
    }

    MenuItem {
        objectName: "leaveGame"
        text: qsTr("Back to the start page")
        onTriggered: App.leaveGame()
    }

    FileDialog {
        id: saving

        title: qsTr("Save a copy of the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "capitol"
        nameFilters: [qsTr("Capitol games (*.capitol)")]
        onAccepted: App.saveRecord(selectedFile)
    }
}
