// The board: a wooden frame, and the painted land and river.
import QtQml
import Qt3D.Core
import Qt3D.Extras
import Capitol.Theme

Entity {
    id: ground

    required property SharedTextures textures

    Entity {
        components: [
            PlaneMesh {
                width: 52
                height: 36
            },
            Papered {
                diffuse: ground.textures.ground
            }
        ]
    }

    Block {
        size: Qt.vector3d(53.6, 1.2, 37.6)
        foot: -1.22
        colour: "#8a5a35"
    }

    NodeInstantiator {
        model: 4

        delegate: FrameBeam {}
    }
}
