// The camera: it orbits, tilts and zooms within limits around the table, and knows three views.
import QtQuick
import Capitol.Board3D
import Capitol.Theme

QtObject {
    id: rig

    required property string view // "top", "table", "close"
    required property size viewport
    required property bool animated

    property real azimuth: 0 // degrees, from the viewer's side towards the right
    property real tilt: 52 // degrees above the horizon
    property real zoom: 1 // 1 shows all of the table
    property vector2d centre: Qt.vector2d(0, 3)

    readonly property real aspect: viewport.width / Math.max(1, viewport.height)
    readonly property real fieldOfView: 26
    readonly property real slope: Math.tan(fieldOfView * Math.PI / 360)

    // From here the frame's near edge fits into the width, and frame and yard into the height.
    readonly property real wide: 27.6 / slope / aspect + (18.8 - centre.y) * cosine(tilt)
    readonly property real low: (25 - centre.y) * (sine(tilt) / slope + cosine(tilt))
    readonly property real high: (20.5 + centre.y) * (sine(tilt) / slope - cosine(tilt))
    readonly property real distance: zoom * Math.max(wide, low, high)

    readonly property vector3d target: Qt.vector3d(centre.x, 0, centre.y)
    readonly property vector3d eye: target.plus(Qt.vector3d(cosine(tilt) * sine(azimuth), sine(tilt), cosine(tilt) * cosine(azimuth)).times(distance))

    function sine(degrees: real): real {
        return Math.sin(degrees * Math.PI / 180);
    }

    function cosine(degrees: real): real {
        return Math.cos(degrees * Math.PI / 180);
    }

    function orbit(right: real, up: real): void {
        moving = false;
        azimuth = Math.max(-60, Math.min(60, azimuth - right));
        tilt = Math.max(22, Math.min(88, tilt + up));
    }

    function zoomBy(factor: real): void {
        moving = false;
        zoom = Math.max(0.35, Math.min(1.25, zoom * factor));
    }

    function reset(): void {
        moving = animated;
        azimuth = 0;
        tilt = view === "top" ? 88 : view === "close" ? 36 : 48;
        zoom = view === "close" ? 0.72 : 1;
        centre = view === "top" ? Qt.vector2d(0, 2.5) : view === "close" ? Qt.vector2d(0, 9.5) : Qt.vector2d(0, 6.5);
    }

    property bool moving: false // towards a view, in an animation

    onViewChanged: reset()

    Behavior on azimuth {
        enabled: rig.moving
        NumberAnimation {
            duration: Theme.calm
        }
    }
    Behavior on tilt {
        enabled: rig.moving
        NumberAnimation {
            duration: Theme.calm
        }
    }
    Behavior on zoom {
        enabled: rig.moving
        NumberAnimation {
            duration: Theme.calm
        }
    }
}
