// The back that all cards share: a net in terracotta with the game's initial.
import QtQuick
import Capitol.Theme

PatternSwatch {
    id: back

    pattern: "reticulate"
    colour: Theme.accent
    mark: Qt.darker(Theme.accent, 1.25)
    stone: width / 5

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.56
        height: width
        radius: width / 2
        color: Theme.panel
        border.color: Theme.bronze

        Heading {
            anchors.centerIn: parent
            text: "C"
            color: Theme.accent
            font.pixelSize: parent.width * 0.72
            Accessible.ignored: true
        }
    }
}
