// The ground of the map, in the colours of the theme.
import QtQuick
import Capitol.Canal
import Capitol.Theme

CountryItem {
    land: Qt.tint(Theme.panel, Qt.rgba(Theme.leaf.r, Theme.leaf.g, Theme.leaf.b, 0.24))
    hill: Qt.tint(Theme.stone, Qt.rgba(Theme.wall.r, Theme.wall.g, Theme.wall.b, 0.75))
    ink: Qt.darker(Theme.wall, 1.7)
    line: Qt.rgba(Theme.leaf.r, Theme.leaf.g, Theme.leaf.b, 0.45)
    coast: Theme.bank
}
