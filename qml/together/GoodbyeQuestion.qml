// Asked when the window is closed while others sit at its tables.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol.Theme

Popup {
    id: question

    property bool agreed: false

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Theme.sized(440)
    padding: Theme.sized(24)
    modal: true
    focus: true

    background: Panel {}

    contentItem: ColumnLayout {
        objectName: "sheetBody"
        spacing: 14

        Heading {
            Layout.fillWidth: true
            text: qsTr("Close Capitol?")
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.")
            wrapMode: Text.Wrap
        }

        RowLayout {
            spacing: 10

            CapButton {
                objectName: "goodbyeYes"
                Layout.fillWidth: true
                text: qsTr("Close")
                onClicked: {
                    question.close();
                    question.agreed = true;
                }
            }

            CapButton {
                objectName: "goodbyeNo"
                focus: true
                Layout.fillWidth: true
                text: qsTr("Keep it open")
                primary: true
                onClicked: question.close()
            }
        }
    }
}
