// What everything on the table is made of: no gloss, lit by a warm afternoon and a cooler sky.
import QtQuick
import Qt3D.Render
import Qt3D.Extras
import Capitol.Board3D

SharedMaterial {
    id: matt

    required property color diffuse
    property bool alphaBlending: false

    look: alphaBlending ? "glass" : "matt"
    pattern: Component {
        DiffuseSpecularMaterial {
            alphaBlending: matt.alphaBlending
            ambient: "#7d7a78"
            specular: Qt.rgba(0, 0, 0, 1) // a bare string would not become a colour here
        }
    }
    parameters: [
        Parameter {
            name: "kd"
            value: matt.diffuse
        }
    ]
}
