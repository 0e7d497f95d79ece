// The buildings of one lot of the yard; those of the same description stand on one lot.
import QtQml
import Qt3D.Core

Entity {
    id: lot

    required property int index
    required property int floors
    required property int roof
    required property bool ghost
    required property color ownerColour

    required property Kit kit
    required property point place
    required property real side
    readonly property real height: house.height

    components: [
        Transform {
            translation: Qt.vector3d(lot.place.x - 26, -0.4, lot.place.y - 18)
        }
    ]

    Block {
        size: Qt.vector3d(3.6, 0.3, 3.6)
        foot: -0.3
        colour: "#efe5d2"
    }

    House {
        id: house

        kit: lot.kit
        floors: lot.floors
        roof: lot.roof
        colour: lot.ownerColour
        side: lot.side
    }
}
