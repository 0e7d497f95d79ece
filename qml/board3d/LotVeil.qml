// The shadow and the glow of one lot of the yard.
import QtQml
import Qt3D.Core

Entity {
    id: veil

    required property int index
    required property int floors
    required property int roof
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

    CastShadow {
        kit: veil.kit
        side: 0.78 * veil.side
        height: 0.78 * veil.side * (0.44 * veil.floors + (veil.roof === 0 ? 0 : 0.3))
    }

    Quad {
        enabled: veil.legal || veil.selected || veil.hovered
        texture: veil.selected ? veil.kit.freshGlow : veil.legal ? veil.kit.legalGlow : veil.kit.hoverGlow
        side: 4.6
        height: 0.04
    }
}
