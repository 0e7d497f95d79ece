// A barge on the map.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Canal3D
import Capitol.Depth

Entity {
    id: barge

    required property Landscape land
    required property color colour
    required property vector3d place // of its middle, in units
    property real heading: 0 // degrees from east, against the clock
    property real large: 1

    components: [
        GeometryRenderer {
            geometry: BargeGeometry {
                land: barge.land
            }
        },
        LitMaterial {
            colour: barge.colour
            gloss: 0.15
        },
        Transform {
            translation: barge.place
            rotationY: barge.heading
            scale: barge.large
        }
    ]
}
