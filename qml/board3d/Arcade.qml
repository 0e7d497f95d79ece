// A row of arches all around an amphitheatre.
import QtQml
import Qt3D.Core
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: arcade

    required property list<point> profile
    required property SharedTextures textures
    required property real stretch

    components: [
        TurnedMesh {
            profile: arcade.profile
        },
        LitMaterial {
            picture: arcade.textures.arcade
            relief: 0.05
        },
        Transform {
            scale3D: Qt.vector3d(arcade.stretch, 1, 1)
        }
    ]
}
