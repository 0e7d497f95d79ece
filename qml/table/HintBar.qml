// A hint: its progress while it is worked out, then the move and the reasons for it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: bar

    required property GameSession session
    readonly property Adviser adviser: session.help.adviser

    visible: adviser.thinking || adviser.shown
    implicitHeight: row.implicitHeight + 16
    border.color: Theme.accent

    Shield {}

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 10
        spacing: 12

        Heading {
            text: qsTr("Hint")
            color: Theme.accent
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.sized(12)
            visible: bar.adviser.thinking
            radius: height / 2
            color: Theme.panelSoft
            border.color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Working out a hint")

            Rectangle {
                width: parent.width * bar.adviser.progress
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }

        BodyText {
            objectName: "hintText"
            Layout.fillWidth: true
            visible: bar.adviser.shown
            text: bar.adviser.text + " " + Array.from(bar.adviser.reasons).join(" ")
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        CapButton {
            objectName: "hintCancel"
            focusPolicy: Qt.TabFocus
            text: bar.adviser.thinking ? qsTr("Cancel") : qsTr("Close")
            onClicked: bar.adviser.forget()
        }
    }
}
