// The paving of one lot of the yard.
import QtQml
import Qt3D.Core
import Capitol.Depth

Block {
    required property point place

    size: Qt.vector3d(3.6, 0.3, 3.6)
    colour: "#efe5d2"
    foot: -0.7
    x: place.x
    z: place.y
}
