// What the sun sees of the board and the yard in front of it: what it does not see lies in shadow.
import QtQml
import QtQuick
import Qt3D.Render

Camera {
    required property vector3d towards // the sun
    required property size boardSize // centimetres
    readonly property real reach: Math.hypot(boardSize.width, boardSize.height) / 2 + 4

    projectionType: CameraLens.OrthographicProjection
    left: -reach
    right: reach
    bottom: -reach
    top: reach
    nearPlane: 1
    farPlane: 3 * reach
    position: towards.times(1.5 * reach)
    viewCenter: Qt.vector3d(0, 0, 0)
    upVector: Qt.vector3d(0, 0, -1)
}
