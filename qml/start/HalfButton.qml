// One of two buttons that share a line of the menu, both equally wide.
import QtQuick.Layouts
import Capitol.Theme

CapButton {
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    leftPadding: 4
    rightPadding: 4
}
