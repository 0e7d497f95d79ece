// The sign on the lot where a new building can be started.
import QtQuick
import Capitol.Depth
import Capitol.Theme

Follower {
    id: label

    readonly property bool legal: visible
    readonly property bool selected: false

    signal picked

    objectName: "vacantLot"
    activeFocusOnTab: visible
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Start a new building")
    Accessible.onPressAction: picked()

    Heading {
        anchors.centerIn: parent
        text: "+"
        font.pixelSize: Math.round(2.2 * Theme.headingSize)
        Accessible.ignored: true

        FocusRing {
            shown: label.activeFocus
        }
    }
}
