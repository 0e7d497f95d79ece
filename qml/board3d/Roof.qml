// A half-cylinder or a gable in a player's colour, with the player's symbol on both slopes.
import QtQml
import Qt3D.Core
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: roof

    required property SharedTextures textures
    required property int shape // 1 round, 2 triangular
    required property real side
    required property int hue
    required property real foot

    components: [
        RoofMesh {
            roof: Math.max(1, roof.shape)
            side: roof.side
        },
        LitMaterial {
            relief: 0.06
            gloss: 0.22
            picture: roof.textures.roof(roof.hue)
        },
        Transform {
            translation: Qt.vector3d(0, roof.foot, 0)
        }
    ]
}
