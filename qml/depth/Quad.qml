// A flat picture lying on the table, unlit: shadows and glows.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Qt3D.Extras
import Capitol.Depth

Entity {
    id: quad

    required property Texture2D texture
    required property real side
    property real height: 0

    components: [
        PlaneMesh {
            width: quad.side
            height: quad.side
        },
        LitMaterial {
            surface: LitMaterial.Print
            picture: quad.texture
        },
        Transform {
            translation: Qt.vector3d(0, quad.height, 0)
        }
    ]
}
