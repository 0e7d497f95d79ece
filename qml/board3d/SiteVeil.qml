// What is seen through on one site: shadow, glow, and the ghost of a move being composed.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D

Entity {
    id: veil

    required property int index
    required property real x
    required property real y
    required property bool large
    required property string content
    required property int area
    required property int owner
    required property int hue
    required property int floors
    required property int roof
    required property bool legal
    required property bool ghost
    required property bool selected
    required property bool fresh

    required property BoardPlan plan
    required property Kit kit
    required property bool hovered
    required property bool lit // told of beside the board
    required property bool focused

    readonly property real side: large ? plan.largeSize : plan.siteSize
    readonly property Texture2D glow: focused ? kit.focusGlow : selected ? kit.freshGlow : legal ? kit.legalGlow : hovered || lit ? kit.hoverGlow : kit.freshGlow

    components: [
        Transform {
            translation: Qt.vector3d(veil.x - 26, 0.55, veil.y - 18)
        }
    ]

    readonly property bool house: content === "building"

    CastShadow {
        enabled: veil.content !== "" && !veil.ghost
        kit: veil.kit
        side: (veil.house ? 0.78 : 0.84) * veil.side
        height: veil.house ? 0.78 * veil.side * (0.44 * veil.floors + 0.3) : (veil.content === "temple" ? 0.75 : 0.35) * veil.side
    }

    Quad {
        enabled: veil.legal || veil.selected || veil.hovered || veil.lit || veil.focused || veil.fresh
        texture: veil.glow
        side: veil.side * (veil.lit || veil.legal && veil.hovered ? 1.75 : 1.5)
        height: 0.04
    }

    Pieces {
        active: veil.ghost && veil.content === "building"

        delegate: GhostHouse {
            floors: veil.floors
            roof: veil.roof
            hue: veil.hue
            side: veil.side * 0.78
        }
    }
}
