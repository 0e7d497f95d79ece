// The textures that any table in depth has.
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth
import Capitol.Theme

Entity {
    id: textures

    required property bool shadowsPainted // where the graphics throw none

    readonly property Texture2D planks: Picture {
        textureImages: PlanksImage {
            wood: Theme.table
        }
    }
    readonly property Texture2D frame: Picture {
        textureImages: BeamImage {}
    }
    readonly property Texture2D shadow: Picture {
        textureImages: ShadowImage {}
    }
}
