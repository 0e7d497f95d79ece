// The transparent things on one site: shadow, glow, and the preview of a move being composed.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: overlay

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
    required property SharedTextures textures
    required property bool hovered
    required property bool lit // pointed at outside the board
    required property bool focused
    required property bool thin // its building stands before what has to be seen

    readonly property real side: large ? plan.largeSize : plan.siteSize
    readonly property Texture2D glow: focused ? textures.focusGlow : selected ? textures.chosenGlow : legal ? textures.legalGlow : hovered || lit ? textures.hoverGlow : textures.freshGlow

    components: [
        Transform {
            translation: Qt.vector3d(overlay.x, 0.55, overlay.y)
        }
    ]

    readonly property bool house: content === "building"
    readonly property real houseSide: HouseMeasures.side(side)
    property bool seenThrough: false // its building has been

    onThinChanged: seenThrough = seenThrough || thin

    CastShadow {
        enabled: overlay.textures.shadowsPainted && overlay.content !== "" && !overlay.ghost
        textures: overlay.textures
        side: overlay.house ? overlay.houseSide : 0.84 * overlay.side
        height: overlay.house ? HouseMeasures.shadowHeight(overlay.floors, overlay.roof, overlay.houseSide) : (overlay.content === "temple" ? 0.75 : 0.35) * overlay.side
    }

    Quad {
        enabled: overlay.legal || overlay.selected || overlay.hovered || overlay.lit || overlay.focused || overlay.fresh
        texture: overlay.glow
        side: overlay.side * (overlay.lit || overlay.legal && overlay.hovered ? 1.75 : 1.5)
        height: 0.04
    }

    Pieces {
        active: overlay.ghost && overlay.content === "building"

        delegate: GhostHouse {
            floors: overlay.floors
            roof: overlay.roof
            hue: overlay.hue
            side: overlay.houseSide
        }
    }

    // Made once, and then only hidden: Qt 3D 6.4 keeps something of each piece that goes.
    Pieces {
        active: overlay.seenThrough

        delegate: GhostHouse {
            enabled: overlay.thin && overlay.house
            strength: 0.5
            floors: Math.max(1, overlay.floors)
            roof: overlay.roof
            hue: Math.max(0, overlay.hue)
            side: overlay.houseSide
        }
    }
}
