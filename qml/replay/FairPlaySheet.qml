// Asks a computer player again for the choice that it makes next, with other hidden cards, and says what came of it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    readonly property FairPlayCheck fairPlay: App.canalSession.active ? App.canalSession.fairPlay : App.session.fairPlay

    objectName: "fairPlaySheet"
    title: qsTr("Fair-play check")
    done: qsTr("Close")
    onOpened: fairPlay.start()
    onClosed: fairPlay.stop()

    BodyText {
        Layout.fillWidth: true
        text: qsTr("%1 sees no more than a person in that seat would see. To prove it, %1 is asked again for the choice that comes next: with the cards as they were, and with everything hidden from %1 dealt anew.").arg(sheet.fairPlay.player)
        wrapMode: Text.Wrap
    }

    RowLayout {
        Layout.fillWidth: true
        visible: sheet.fairPlay.verdict === ""
        spacing: 12

        Rectangle {
            objectName: "fairPlayProgress"
            Layout.fillWidth: true
            implicitHeight: Theme.sized(14)
            radius: height / 2
            color: Theme.panelSoft
            border.color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Asking again: %1%").arg(Math.floor(sheet.fairPlay.progress * 100))

            Rectangle {
                width: Math.max(parent.height, parent.width * sheet.fairPlay.progress)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }

        CapButton {
            objectName: "fairPlayWork"
            text: sheet.fairPlay.running ? qsTr("Cancel") : qsTr("Ask again")
            onClicked: sheet.fairPlay.running ? sheet.fairPlay.stop() : sheet.fairPlay.start()
        }
    }

    BodyText {
        objectName: "fairPlayFault"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.fairPlay.fault
        color: Theme.warningInk
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "fairPlayVerdict"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.fairPlay.verdict
        font.bold: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    BodyText {
        objectName: "fairPlayAnswers"
        Layout.fillWidth: true
        visible: text !== ""
        text: Array.from(sheet.fairPlay.answers).join("\n")
        wrapMode: Text.Wrap
    }
}
