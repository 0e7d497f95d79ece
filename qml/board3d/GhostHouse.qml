// A building that is seen through: a preview, or one that stands before something.
import QtQml
import Qt3D.Core
import Capitol.Depth
import Capitol.Theme

HouseForm {
    id: ghost

    property real strength: 1

    Entity {
        components: [
            TowerMesh {
                floors: ghost.floors
                side: ghost.side
                floorHeight: ghost.floorHeight
            },
            LitMaterial {
                surface: LitMaterial.Glass
                colour: Qt.alpha(Theme.wood, 0.6 * ghost.strength)
            }
        ]
    }

    Entity {
        enabled: ghost.roof !== 0
        components: [
            RoofMesh {
                roof: Math.max(1, ghost.roof)
                side: ghost.side
            },
            LitMaterial {
                surface: LitMaterial.Glass
                colour: Qt.alpha(Theme.player(ghost.hue).colour, 0.65 * ghost.strength)
            },
            Transform {
                translation: Qt.vector3d(0, ghost.roofFoot, 0)
            }
        ]
    }
}
