// One of the four raised beams around the board: far, near, left, right.
import QtQml
import Qt3D.Core

Block {
    required property int index
    required property size boardSize // centimetres

    readonly property bool across: index < 2
    readonly property real thick: 0.8
    readonly property real away: (across ? boardSize.height : boardSize.width) / 2 + thick / 2

    size: across ? Qt.vector3d(boardSize.width + 2 * thick, 0.6, thick) : Qt.vector3d(thick, 0.6, boardSize.height)
    foot: -0.2
    x: across ? 0 : index === 2 ? -away : away
    z: across ? (index === 0 ? -away : away) : 0
    colour: "#94633c"
}
