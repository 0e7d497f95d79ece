// What everything on the table is made of: no gloss, lit by a warm afternoon and a cooler sky.
import QtQml
import Qt3D.Extras

DiffuseSpecularMaterial {
    ambient: "#7d7a78"
    specular: Qt.rgba(0, 0, 0, 1) // a bare string would not become a colour here
}
