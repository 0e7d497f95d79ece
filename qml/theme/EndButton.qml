// One of the buttons at the end of the game, all equally wide.
import QtQuick.Layouts

CapButton {
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    leftPadding: 4
    rightPadding: 4
}
