// The state of the game: round, how long it will go on, what is left; and the menu.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Theme

Panel {
    id: bar

    required property CanalSession session
    required property RemoteTable remote // null for a game that is played here
    required property bool logSwitch // the log may be shown or folded away

    signal menuWanted
    signal chatWanted
    signal logWanted

    Shield {}

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 6
        spacing: Theme.sized(12)

        Heading {
            objectName: "roundText"
            text: qsTr("Round %1").arg(bar.session.round)
            font.pixelSize: Theme.sized(18)
        }

        BodyText {
            visible: bar.session.roundsLeft >= 0
            text: bar.session.roundsLeft > 0 ? qsTr("%n more after this one", "rounds", bar.session.roundsLeft) : qsTr("the last one")
            color: Theme.accent
            font.bold: true
        }

        Item {
            Layout.fillWidth: true
        }

        BodyText {
            visible: !Theme.narrow
            text: qsTr("Cards left: %1. Contracts: %2. Cubes: %3").arg(bar.session.deck).arg(bar.session.contractsLeft).arg(bar.session.basin)
            color: Theme.inkSoft
        }

        ChatButton {
            remote: bar.remote
            onClicked: bar.chatWanted()
        }

        BarButton {
            objectName: "hintButton"
            visible: bar.session.help.hintAgreed && !Theme.narrow
            text: qsTr("Hint")
            enabled: bar.session.help.canAskHint
            onClicked: bar.session.help.askHint()
        }

        BarButton {
            objectName: "logButton"
            visible: bar.logSwitch
            text: qsTr("Log")
            Accessible.name: App.preferences.logShown ? qsTr("Hide the log") : qsTr("Show the log")
            onClicked: bar.logWanted()
        }

        CapButton {
            objectName: "menuButton"
            text: "☰"
            implicitWidth: Theme.sized(40)
            implicitHeight: Theme.sized(32)
            topPadding: 0
            bottomPadding: 0
            leftPadding: Theme.sized(4)
            rightPadding: Theme.sized(4)
            Accessible.name: qsTr("Menu")
            onClicked: bar.menuWanted()
        }
    }
}
