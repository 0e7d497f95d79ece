// A small button of the note: its symbol is drawn, its name is for screen readers.
import QtQuick
import Capitol.Theme

CapButton {
    required property string name

    implicitWidth: Theme.sized(38)
    leftPadding: 2
    rightPadding: 2
    focusPolicy: Qt.TabFocus
    Accessible.name: name
}
