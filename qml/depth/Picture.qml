// A texture that is painted once and looked at from near and far.
import Qt3D.Render

Texture2D {
    generateMipMaps: true
    minificationFilter: Texture.LinearMipMapLinear
    magnificationFilter: Texture.Linear
    maximumAnisotropy: 8
    wrapMode {
        x: WrapMode.Repeat
        y: WrapMode.Repeat
    }
}
