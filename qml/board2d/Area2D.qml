// What an area shows beyond its painted ground: that it is hovered or scored, and what it scored.
import QtQuick
import QtQuick.Shapes
import Capitol.Board2D
import Capitol.Theme

Item {
    id: area

    required property int index
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

    required property BoardPlan plan
    required property real unit
    required property bool hovered
    required property bool leadShown

    anchors.fill: parent
    z: scoring ? 2 * plan.size.height : 0 // its points are over all buildings
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: detail

    Shape {
        x: parent.width / 2
        y: parent.height / 2
        visible: area.hovered || area.scoring

        ShapePath {
            strokeColor: area.scoring ? Theme.glow : Theme.panel
            strokeWidth: area.scoring ? 5 : 2.5
            fillColor: area.scoring ? Qt.alpha(Theme.glow, 0.22) : "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: area.plan.siteCount > 0 ? area.plan.closedOutline(area.index, area.unit) : []
            }
        }
    }

    AreaPlaque {
        shown: area.leadShown
        unit: area.unit
        breadth: area.plan.siteCount > 0 ? area.plan.labelRoom(area.index) : 0
        x: (area.width - width) / 2 + area.labelX * area.unit
        y: Math.min(area.height / 2 + (area.labelY + 0.62) * area.unit, area.height + 0.9 * area.unit - height)
        leaders: area.leaders
        floors: area.floors
        margin: area.margin
        worthFirst: area.worthFirst
        worthSecond: area.worthSecond
        roofs: area.roofs
    }

    PointsFlag {
        x: (area.width - width) / 2 + area.labelX * area.unit
        y: area.height / 2 + (area.labelY + 1) * area.unit
        z: 1
        visible: area.scoring && area.points !== ""
        text: area.points
    }
}
