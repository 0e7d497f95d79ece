// A hint: its progress while it is worked out, then the move and the reasons for it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: bar

    required property Adviser adviser

    visible: adviser.thinking || adviser.shown
    implicitHeight: row.implicitHeight + 16
    border.color: Theme.accent

    Shield {}

    // Where there is little room, the words have the width to themselves.
    GridLayout {
        id: row

        anchors.fill: parent
        anchors.margins: 8
        columnSpacing: 12
        rowSpacing: 4

        Heading {
            Layout.row: 0
            Layout.column: 0
            text: qsTr("Hint")
            color: Theme.accent
        }

        Rectangle {
            Layout.row: 0
            Layout.column: 1
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
            Layout.row: Theme.narrow ? 1 : 0
            Layout.column: Theme.narrow ? 0 : 1
            Layout.columnSpan: Theme.narrow ? 3 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: bar.adviser.shown
            rightMargin: roomForBar ? 14 : 0

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
            Layout.row: 0
            Layout.column: 2
            Layout.alignment: Qt.AlignRight
            focusPolicy: Qt.TabFocus
            text: bar.adviser.thinking ? qsTr("Cancel") : qsTr("Close")
            onClicked: bar.adviser.forget()
        }
    }
}
