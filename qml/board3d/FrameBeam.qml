// One of the four raised beams around the board: far, near, left, right.
import QtQml
import Qt3D.Core

Block {
    required property int index

    readonly property bool across: index < 2

    size: across ? Qt.vector3d(53.6, 0.6, 0.8) : Qt.vector3d(0.8, 0.6, 36)
    foot: -0.2
    x: across ? 0 : index === 2 ? -26.4 : 26.4
    z: across ? (index === 0 ? -18.4 : 18.4) : 0
    colour: "#94633c"
}
