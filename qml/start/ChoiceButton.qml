// One of several that exclude each other; the chosen one is marked.
import QtQuick
import Capitol.Theme

CapButton {
    id: button

    leftPadding: 6
    rightPadding: 6
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked
    font.weight: checked ? Font.Bold : Font.Normal

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 4
        height: 3
        radius: 1.5
        visible: button.checked
        color: Theme.accent
    }
}
