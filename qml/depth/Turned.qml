// A profile turned around an axis, or around several, in one colour; `stretch` makes it oval.
import QtQuick
import Qt3D.Core
import Capitol.Depth

Entity {
    id: turned

    required property list<point> profile
    required property color colour
    property list<point> places: [Qt.point(0, 0)]
    property real stretch: 1

    components: [
        TurnedMesh {
            profile: turned.profile
            places: turned.places
        },
        LitMaterial {
            colour: turned.colour
        },
        Transform {
            scale3D: Qt.vector3d(turned.stretch, 1, 1)
        }
    ]
}
