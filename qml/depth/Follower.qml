// Something flat that stays where a place of the table is seen.
import QtQuick
import Capitol.Depth

Item {
    id: follower

    required property BoardLens lens
    required property point place // centimetres from the board's middle
    property real above: 0

    property point seen: Qt.point(0, 0)

    function follow(): void {
        seen = lens.project(Qt.vector3d(place.x, above, place.y));
    }

    x: seen.x
    y: seen.y
    Component.onCompleted: follow()
    onPlaceChanged: follow()

    Connections {
        target: follower.lens

        function onChanged(): void {
            follower.follow();
        }
    }
}
