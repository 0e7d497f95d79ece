// With several people at one window, the hand is covered until the next player is ready.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Panel {
    id: cover

    required property string name // of the person whose hand it is
    required property bool uncoverable // by somebody here
    required property bool settled // what has just appeared may be pressed

    signal uncovered

    function enter(): void {
        uncover.forceActiveFocus(Qt.TabFocusReason);
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 32
        spacing: 12

        Heading {
            Layout.fillWidth: true
            text: qsTr("%1’s hand is hidden").arg(cover.name)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.pixelSize: Theme.sized(18)
        }

        CapButton {
            id: uncover

            objectName: "uncoverHand"
            Layout.alignment: Qt.AlignHCenter
            visible: cover.uncoverable
            text: qsTr("I am %1: show my cards").arg(cover.name)
            onClicked: {
                if (cover.settled)
                    cover.uncovered();
            }
        }
    }
}
