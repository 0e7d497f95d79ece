// A roof card stands for either shape, so it shows both.
import QtQuick
import Capitol.Theme

Item {
    RoofGlyph {
        width: parent.width * 0.68
        height: parent.height * 0.5
        roof: 1
        colour: Theme.accent
    }

    RoofGlyph {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: parent.width * 0.68
        height: parent.height * 0.5
        roof: 2
        colour: Theme.accent
    }
}
