// The board: a wooden frame, and the painted land and river.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: ground

    required property BoardPlan plan
    required property SharedTextures textures
    readonly property size boardSize: plan.size // centimetres

    Entity {
        components: [
            GeometryRenderer {
                geometry: LandGeometry {
                    plan: ground.plan
                }
            },
            LitMaterial {
                picture: ground.textures.ground
                relief: 0.05
            }
        ]
    }

    Entity {
        components: [
            GeometryRenderer {
                geometry: WaterGeometry {
                    plan: ground.plan
                }
            },
            LitMaterial {
                picture: ground.textures.ground
                surface: LitMaterial.River
            },
            Transform {
                translation: Qt.vector3d(0, 0.01, 0)
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
            textures: ground.textures
        }
    }
}
