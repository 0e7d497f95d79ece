// Below what lies over the board: keeps the mouse from what is beneath.
import QtQuick

MouseArea {
    anchors.fill: parent
    z: -1
    hoverEnabled: true
    acceptedButtons: Qt.AllButtons
    onWheel: wheel => wheel.accepted = true
}
