// A box of one colour, standing on y = `foot`.
import QtQml
import Qt3D.Core
import Qt3D.Extras

Entity {
    id: block

    required property vector3d size
    required property color colour
    property real foot: 0
    property real x: 0
    property real z: 0

    components: [
        CuboidMesh {
            xExtent: block.size.x
            yExtent: block.size.y
            zExtent: block.size.z
        },
        Matt {
            diffuse: block.colour
        },
        Transform {
            translation: Qt.vector3d(block.x, block.foot + block.size.y / 2, block.z)
        }
    ]
}
