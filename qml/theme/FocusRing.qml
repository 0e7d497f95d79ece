// Shows the keyboard focus, around whatever it is put into.
import QtQuick

Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    visible: shown
    radius: Theme.radius + 3
    color: "transparent"
    border.color: Theme.focus
    border.width: 3
}
