// The sun, the sky and the light from below, as LitMaterial is lit by them. A flat top shows its own colour around noon, and a
// darker one towards sunrise and sunset.
import QtQuick

QtObject {
    id: daylight

    required property bool wandering // from sunrise to sunset; or else it is always early in the afternoon
    required property real hour // of the day, 0..1

    property real time: wandering ? hour : 0.35
    readonly property real height: Math.sin(Math.PI * (0.15 + 0.7 * time)) // 0.45 early and late, 1 at noon
    readonly property real evening: wandering ? Math.pow(2 * Math.abs(time - 0.5), 2) : 0 // how golden the light is

    readonly property vector3d direction: Qt.vector3d(2.2 * time - 1.32, 0.35 + 0.62 * height, 0.5).normalized() // towards the sun
    readonly property vector3d sun: Qt.vector3d(0.68, 0.61 - 0.09 * evening, 0.5 - 0.22 * evening).times(wandering ? 1.14 : 1)
    readonly property vector3d sky: Qt.vector3d(0.49, 0.53, 0.6).times(wandering ? 0.8 : 1)
    readonly property vector3d shade: Qt.vector3d(0.4, 0.38, 0.4).times(wandering ? 0.8 : 1)

    Behavior on time {
        enabled: daylight.wandering

        NumberAnimation {
            duration: 900
        }
    }
}
