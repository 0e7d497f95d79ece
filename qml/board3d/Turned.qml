// A profile turned around its axis, in one colour; `stretch` makes it oval.
import QtQml
import Qt3D.Core
import Capitol.Board3D

Entity {
    id: turned

    required property list<point> profile
    required property color colour
    property real stretch: 1
    property real x: 0
    property real z: 0
    property real gloss: 0

    components: [
        TurnedMesh {
            profile: turned.profile
        },
        LitMaterial {
            colour: turned.colour
            gloss: turned.gloss
        },
        Transform {
            translation: Qt.vector3d(turned.x, 0, turned.z)
            scale3D: Qt.vector3d(turned.stretch, 1, 1)
        }
    ]
}
