// Takes the camera once around the table, in steps that an eye takes for a movement and that leave the machine time.
import QtQuick

QtObject {
    id: orbit

    required property CameraRig rig
    required property bool wanted

    objectName: "orbit"

    readonly property bool running: clock.running
    readonly property real full: 360 // degrees
    readonly property real speed: 4 // degrees a second
    property real turned: 0

    function step(): void {
        turned = Math.min(full, turned + speed * clock.interval / 1000);
        rig.azimuth = turned % full;
    }

    onWantedChanged: turned = rig.azimuth

    readonly property Timer clock: Timer {
        interval: 80
        repeat: true
        running: orbit.wanted && orbit.turned < orbit.full
        onTriggered: orbit.step()
    }
}
