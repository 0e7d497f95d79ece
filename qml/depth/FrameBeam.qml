// One of the four raised beams around the board: far, near, left, right.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth

Entity {
    id: beam

    required property int index
    required property size boardSize // centimetres
    required property TableTextures textures

    readonly property bool across: index < 2
    readonly property real thick: 0.8
    readonly property real away: (across ? boardSize.height : boardSize.width) / 2 + thick / 2
    readonly property real side: index % 2 === 0 ? -away : away

    components: [
        GeometryRenderer {
            geometry: BlockGeometry {
                size: Qt.vector3d(beam.across ? beam.boardSize.width + 2 * beam.thick : beam.boardSize.height, 1.62, beam.thick)
            }
        },
        LitMaterial {
            picture: beam.textures.frame
            relief: 0.04
            gloss: 0.18
        },
        Transform {
            rotationY: beam.across ? 0 : 90
            translation: Qt.vector3d(beam.across ? 0 : beam.side, -1.22, beam.across ? beam.side : 0)
        }
    ]
}
