// A site for screen readers, and the number of floors over its building.
import QtQuick
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth
import Capitol.Theme

Follower {
    id: site

    required property int index
    required property string content
    required property int floors
    required property int roof
    required property string name
    required property bool legal

    required property BoardPlan plan
    required property bool focused
    required property bool counted

    signal picked

    place: plan.siteCount > index ? plan.sitePlace(index) : Qt.point(0, 0)
    above: HouseMeasures.ground + HouseMeasures.height(floors, roof, HouseMeasures.side(plan.siteSide(index)))
    onAboveChanged: follow()
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focused: focused
    Accessible.onPressAction: picked()

    FloorCount {
        x: -width / 2
        y: -height - 1
        visible: site.counted && site.content === "building"
        floors: site.floors
        size: Theme.sized(12)
    }
}
