// The board in 3D or flat.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    spacing: 8

    ChoiceButton {
        objectName: "view3d"
        Layout.fillWidth: true
        text: qsTr("Board in 3D")
        checked: App.preferences.view3d && App.board3dAvailable
        enabled: App.board3dAvailable
        onClicked: App.preferences.view3d = true
    }

    ChoiceButton {
        objectName: "view2d"
        Layout.fillWidth: true
        text: qsTr("Flat board")
        checked: !App.preferences.view3d || !App.board3dAvailable
        onClicked: App.preferences.view3d = false
    }
}
