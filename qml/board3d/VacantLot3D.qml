// The glow of the room for a new building in the yard.
import QtQml
import Qt3D.Core
import Capitol.Depth

Entity {
    id: lot

    required property SharedTextures textures
    required property point place
    required property bool hovered

    components: [
        Transform {
            translation: Qt.vector3d(lot.place.x, -0.4, lot.place.y)
        }
    ]

    Quad {
        texture: lot.textures.legalGlow
        side: lot.hovered ? 5.2 : 4.6
        height: 0.04
    }
}
