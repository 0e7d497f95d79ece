// The way back on the left, the way on on the right. No layout: one in a layout may keep the former width of a button
// when its text or the size of the text changes.
import QtQuick
import Capitol.Theme

Item {
    property alias back: back
    property alias forward: forward

    implicitHeight: Math.max(back.implicitHeight, forward.implicitHeight)

    CapButton {
        id: back

        text: qsTr("Back")
    }

    CapButton {
        id: forward

        anchors.right: parent.right
    }
}
