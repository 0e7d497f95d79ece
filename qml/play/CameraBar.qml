// The saved views of the 3D board, and a button to reset the current one.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Row {
    id: bar

    readonly property list<string> views: ["top", "table", "close"]
    readonly property list<string> names: [qsTr("Top view"), qsTr("Table view"), qsTr("Close-up view")]

    signal resetWanted

    spacing: 4

    Repeater {
        model: bar.views.length

        delegate: CameraButton {
            required property int index

            objectName: "view-" + bar.views[index]
            slant: [0, 0.22, 0.36][index]
            depth: [0.8, 0.55, 0.36][index]
            checked: App.preferences.cameraView === bar.views[index]
            name: bar.names[index]
            onClicked: App.preferences.cameraView = bar.views[index]
        }
    }

    CapButton {
        objectName: "resetCamera"
        text: "↺"
        implicitWidth: Theme.sized(34)
        implicitHeight: Theme.sized(30)
        padding: 0
        leftPadding: 0
        rightPadding: 0
        focusPolicy: Qt.TabFocus
        Accessible.name: qsTr("Reset the view")
        onClicked: bar.resetWanted()
    }
}
