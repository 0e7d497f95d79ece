// What an area scores, above it while it is scored; also the area for screen readers.
import QtQuick
import Capitol.Board2D
import Capitol.Depth

Follower {
    id: flag

    required property int index
    required property BoardPlan plan
    required property real labelX
    required property real labelY
    required property bool scoring
    required property string points
    required property string name
    required property string detail
    required property list<int> leaders
    required property int floors
    required property int margin
    required property int worthFirst
    required property int worthSecond
    required property int roofs

    required property bool leadShown

    // Where a place beneath the name is seen, so many centimetres to the right of its middle.
    function beneath(right: real): point {
        const seen = lens.project(Qt.vector3d(place.x + right, 0.55, place.y + 0.62));
        return Qt.point(seen.x - flag.seen.x, seen.y - flag.seen.y);
    }

    z: 1 // over numbers of floors
    place: Qt.point(labelX, labelY)
    above: 2.5
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: detail

    AreaPlaque {
        shown: flag.leadShown
        unit: (flag.beneath(1).x - flag.beneath(-1).x) / 2
        breadth: flag.plan.siteCount > 0 ? flag.plan.labelRoom(flag.index) : 0
        x: -width / 2
        y: flag.beneath(0).y
        leaders: flag.leaders
        floors: flag.floors
        margin: flag.margin
        worthFirst: flag.worthFirst
        worthSecond: flag.worthSecond
        roofs: flag.roofs
    }

    PointsFlag {
        anchors.centerIn: parent
        visible: flag.scoring && flag.points !== ""
        text: flag.points
    }
}
