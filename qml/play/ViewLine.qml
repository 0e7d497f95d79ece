// The menu line that changes between the boards in 2D and in 3D.
import Capitol

MenuLine {
    objectName: "switchView"
    text: App.preferences.view3d ? qsTr("2D board") : qsTr("3D board")
    enabled: App.board3dAvailable
    onTriggered: App.preferences.view3d = !App.preferences.view3d
}
