// The teacher of a guided game: what to look at or do now.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property Guide guide
    required property bool showable // the move that is asked for can be shown
    property bool held: false // what is shown has a button of its own to go on
    readonly property bool broad: width > height // the buttons are side by side

    signal showWanted
    signal playWanted

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

        GridLayout {
            Layout.fillWidth: true
            visible: panel.showable || panel.guide.reading && !panel.held
            columns: panel.broad ? 2 : 1
            columnSpacing: 8
            rowSpacing: 8

            CapButton {
                objectName: "guideShow"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: 4
                rightPadding: 4
                visible: panel.showable
                focusPolicy: Qt.TabFocus
                text: qsTr("Show me")
                onClicked: panel.showWanted()
            }

            CapButton {
                id: play

                objectName: "guidePlay"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: 4
                rightPadding: 4
                visible: panel.guide.ending && !panel.held
                primary: true
                text: qsTr("Play your first game")
                onClicked: panel.playWanted()
            }

            CapButton {
                id: goOn

                objectName: "guideGoOn"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: 4
                rightPadding: 4
                visible: panel.guide.reading && !panel.held
                primary: !panel.guide.ending
                text: panel.guide.ending ? qsTr("See the result") : qsTr("Continue")
                onClicked: panel.guide.goOn()
            }
        }
    }
}
