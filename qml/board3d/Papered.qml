// A material with a painted texture; lit as Matt is.
import QtQuick
import Qt3D.Render
import Qt3D.Extras
import Capitol.Board3D

SharedMaterial {
    id: papered

    property color ambient: "#7d7a78"
    required property Texture2D diffuse

    look: "papered"
    pattern: Component {
        DiffuseMapMaterial {
            specular: Qt.rgba(0, 0, 0, 1) // a bare string would not become a colour here
        }
    }
    parameters: [
        Parameter {
            name: "ka"
            value: papered.ambient
        },
        Parameter {
            name: "diffuseTexture"
            value: papered.diffuse
        }
    ]
}
