// A building: wooden floors, and the roof of its owner. It stands on its own origin.
import QtQml
import Qt3D.Core
import Capitol.Board3D
import Capitol.Depth

HouseForm {
    id: house

    required property SharedTextures textures
    property real lift: 0 // of its topmost piece, on its way down

    readonly property bool stacking: lift > 0 && roof === 0

    Entity {
        enabled: !house.stacking || house.floors > 1
        components: [
            TowerMesh {
                floors: house.stacking ? house.floors - 1 : house.floors
                side: house.side
                floorHeight: house.floorHeight
            },
            LitMaterial {
                picture: house.textures.wood
                relief: 0.04
            }
        ]
    }

    Pieces {
        active: house.stacking

        delegate: Entity {
            components: [
                TowerMesh {
                    floors: 1
                    side: house.side
                    floorHeight: house.floorHeight
                },
                LitMaterial {
                    picture: house.textures.wood
                    relief: 0.04
                },
                Transform {
                    translation: Qt.vector3d(0, (house.floors - 1) * house.floorHeight + house.lift, 0)
                }
            ]
        }
    }

    Roof {
        textures: house.textures
        enabled: house.roof !== 0
        shape: house.roof
        side: house.side
        hue: house.hue
        foot: house.roofFoot + house.lift
    }
}
