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

    place: Qt.point(labelX, labelY)
    above: 2.5
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: detail

    PointsFlag {
        anchors.centerIn: parent
        visible: flag.scoring && flag.points !== ""
        text: flag.points
    }
}
