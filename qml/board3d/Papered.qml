// A material with a painted texture; lit as Matt is.
import QtQml
import Qt3D.Extras

DiffuseMapMaterial {
    ambient: "#7d7a78"
    specular: Qt.rgba(0, 0, 0, 1) // a bare string would not become a colour here
}
