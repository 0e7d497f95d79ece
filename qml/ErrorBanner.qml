// What went wrong and how to fix it, across the top of the window until dismissed. The page is moved down. It may offer
// an action.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Rectangle {
    id: banner

    required property real room // of the window, whose larger part is the page's
    readonly property real taken: visible ? height : 0
    property Item before: null // had the keyboard
    signal offerTaken
    signal closed // and nobody has the keyboard

    function show(message: string): void {
        offer("", message);
    }

    // With a button of that name; none without a name.
    function offer(name: string, message: string): void {
        text.text = message;
        action.text = name;
        if (!visible)
            before = Window.activeFocusItem;
        visible = true;
        dismissal.forceActiveFocus();
    }

    function close(): void {
        visible = false;
        if (before?.visible)
            before.forceActiveFocus();
        else
            closed();
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

        ScrollPane {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(contentHeight, banner.room / 5)
            contentHeight: text.height

            BodyText {
                id: text

                objectName: "errorText"
                width: parent.width
                wrapMode: Text.Wrap
                maximumLineCount: 8 // a file may be wrong in a hundred places
                elide: Text.ElideRight
                Accessible.role: Accessible.AlertMessage
            }
        }

        CapButton {
            id: action

            objectName: "takeOffer"
            visible: action.text !== ""
            onClicked: {
                banner.close();
                banner.offerTaken();
            }
        }

        CapButton {
            id: dismissal

            objectName: "dismissError"
            text: qsTr("Dismiss")
            onClicked: banner.close()
        }
    }
}
