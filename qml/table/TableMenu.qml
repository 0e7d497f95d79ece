// The table's menu: the view, the language, the pace, saving, leaving.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Capitol

Menu {
    id: menu

    function save(): void {
        saving.open();
    }

    width: 250

    MenuItem {
        objectName: "switchView"
        text: App.preferences.view3d ? qsTr("Flat board") : qsTr("Board in 3D")
        enabled: App.board3dAvailable
        onTriggered: App.preferences.view3d = !App.preferences.view3d
    }

    MenuSeparator {}

    Instantiator {
        model: App.languages
        onObjectAdded: (index, object) => menu.insertItem(2 + index, object as MenuItem)
        onObjectRemoved: (index, object) => menu.removeItem(object as MenuItem)

        delegate: MenuItem {
            required property string code
            required property string name

            text: name
            checkable: true
            checked: App.preferences.language === code
            onTriggered: App.preferences.language = code
        }
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
