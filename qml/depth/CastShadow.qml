// The shadow of something that stands there, lying on the table.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth

Entity {
    id: shadow

    required property TableTextures textures
    required property real side
    property real depth: side
    required property real height
    property real rim: 0.22 * side
    property real level: 0.02

    components: [
        GeometryRenderer {
            geometry: ShadowGeometry {
                width: shadow.side
                depth: shadow.depth
                height: shadow.height
                rim: shadow.rim
            }
        },
        LitMaterial {
            surface: LitMaterial.Print
            picture: shadow.textures.shadow
        },
        Transform {
            translation: Qt.vector3d(0, shadow.level, 0)
        }
    ]
}
