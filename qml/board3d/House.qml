// A building: wooden floors, and the roof of its owner. It stands on its own origin.
import QtQml
import Qt3D.Core

HouseForm {
    id: house

    required property Kit kit

    Entity {
        components: [
            TowerMesh {
                floors: house.floors
                side: house.side
                floorHeight: house.floorHeight
            },
            Papered {
                diffuse: house.kit.wood
            }
        ]
    }

    Roof {
        enabled: house.roof !== 0
        shape: house.roof
        side: house.side
        colour: house.colour
        foot: house.roofFoot
    }
}
