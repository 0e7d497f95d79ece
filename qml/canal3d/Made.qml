// A shape of one colour.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth

Entity {
    id: made

    required property Geometry shape
    required property color colour
    property color glow: "black"
    property real gloss: 0

    components: [
        GeometryRenderer {
            geometry: made.shape
        },
        LitMaterial {
            colour: made.colour
            glow: made.glow
            gloss: made.gloss
        }
    ]
}
