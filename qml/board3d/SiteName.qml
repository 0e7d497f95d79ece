// A site for those who hear the board rather than see it.
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
