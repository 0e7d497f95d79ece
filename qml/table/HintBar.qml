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

        anchors.fill: parent
        anchors.margins: 8
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

        ScrollColumn {
            objectName: "hintPane"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: bar.adviser.shown
            rightMargin: overfull ? 14 : 0

            BodyText {
                objectName: "hintText"
                Layout.fillWidth: true
                text: bar.adviser.text + " " + Array.from(bar.adviser.reasons).join(" ")
                wrapMode: Text.Wrap
                verticalAlignment: Text.AlignVCenter
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }

        CapButton {
            objectName: "hintCancel"
            focusPolicy: Qt.TabFocus
            text: bar.adviser.thinking ? qsTr("Cancel") : qsTr("Close")
            onClicked: bar.adviser.forget()
        }
    }
}
