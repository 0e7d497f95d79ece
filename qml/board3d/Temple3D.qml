// Steps, a cella, columns all around, and a gable in terracotta.
import QtQml
import Qt3D.Core
import Capitol.Board3D

Entity {
    id: temple

    required property real side
    readonly property color terracotta: "#b9603f"

    Block {
        size: Qt.vector3d(0.9, 0.07, 0.9).times(temple.side)
        colour: "#d9cdb8"
    }

    Block {
        size: Qt.vector3d(0.8, 0.07, 0.8).times(temple.side)
        foot: 0.07 * temple.side
        colour: "#f4ecdd"
    }

    Block {
        size: Qt.vector3d(0.42, 0.34, 0.5).times(temple.side)
        foot: 0.14 * temple.side
        z: -0.04 * temple.side
        colour: "#d9cdb8"
    }

    NodeInstantiator {
        model: 10

        delegate: TempleColumn {
            side: temple.side
        }
    }

    Block {
        size: Qt.vector3d(0.76, 0.07, 0.76).times(temple.side)
        foot: 0.48 * temple.side
        colour: "#f4ecdd"
    }

    Entity {
        components: [
            RoofMesh {
                roof: 2
                side: 0.74 * temple.side
            },
            LitMaterial {
                colour: temple.terracotta
            },
            Transform {
                translation: Qt.vector3d(0, 0.55 * temple.side, 0)
                scale3D: Qt.vector3d(1, 0.6, 1)
            }
        ]
    }
}
