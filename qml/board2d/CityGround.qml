// The ground in the theme's colours.
import QtQuick
import Capitol.Board2D
import Capitol.Theme

GroundPainter {
    grounds: [Theme.districts[0].ground, Theme.districts[1].ground, Theme.districts[2].ground]
    marks: [Theme.districts[0].mark, Theme.districts[1].mark, Theme.districts[2].mark]
    inks: [Theme.districts[0].ink, Theme.districts[1].ink, Theme.districts[2].ink]
    patterns: [Theme.districts[0].pattern, Theme.districts[1].pattern, Theme.districts[2].pattern]
    land: Theme.bank
    water: Theme.water
    stone: Theme.stone
    leaf: Theme.leaf
    wall: Theme.wall
    family: Theme.serif
}
