// With several people at one window, the hand is covered until the next player is ready.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: cover

    required property GameSession session
    required property bool settled // as of TableKeys

    function enter(): void {
        uncover.forceActiveFocus(Qt.TabFocusReason);
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 32
        spacing: 12

        Heading {
            Layout.fillWidth: true
            text: qsTr("%1’s hand is hidden").arg(cover.session.viewName)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.pixelSize: Theme.sized(18)
        }

        CapButton {
            id: uncover

            objectName: "uncoverHand"
            Layout.alignment: Qt.AlignHCenter
            visible: cover.session.canUncoverHand
            text: qsTr("I am %1: show my cards").arg(cover.session.viewName)
            onClicked: {
                if (cover.settled)
                    cover.session.uncoverHand();
            }
        }
    }
}
