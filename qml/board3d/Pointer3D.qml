// The mouse on the board in depth: a press that moves turns the camera, with the right button it moves along, and from a
// finished building in the yard it carries that; one that does not move picks what is under it. The wheel goes nearer to what is under it.
import QtQuick
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth

MouseArea {
    required property BoardLens lens
    required property BoardPlan plan
    required property BoardScene scene
    required property CameraRig rig

    property point pressedAt: Qt.point(0, 0)
    property point last: Qt.point(0, 0)
    property bool turning: false
    property int carriedLot: -1 // of the yard

    signal pointed(int site, int lot, int area)
    signal leaving
    signal carried(int lot, point seen)
    signal dropped(int lot, point seen)
    signal picked(int site, int lot) // one of them, or neither: -1

    // The site or the lot of the yard that is in front there, as `site` and `lot`; -1 for none.
    function under(seen: point): var {
        const site = nearest(plan.siteCount, row => distanceToSite(seen, row));
        const lot = nearest(scene.yardPlan.lotCount, row => distanceToLot(seen, row));
        if (site < 0 || lot < 0)
            return {site, lot};
        return distanceToLot(seen, lot) < distanceToSite(seen, site) ? {site: -1, lot} : {site, lot: -1};
    }

    // Of those that the pointer meets at all.
    function nearest(count: int, distance): int {
        let found = -1;
        let least = Infinity;
        for (let row = 0; row < count; ++row) {
            const away = distance(row);
            if (away >= 0 && away < least) {
                found = row;
                least = away;
            }
        }
        return found;
    }

    // Below 0 beside it. What is seen through counts only where nothing lies behind it.
    function distanceToSite(seen: point, row: int): real {
        const ground = HouseMeasures.ground;
        const away = distanceTo(seen, plan.sitePlace(row), plan.siteSide(row) / 2, ground, ground + scene.siteHeight(row));
        return away >= 0 && scene.isThin(row) ? away + 1e6 : away;
    }

    function distanceToLot(seen: point, row: int): real {
        return distanceTo(seen, scene.yardPlan.lotPlace(row), 1.8, -0.7, scene.lotHeight(row) - 0.4);
    }

    function distanceTo(seen: point, place: point, half: real, low: real, high: real): real {
        return lens.distanceToBox(seen, Qt.vector3d(place.x - half, low, place.y - half), Qt.vector3d(place.x + half, high, place.y + half));
    }

    function areaAt(seen: point, site: int): int {
        return site >= 0 ? plan.siteArea(site) : plan.areaAt(lens.boardPlace(seen, 0.55));
    }

    // What is under `seen` moves along to `to`.
    function drag(seen: point, to: point): void {
        const a = lens.boardPlace(seen, 0);
        const b = lens.boardPlace(to, 0);
        rig.lookAt(rig.x + a.x - b.x, rig.z + a.y - b.y);
    }

    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    cursorShape: turning || carriedLot >= 0 && pressed ? Qt.ClosedHandCursor : Qt.ArrowCursor

    onPressed: mouse => {
        pressedAt = Qt.point(mouse.x, mouse.y);
        last = pressedAt;
        turning = false;
        const lot = under(last).lot;
        carriedLot = mouse.button === Qt.LeftButton && lot >= 0 && scene.isFinished(lot) ? lot : -1; // the others stay there
    }
    onPositionChanged: mouse => {
        const seen = Qt.point(mouse.x, mouse.y);
        if (!pressed) {
            const there = under(seen);
            return pointed(there.site, there.lot, areaAt(seen, there.site));
        }
        turning = turning || Math.hypot(seen.x - pressedAt.x, seen.y - pressedAt.y) > 8;
        if (turning && pressedButtons & Qt.RightButton)
            drag(last, seen);
        else if (turning && carriedLot >= 0)
            carried(carriedLot, seen);
        else if (turning)
            rig.orbit((seen.x - last.x) * 0.25, (seen.y - last.y) * 0.25);
        last = seen;
    }
    onReleased: mouse => {
        const seen = Qt.point(mouse.x, mouse.y);
        const turned = turning;
        turning = false;
        if (turned && carriedLot >= 0)
            dropped(carriedLot, seen);
        if (turned || mouse.button !== Qt.LeftButton)
            return;
        const there = under(seen);
        picked(there.site, there.lot);
    }
    onExited: leaving()
    onWheel: wheel => {
        const place = lens.boardPlace(Qt.point(wheel.x, wheel.y), 0);
        rig.zoomBy(Math.pow(0.999, wheel.angleDelta.y), place.x, place.y);
    }
}
