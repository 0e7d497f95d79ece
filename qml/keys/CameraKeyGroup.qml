// The keys of a board in depth, of either game.
import QtQuick

KeyGroup {
    name: qsTr("3D camera")
    keys: [qsTr("Ctrl+1, 2, 3"), qsTr("Ctrl+0"), qsTr("Ctrl+Arrows"), qsTr("Ctrl+Plus, Ctrl+Minus"), qsTr("Mouse")]
    deeds: [qsTr("Top view, table view, close-up view"), qsTr("Reset the view"), qsTr("Rotate around the board, tilt up and down"), qsTr("Zoom in, zoom out"), qsTr("Drag to rotate, right-drag to pan, scroll to zoom")]
}
