// The shadow and the glow of one lot of the yard.
import QtQml
import Qt3D.Core
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: overlay

    required property int index
    required property int floors
    required property int roof
    required property bool legal
    required property bool selected

    required property SharedTextures textures
    required property point place
    required property real side
    required property bool hovered

    components: [
        Transform {
            translation: Qt.vector3d(overlay.place.x, -0.4, overlay.place.y)
        }
    ]

    CastShadow {
        enabled: overlay.textures.shadowsPainted
        textures: overlay.textures
        side: overlay.side
        height: HouseMeasures.shadowHeight(overlay.floors, overlay.roof, overlay.side)
    }

    Quad {
        enabled: overlay.legal || overlay.selected || overlay.hovered
        texture: overlay.selected ? overlay.textures.chosenGlow : overlay.legal ? overlay.textures.legalGlow : overlay.textures.hoverGlow
        side: 4.6
        height: 0.04
    }
}
