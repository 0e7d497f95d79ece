// The teacher of a guided game: what to look at or do now.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    readonly property Guide guide: session.help.guide

    function enter(): void {
        (guide.ending ? play : goOn).forceActiveFocus(Qt.TabFocusReason);
    }

    border.color: Theme.accent
    border.width: 2

    Shield {}

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 10
        spacing: 8

        BodyText {
            Layout.fillWidth: true
            visible: !Theme.narrow
            text: qsTr("Lesson %1 of %2").arg(Math.min(panel.guide.step, panel.guide.steps)).arg(panel.guide.steps)
            color: Theme.inkSoft
            font.pixelSize: Theme.smallSize
        }

        ScrollColumn {
            Layout.fillWidth: true
            Layout.fillHeight: true
            rightMargin: 14
            spacing: 8

            BodyText {
                objectName: "guideAnswer"
                Layout.fillWidth: true
                visible: panel.guide.answer !== ""
                text: panel.guide.answer
                color: Theme.warningInk
                wrapMode: Text.Wrap
            }

            BodyText {
                objectName: "guideText"
                Layout.fillWidth: true
                text: panel.guide.text
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            Item {
                Layout.fillHeight: true
            }
        }

        CapButton {
            objectName: "guideShow"
            Layout.fillWidth: true
            visible: panel.session.help.canShowTaught
            focusPolicy: Qt.TabFocus
            leftPadding: 4
            rightPadding: 4
            text: qsTr("Show me")
            onClicked: panel.session.help.showTaught()
        }

        CapButton {
            id: play

            objectName: "guidePlay"
            Layout.fillWidth: true
            visible: panel.guide.ending && !panel.session.canNext
            leftPadding: 4
            rightPadding: 4
            primary: true
            text: qsTr("Play your first game")
            onClicked: App.playFirst()
        }

        CapButton {
            id: goOn

            objectName: "guideGoOn"
            Layout.fillWidth: true
            visible: panel.guide.reading && !panel.session.canNext // else what is shown has a button of its own
            primary: !panel.guide.ending
            text: panel.guide.ending ? qsTr("See the result") : qsTr("Continue")
            onClicked: panel.guide.goOn()
        }
    }
}
