// A painted picture that one can see through where it is empty, in its own light.
import QtQuick
import Qt3D.Render
import Qt3D.Extras
import Capitol.Depth

SharedMaterial {
    id: printed

    required property Texture2D texture

    look: "printed"
    alphaBlending: true
    pattern: Component {
        TextureMaterial {}
    }
    parameters: [
        Parameter {
            name: "diffuseTexture"
            value: printed.texture
        }
    ]
}
