// Takes the camera once around the table, slowly.
import QtQuick
import Capitol.Depth

QtObject {
    id: orbit

    required property CameraRig rig
    required property bool wanted

    objectName: "orbit"

    readonly property bool running: clock.running
    readonly property real full: 360 // degrees
    readonly property real speed: 4 // degrees a second
    property real turned: 0

    function step(seconds: real): void {
        turned = Math.min(full, turned + speed * seconds);
        rig.azimuth = turned % full;
    }

    onWantedChanged: turned = rig.azimuth

    readonly property FrameAnimation clock: FrameAnimation {
        running: orbit.wanted && orbit.turned < orbit.full
        onTriggered: orbit.step(frameTime)
    }
}
