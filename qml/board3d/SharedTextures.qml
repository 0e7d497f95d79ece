// The textures that all pieces of the city share.
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth
import Capitol.Theme

TableTextures {
    id: textures

    required property GroundPainter painter

    readonly property Texture2D ground: Picture {
        textureImages: GroundImage {
            ground: textures.painter
        }
    }
    readonly property Texture2D wood: Picture {
        textureImages: WoodImage {
            colour: Theme.wood
        }
    }
    readonly property Texture2D tiles: Picture {
        textureImages: RoofImage {
            colour: "#b9603f"
        }
    }
    readonly property Texture2D firstRoof: RoofPicture {
        hue: 0
    }
    readonly property Texture2D secondRoof: RoofPicture {
        hue: 1
    }
    readonly property Texture2D thirdRoof: RoofPicture {
        hue: 2
    }
    readonly property Texture2D fourthRoof: RoofPicture {
        hue: 3
    }
    readonly property Texture2D arcade: Picture {
        textureImages: ArcadeImage {}
    }
    readonly property Texture2D legalGlow: Picture {
        textureImages: GlowImage {
            colour: Theme.glow
        }
    }
    readonly property Texture2D hoverGlow: Picture {
        textureImages: GlowImage {
            colour: Theme.panel
        }
    }
    readonly property Texture2D chosenGlow: Picture {
        textureImages: GlowImage {
            colour: Theme.accent
        }
    }
    readonly property Texture2D freshGlow: Picture {
        textureImages: GlowImage {
            colour: Theme.fresh
        }
    }
    readonly property Texture2D focusGlow: Picture {
        textureImages: GlowImage {
            colour: Theme.focus
        }
    }

    // Qt 6.11 makes null of a texture that is returned as a Texture2D.
    function roof(hue: int): var {
        return [firstRoof, secondRoof, thirdRoof, fourthRoof][Math.max(0, hue)];
    }
}
