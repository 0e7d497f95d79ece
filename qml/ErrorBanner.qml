// What went wrong and how to mend it, across the top of the window until it is dismissed.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Rectangle {
    id: banner

    function show(message: string): void {
        text.text = message;
        visible = true;
        close.forceActiveFocus();
    }

    visible: false
    height: row.implicitHeight + 16
    color: Theme.warning
    z: 10

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 12

        BodyText {
            id: text

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        CapButton {
            id: close

            objectName: "dismissError"
            text: qsTr("Dismiss")
            onClicked: banner.visible = false
        }
    }
}
