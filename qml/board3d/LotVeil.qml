// The shadow and the glow of one lot of the yard.
import QtQml
import Qt3D.Core

Entity {
    id: veil

    required property int index
    required property bool legal
    required property bool selected

    required property Kit kit
    required property point place
    required property real side
    required property bool hovered

    components: [
        Transform {
            translation: Qt.vector3d(veil.place.x - 26, -0.4, veil.place.y - 18)
        }
    ]

    Quad {
        texture: veil.kit.shadow
        side: veil.side * 1.3
        height: 0.02
    }

    Quad {
        enabled: veil.legal || veil.selected || veil.hovered
        texture: veil.selected ? veil.kit.freshGlow : veil.legal ? veil.kit.legalGlow : veil.kit.hoverGlow
        side: 4.6
        height: 0.04
    }
}
