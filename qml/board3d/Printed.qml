// A material with a painted texture, in its own light.
import QtQuick
import Qt3D.Render
import Qt3D.Extras
import Capitol.Board3D

SharedMaterial {
    id: printed

    required property Texture2D texture
    property bool alphaBlending: false

    look: alphaBlending ? "film" : "printed"
    pattern: Component {
        TextureMaterial {
            alphaBlending: printed.alphaBlending
        }
    }
    parameters: [
        Parameter {
            name: "diffuseTexture"
            value: printed.texture
        }
    ]
}
