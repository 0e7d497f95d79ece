// Leads the camera low past some places, one after the other, and back to where it was.
import QtQuick
import Capitol.Depth

QtObject {
    id: flight

    required property CameraRig rig
    required property list<point> places // none: no flight
    required property real progress // from 0 to 1

    objectName: "flyOver"

    readonly property bool running: places.length > 0
    property list<real> home: [] // the pose before

    // From side to side, so that buildings are seen turning.
    function poseAt(key: int): list<real> {
        if (key <= 0 || key > places.length)
            return home;
        const place = places[key - 1];
        return [key % 2 === 1 ? -24 : 24, 32, 0.42, place.x, place.y];
    }

    // A smooth line through four values, between the middle two.
    function between(a: real, b: real, c: real, d: real, t: real): real {
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    }

    function steer(): void {
        if (home.length === 0)
            return;
        const along = progress * (places.length + 1);
        const key = Math.min(places.length, Math.floor(along));
        const [a, b, c, d] = [poseAt(key - 1), poseAt(key), poseAt(key + 1), poseAt(key + 2)];
        rig.put(b.map((value, i) => between(a[i], value, c[i], d[i], along - key)));
    }

    function end(): void {
        if (home.length > 0)
            rig.take(home);
        home = [];
    }

    onRunningChanged: {
        if (running)
            home = rig.pose;
        else
            end();
    }
    onProgressChanged: {
        if (running)
            steer();
    }
}
