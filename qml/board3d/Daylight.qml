// The sun, the sky and the light from below, as LitMaterial is lit by them. A flat top in full light shows its own colour.
import QtQuick

QtObject {
    property vector3d direction: Qt.vector3d(-0.55, 0.9, 0.5).normalized() // towards the sun
    property vector3d sun: Qt.vector3d(0.68, 0.61, 0.5)
    property vector3d sky: Qt.vector3d(0.49, 0.53, 0.6)
    property vector3d shade: Qt.vector3d(0.4, 0.38, 0.4)
}
