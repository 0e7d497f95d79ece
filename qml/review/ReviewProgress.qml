// A review that is being worked out, or waits to be begun.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: progress

    required property GameReview review

    function enter(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 12

    BodyText {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.sized(560)
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.")
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "reviewFault"
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.sized(560)
        Layout.alignment: Qt.AlignHCenter
        visible: text !== ""
        text: progress.review.fault
        color: Theme.warningInk
        wrapMode: Text.Wrap
    }

    Rectangle {
        objectName: "reviewProgress"
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.sized(560)
        Layout.alignment: Qt.AlignHCenter
        implicitHeight: Theme.sized(14)
        visible: progress.review.running
        radius: height / 2
        color: Theme.panelSoft
        border.color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Reviewing the game: %1%").arg(Math.floor(progress.review.progress * 100))

        Rectangle {
            width: parent.width * progress.review.progress
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    CapButton {
        id: button

        objectName: progress.review.running ? "reviewCancel" : "reviewStart"
        Layout.alignment: Qt.AlignHCenter
        text: progress.review.running ? qsTr("Cancel") : qsTr("Review the game")
        primary: !progress.review.running
        onClicked: progress.review.running ? progress.review.stop() : progress.review.start()
    }
}
