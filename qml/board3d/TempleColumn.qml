// One of the ten columns: four in front, four behind, one more on each side.
import QtQml
import Qt3D.Core

Turned {
    required property int index
    required property real side

    colour: "#fbf7ee"
    x: (index < 8 ? (index % 4 - 1.5) * 0.2 : index === 8 ? -0.3 : 0.3) * side
    z: (index < 4 ? 0.31 : index < 8 ? -0.31 : 0) * side
    profile: [Qt.point(0.05 * side, 0.14 * side), Qt.point(0.042 * side, 0.48 * side)]
}
