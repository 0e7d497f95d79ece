// One question with two answers; the safe one has the focus.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol.Theme

Popup {
    id: question

    required property string title
    required property string text
    required property string yes
    required property string no

    readonly property Grace grace: Grace {}

    signal accepted

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Theme.sized(420)
    padding: Theme.sized(24)
    modal: true
    focus: true
    onOpened: grace.restart()

    background: Panel {}

    contentItem: ColumnLayout {
        objectName: "sheetBody"
        spacing: 14

        Heading {
            Layout.fillWidth: true
            text: question.title
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            text: question.text
            wrapMode: Text.Wrap
        }

        RowLayout {
            spacing: 10

            CapButton {
                objectName: "questionYes"
                Layout.fillWidth: true
                text: question.yes
                onClicked: {
                    if (!question.grace.over)
                        return;
                    question.close();
                    question.accepted();
                }
            }

            CapButton {
                objectName: "questionNo"
                focus: true
                Layout.fillWidth: true
                text: question.no
                primary: true
                onClicked: question.close()
            }
        }
    }
}
