// The measures that a building and its ghost share.
import Qt3D.Core

Entity {
    required property int floors
    required property int roof // 0 none, 1 round, 2 triangular
    required property int hue
    required property real side

    readonly property real floorHeight: 0.44 * side * Math.min(1, 9 / Math.max(1, floors))
    readonly property real roofFoot: floors * floorHeight
    readonly property real height: roofFoot + (roof === 0 ? 0 : 0.54 * side)
}
