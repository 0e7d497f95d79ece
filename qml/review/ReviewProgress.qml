// A review that is being worked out, or waits to be begun.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

FocusScope {
    id: progress

    required property GameReview review

    function enter(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 16, Theme.sized(560))
        spacing: Theme.sized(14)

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.")
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }

        BodyText {
            objectName: "reviewFault"
            Layout.fillWidth: true
            visible: text !== ""
            text: progress.review.fault
            color: Theme.warningInk
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }

        Rectangle {
            objectName: "reviewProgress"
            Layout.fillWidth: true
            implicitHeight: Theme.sized(14)
            visible: progress.review.running
            radius: height / 2
            color: Theme.panelSoft
            border.color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: percent.text

            Rectangle {
                width: Math.max(parent.height, parent.width * progress.review.progress)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }

        BodyText {
            id: percent

            Layout.fillWidth: true
            visible: progress.review.running
            text: qsTr("Reviewing the game: %1%").arg(Math.floor(progress.review.progress * 100))
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignHCenter
        }

        CapButton {
            id: button

            objectName: "reviewWork"
            Layout.alignment: Qt.AlignHCenter
            text: progress.review.running ? qsTr("Cancel") : qsTr("Review the game")
            primary: !progress.review.running
            onClicked: progress.review.running ? progress.review.stop() : progress.review.start()
        }
    }
}
