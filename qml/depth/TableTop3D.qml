// The table under the board.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth

Entity {
    id: table

    required property TableTextures textures
    property real level: 0

    components: [
        GeometryRenderer {
            geometry: TableGeometry {}
        },
        LitMaterial {
            picture: table.textures.planks
            relief: 0.03
            gloss: 0.12
        },
        Transform {
            translation: Qt.vector3d(0, table.level, 0)
        }
    ]
}
