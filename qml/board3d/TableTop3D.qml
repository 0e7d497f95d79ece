// The table under the board. It is unlit: it lies the same way to the light everywhere.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board3D

Entity {
    id: table

    required property SharedTextures textures
    property real level: 0

    components: [
        GeometryRenderer {
            geometry: TableGeometry {}
        },
        Printed {
            texture: table.textures.planks
        },
        Transform {
            translation: Qt.vector3d(0, table.level, 0)
        }
    ]
}
