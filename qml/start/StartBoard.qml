// The board behind the start page: only to be looked at.
import QtQuick
import Capitol

Item {
    id: back

    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable

    enabled: false

    // The 2D board's space for the yard stays out of sight.
    Item {
        anchors.centerIn: parent
        width: parent.width
        height: back.inDepth ? parent.height : Math.min(parent.height, width * 0.71)
        clip: true

        Loader {
            id: loader

            width: parent.width
            height: back.inDepth ? parent.height : parent.height * 1.174
            source: back.inDepth ? "StartBoard3D.qml" : "StartBoard2D.qml"
        }
    }
}
