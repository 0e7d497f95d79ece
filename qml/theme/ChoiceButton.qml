// One of several exclusive choices; the selected one is marked.
import QtQuick

CapButton {
    id: button

    leftPadding: Theme.sized(6)
    rightPadding: Theme.sized(6)
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
