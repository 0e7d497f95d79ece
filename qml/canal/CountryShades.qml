// The colours of the ground of the map, in each theme.
pragma Singleton
import QtQuick
import Capitol.Theme

QtObject {
    readonly property color land: Qt.tint(Theme.panel, Qt.rgba(Theme.leaf.r, Theme.leaf.g, Theme.leaf.b, 0.24))
    readonly property color hill: Qt.tint(Theme.stone, Qt.rgba(Theme.wall.r, Theme.wall.g, Theme.wall.b, 0.75))
    readonly property color ink: Qt.darker(Theme.wall, 1.7)
    readonly property color line: Qt.rgba(Theme.leaf.r, Theme.leaf.g, Theme.leaf.b, 0.45)
    readonly property color coast: Theme.bank

    // A player's, on that ground.
    function seat(hue: int): color {
        return Theme.toldFrom(land, hue);
    }
}
