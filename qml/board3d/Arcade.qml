// A row of arches all around an amphitheatre.
import QtQml
import Qt3D.Core

Entity {
    id: arcade

    required property list<point> profile
    required property SharedTextures textures
    required property real stretch

    components: [
        TurnedMesh {
            profile: arcade.profile
        },
        Papered {
            diffuse: arcade.textures.arcade
        },
        Transform {
            scale3D: Qt.vector3d(arcade.stretch, 1, 1)
        }
    ]
}
