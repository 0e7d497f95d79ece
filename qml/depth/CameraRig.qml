// The camera: it orbits, tilts, zooms and pans within limits around the table, and knows its views.
import QtQuick
import Capitol.Depth
import Capitol.Theme

QtObject {
    id: rig

    required property string view // "top", "table", "close"; "show": all of the board, from any side
    required property size picture
    required property rect frame // of the picture: the table is fitted into it
    required property size boardSize // centimetres
    required property bool animated
    property int tallest: 0 // floors of the tallest building
    property real before: 7 // room of the table that is seen before the board, centimetres
    property real aside: 2.6 // and beside it
    property real steeper: 0 // degrees that its views look down more
    property real nearness: 1 // how far its views look before the middle
    required property bool busy // somebody may be pointing at something: it keeps still

    property real azimuth: 0 // degrees, from the viewer's side towards the right
    property real tilt: 52 // degrees above the horizon
    property real zoom: 1 // 1 shows all of the table
    property real x: 0 // what it looks at, centimetres from the board's middle
    property real z: 3

    // azimuth, tilt, zoom, x, z: what `take` takes.
    readonly property list<real> pose: [azimuth, tilt, zoom, x, z]

    readonly property real aspect: frame.width / Math.max(1, frame.height)
    readonly property real fieldOfView: 26 // degrees, of the frame's height
    readonly property real slope: Math.tan(fieldOfView * Math.PI / 360)

    // How far the picture reaches from the frame's middle, at a distance of 1.
    readonly property real toLeft: fromMiddle(frame.x + frame.width / 2)
    readonly property real toRight: fromMiddle(picture.width - frame.x - frame.width / 2)
    readonly property real toTop: fromMiddle(frame.y + frame.height / 2)
    readonly property real toBottom: fromMiddle(picture.height - frame.y - frame.height / 2)

    readonly property real homeZ: homeOf(view)
    readonly property real halfWidth: Math.max(leastHalf, boardSize.width / 2 + (view === "show" ? 5 : aside))
    readonly property real halfHeight: boardSize.height / 2
    readonly property real leastHalf: 15 // room for a yard

    // From here the frame's near edge fits into the width, and frame and yard into the height.
    readonly property real wide: halfWidth / slope / aspect + (halfHeight + 0.8 - homeZ) * cosine(tilt)
    readonly property real low: (halfHeight + before - homeZ) * (sine(tilt) / slope + cosine(tilt))
    readonly property real high: (halfHeight + 2.5 + homeZ) * (sine(tilt) / slope - cosine(tilt))
    readonly property real distance: zoom * Math.max(wide, low, high)

    // How far it may be moved along.
    readonly property real reachX: Math.max(6, boardSize.width / 2 - 2)
    readonly property real reachZ: Math.max(6, boardSize.height * 2 / 3)

    readonly property vector3d target: Qt.vector3d(x, 0, z)
    readonly property vector3d eye: target.plus(Qt.vector3d(cosine(tilt) * sine(azimuth), sine(tilt), cosine(tilt) * cosine(azimuth)).times(distance))

    property bool ready: false
    property bool moving: false // towards a view, in an animation
    property bool own: false // a person has put it where it is
    property real rise: 0 // degrees, with the tallest building
    property bool rising: false

    // A person has moved it, and let go.
    signal left

    function fromMiddle(pixels: real): real {
        return Math.max(0.001, 2 * slope * pixels / Math.max(1, frame.height));
    }

    function homeOf(view: string): real {
        const near = view === "show" ? 0 : view === "top" ? 2.5 : view === "close" ? 9.5 : 6.5;
        return near * nearness * (0.5 + boardSize.height / 72); // a board less deep begins farther away
    }

    function tiltOf(view: string): real {
        return (view === "show" ? 40 : view === "top" ? 88 : view === "close" ? 36 + steeper : 48 + steeper) + rise;
    }

    function sine(degrees: real): real {
        return Math.sin(degrees * Math.PI / 180);
    }

    function cosine(degrees: real): real {
        return Math.cos(degrees * Math.PI / 180);
    }

    function within(low: real, value: real, high: real): real {
        return Math.max(low, Math.min(high, value));
    }

    function orbit(right: real, up: real): void {
        own = true;
        moving = false;
        azimuth = within(-60, azimuth - right, 60);
        tilt = within(22, tilt + up, 88);
        rest.restart();
    }

    // What lies that far from the board's middle stays where it is seen.
    function zoomBy(factor: real, fixedX: real, fixedZ: real): void {
        const before = zoom;
        zoom = within(0.35, zoom * factor, 1.25);
        const share = 1 - zoom / before;
        lookAt(x + share * (fixedX - x), z + share * (fixedZ - z));
    }

    // The nearer, the farther from home.
    function lookAt(toX: real, toZ: real): void {
        own = true;
        moving = false;
        const reach = (1.25 - zoom) / 0.9;
        x = within(-reachX * reach, toX, reachX * reach);
        z = within(homeZ - reachZ * reach, toZ, homeZ + reachZ * 7 / 12 * reach);
        rest.restart();
    }

    // Where a person has put it before.
    function takeOver(pose: list<real>): void {
        take(pose);
        own = true;
    }

    function take(pose: list<real>): void {
        rising = false;
        moving = animated && ready;
        set(pose);
    }

    // At once, as a step of a longer movement.
    function put(pose: list<real>): void {
        moving = false;
        set(pose);
    }

    function set(pose: list<real>): void {
        azimuth = within(-60, pose[0], 60);
        tilt = within(22, pose[1], 88);
        zoom = within(0.35, pose[2], 1.25);
        x = within(-reachX, pose[3], reachX);
        z = within(-reachZ, pose[4], reachZ);
    }

    function reset(): void {
        own = false;
        rest.stop();
        rise = riseFor(tallest);
        take([0, tiltOf(view), view === "close" ? 0.72 : 1, 0, homeOf(view)]);
    }

    // Over tall buildings it looks from higher up.
    function riseFor(floors: int): real {
        return view === "table" || view === "close" ? within(0, 2 * (floors - 1), 10) : 0;
    }

    // Between moves only, so that nothing moves under the pointer.
    function look(): void {
        const wanted = riseFor(tallest);
        if (!ready || busy || own || rise === wanted)
            return;
        rise = wanted;
        moving = animated;
        rising = true;
        tilt = tiltOf(view);
    }

    onTallestChanged: look()
    onBusyChanged: look()

    // While the board is made, properties come one by one.
    onViewChanged: {
        if (ready)
            reset();
    }
    onBoardSizeChanged: {
        if (ready && !own)
            reset();
    }
    Component.onCompleted: {
        reset();
        ready = true;
    }

    readonly property Timer rest: Timer {
        interval: 400
        onTriggered: rig.left()
    }

    component Glide: Behavior {
        id: glide

        property bool slow: false

        NumberAnimation {
            duration: glide.slow ? 4 * Theme.calm : Theme.calm
            easing.type: Easing.InOutQuad
        }
    }

    Glide on azimuth {
        enabled: rig.moving
    }
    Glide on tilt {
        enabled: rig.moving
        slow: rig.rising
    }
    Glide on zoom {
        enabled: rig.moving
    }
    Glide on x {
        enabled: rig.moving
    }
    Glide on z {
        enabled: rig.moving
    }
}
