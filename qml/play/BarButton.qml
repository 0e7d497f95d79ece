// A button in the bar above the board; a click leaves the keyboard with the game.
import QtQuick
import Capitol.Theme

CapButton {
    leftPadding: Theme.sized(8)
    rightPadding: Theme.sized(8)
    topPadding: 0
    bottomPadding: 0
    implicitHeight: Theme.sized(32)
    focusPolicy: Qt.TabFocus
}
