// What an area scores, above it while it is scored; also the area for screen readers.
import QtQuick
import Capitol.Board2D

Follower {
    id: flag

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

    z: 1 // over numbers of floors
    place: Qt.point(labelX, labelY)
    above: 2.5
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: detail

    AreaPlaque {
        shown: flag.leadShown
        x: -width / 2
        y: flag.lens.project(Qt.vector3d(flag.place.x, 0.55, flag.place.y + 0.62)).y - flag.seen.y
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
