// A box of one colour, standing on y = `foot`.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth

Entity {
    id: block

    required property vector3d size
    required property color colour
    property real foot: 0
    property real x: 0
    property real z: 0

    components: [
        GeometryRenderer {
            geometry: BlockGeometry {
                size: block.size
            }
        },
        LitMaterial {
            colour: block.colour
        },
        Transform {
            translation: Qt.vector3d(block.x, block.foot, block.z)
        }
    ]
}
