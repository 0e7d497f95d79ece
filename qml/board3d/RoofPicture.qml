// The roof of one player.
import Capitol.Board3D
import Capitol.Depth
import Capitol.Theme

Picture {
    id: picture

    required property int hue

    textureImages: RoofImage {
        colour: Theme.player(picture.hue).colour
        symbol: Theme.player(picture.hue).symbol
    }
}
