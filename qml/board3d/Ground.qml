// The board: a wooden frame, and the painted land and river.
import QtQml
import Qt3D.Core
import Qt3D.Extras
import Capitol.Theme

Entity {
    id: ground

    required property size boardSize // centimetres
    required property SharedTextures textures

    Entity {
        components: [
            PlaneMesh {
                width: ground.boardSize.width
                height: ground.boardSize.height
            },
            Papered {
                diffuse: ground.textures.ground
            }
        ]
    }

    Block {
        size: Qt.vector3d(ground.boardSize.width + 1.6, 1.2, ground.boardSize.height + 1.6)
        foot: -1.22
        colour: "#8a5a35"
    }

    NodeInstantiator {
        model: 4

        delegate: FrameBeam {
            boardSize: ground.boardSize
        }
    }
}
