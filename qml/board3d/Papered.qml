// What bears a painted texture; lit as Matt is.
import QtQml
import Qt3D.Extras

DiffuseMapMaterial {
    ambient: "#7d7a78"
    specular: Qt.rgba(0.05, 0.05, 0.04, 1)
    shininess: 20
}
