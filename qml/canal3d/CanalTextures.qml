// The textures of the map.
import QtQuick
import Qt3D.Core
import Qt3D.Render
import Capitol.Canal
import Capitol.Canal3D
import Capitol.Depth
import Capitol.Theme

TableTextures {
    id: textures

    required property Landscape land

    function greener(colour: color, share: real): color {
        return Qt.tint(colour, Qt.rgba(Theme.leaf.r, Theme.leaf.g, Theme.leaf.b, share));
    }

    readonly property Texture2D country: Picture {
        textureImages: CountryImage {
            land: textures.land
            ground: textures.greener(CountryShades.land, 0.16)
            hill: textures.greener(CountryShades.hill, 0.3)
            line: CountryShades.line
            coast: CountryShades.coast
            water: Theme.water
        }
    }
    readonly property Texture2D goods: Picture {
        textureImages: GoodsImage {
            colours: Goods.colours
            inks: Goods.colours.map(colour => Theme.inkOn(colour))
        }
    }
    readonly property Texture2D target: Picture {
        textureImages: HexImage {
            colour: Theme.glow
            filled: 0.6
        }
    }
    readonly property Texture2D chosen: Picture {
        textureImages: HexImage {
            colour: Theme.accent
            filled: 0
        }
    }
    readonly property Texture2D fresh: Picture {
        textureImages: HexImage {
            colour: Theme.fresh
            filled: 0.3
        }
    }
    readonly property Texture2D focus: Picture {
        textureImages: HexImage {
            colour: Theme.focus
            filled: 0.1
        }
    }
}
