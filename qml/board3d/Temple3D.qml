// Three steps, a cella, columns all around, a pediment of stone and a roof of terracotta tiles.
import QtQuick
import Qt3D.Core
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: temple

    required property SharedTextures textures
    required property real side

    // Six in front and behind, three more on each side.
    readonly property list<point> columns: {
        const places = [];
        for (let i = 0; i < 6; ++i)
            places.push(Qt.point((i - 2.5) * 0.126 * side, 0.33 * side), Qt.point((i - 2.5) * 0.126 * side, -0.33 * side));
        for (let i = 0; i < 3; ++i)
            places.push(Qt.point(0.315 * side, (i - 1) * 0.165 * side), Qt.point(-0.315 * side, (i - 1) * 0.165 * side));
        return places;
    }

    Block {
        size: Qt.vector3d(0.94, 0.05, 0.94).times(temple.side)
        colour: "#d9cdb8"
    }

    Block {
        size: Qt.vector3d(0.87, 0.05, 0.87).times(temple.side)
        foot: 0.05 * temple.side
        colour: "#e6dcc9"
    }

    Block {
        size: Qt.vector3d(0.8, 0.05, 0.8).times(temple.side)
        foot: 0.1 * temple.side
        colour: "#f4ecdd"
    }

    Block {
        size: Qt.vector3d(0.46, 0.36, 0.5).times(temple.side)
        foot: 0.15 * temple.side
        z: -0.04 * temple.side
        colour: "#c9b99c"
    }

    // A base, a shaft that narrows, and a capital.
    Turned {
        colour: "#fbf7ee"
        places: temple.columns
        profile: [Qt.point(0.05, 0.15), Qt.point(0.05, 0.175), Qt.point(0.038, 0.185), Qt.point(0.032, 0.455), Qt.point(0.05, 0.485), Qt.point(0.05, 0.51)].map(p => Qt.point(p.x * temple.side, p.y * temple.side))
    }

    Block {
        size: Qt.vector3d(0.74, 0.07, 0.77).times(temple.side)
        foot: 0.51 * temple.side
        colour: "#f4ecdd"
    }

    Entity {
        components: [
            RoofMesh {
                roof: 2
                side: 0.66 * temple.side
            },
            LitMaterial {
                colour: "#e9dfca"
            },
            Transform {
                translation: Qt.vector3d(0, 0.575 * temple.side, 0)
                scale3D: Qt.vector3d(1, 0.55, 1.14)
            }
        ]
    }

    Entity {
        components: [
            RoofMesh {
                roof: 2
                side: 0.74 * temple.side
            },
            LitMaterial {
                picture: temple.textures.tiles
                relief: 0.06
            },
            Transform {
                translation: Qt.vector3d(0, 0.58 * temple.side, 0)
                scale3D: Qt.vector3d(1, 0.55, 0.96)
            }
        ]
    }
}
