// The measures that a building and its ghost share.
import Qt3D.Core
import Capitol.Board3D

Entity {
    required property int floors
    required property int roof // 0 none, 1 round, 2 triangular
    required property int hue
    required property real side

    readonly property real floorHeight: HouseMeasures.floorHeight(floors, side)
    readonly property real roofFoot: HouseMeasures.roofFoot(floors, side)
    readonly property real height: HouseMeasures.height(floors, roof, side)
}
