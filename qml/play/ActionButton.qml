// One of the action panel's buttons: all are equally wide, and a click leaves the keyboard with the game.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

CapButton {
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    focusPolicy: Qt.TabFocus
    leftPadding: 2 // large text needs the room
    rightPadding: 2
}
