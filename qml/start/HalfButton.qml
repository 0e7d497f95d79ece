// One of two buttons that share a line of the menu, each as wide as the other.
import QtQuick.Layouts
import Capitol.Theme

CapButton {
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    leftPadding: 4
    rightPadding: 4
}
