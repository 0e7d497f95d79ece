// What one can see through is made of: no gloss, lit as LitMaterial is.
import QtQml
import Qt3D.Extras

DiffuseSpecularMaterial {
    ambient: "#7d7a78"
    specular: Qt.rgba(0, 0, 0, 1) // a bare string would not become a colour here
}
