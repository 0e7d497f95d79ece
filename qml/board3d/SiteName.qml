// A site for screen readers.
import QtQuick

Item {
    required property int index
    required property string name
    required property bool legal
    required property bool focused

    signal picked

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focused: focused
    Accessible.onPressAction: picked()
}
