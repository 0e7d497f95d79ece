// Something to read or to set, shown over the page until it is closed.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

Popup {
    id: sheet

    required property string title
    required property string done // what the button says that closes it
    default property alias content: column.content

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: parent ? Math.min(Theme.sized(720), parent.width - 16) : 0
    height: parent ? Math.min(body.implicitHeight + 2 * padding, parent.height - 16) : 0
    padding: 20
    modal: true
    focus: true

    background: Panel {}

    ColumnLayout {
        id: body

        anchors.fill: parent
        objectName: "sheetBody"
        spacing: 12

        RowLayout {
            spacing: 12

            Heading {
                Layout.fillWidth: true
                text: sheet.title
                font.pixelSize: Theme.sized(26)
                wrapMode: Text.Wrap
            }

            CapButton {
                id: closing

                objectName: "closeSheet"
                text: sheet.done
                primary: true
                focus: true
                onClicked: sheet.close()
            }
        }

        FocusKeeper {
            window: closing
            here: sheet.activeFocus
            onTriggered: closing.forceActiveFocus(Qt.TabFocusReason)
        }

        ScrollColumn {
            id: column

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 16
            margins: 4
            rightMargin: 16
        }
    }
}
