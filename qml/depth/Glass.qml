// What one can see through: no gloss, lit by a warm afternoon and a cooler sky as LitMaterial is.
import QtQuick
import Qt3D.Render
import Qt3D.Extras
import Capitol.Depth

SharedMaterial {
    id: glass

    required property color diffuse

    look: "glass"
    alphaBlending: true
    pattern: Component {
        DiffuseSpecularMaterial {
            ambient: "#7d7a78"
            specular: Qt.rgba(0, 0, 0, 1) // a bare string would not become a colour here
        }
    }
    parameters: [
        Parameter {
            name: "kd"
            value: glass.diffuse
        }
    ]
}
