// The state of the game: round, phase, who has the consul; and the menu.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Theme

Panel {
    id: bar

    required property GameSession session
    readonly property list<string> numerals: ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]

    readonly property list<string> phases: track.names

    required property bool logSwitch // the log may be shown or folded away
    required property RemoteTable remote // null for a game that is played here

    signal menuWanted
    signal memoryWanted
    signal chatWanted

    Shield {}

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 6
        spacing: Theme.sized(12)

        Heading {
            objectName: "roundText"
            text: qsTr("Round %1 of %2").arg(bar.numerals[bar.session.state.round - 1]).arg(bar.numerals[bar.session.state.rounds - 1])
            font.pixelSize: Theme.sized(18)
        }

        PhaseTrack {
            id: track

            session: bar.session
        }

        Item {
            Layout.fillWidth: true
        }

        BodyText {
            visible: !Theme.narrow
            text: qsTr("Consul: %1").arg(bar.session.state.consulName)
        }

        BarButton {
            objectName: "hintButton"
            visible: bar.session.help.hintAgreed && !Theme.narrow
            text: qsTr("Hint")
            enabled: bar.session.help.canAskHint
            onClicked: bar.session.help.askHint()
        }

        BarButton {
            objectName: "memoryButton"
            visible: bar.session.help.memoryAgreed && !Theme.narrow
            text: qsTr("Memory")
            Accessible.name: qsTr("What everyone has seen")
            onClicked: bar.memoryWanted()
        }

        ChatButton {
            remote: bar.remote
            onClicked: bar.chatWanted()
        }

        BarButton {
            objectName: "logButton"
            visible: bar.logSwitch
            text: qsTr("Log")
            Accessible.name: App.preferences.logShown ? qsTr("Hide the log") : qsTr("Show the log")
            onClicked: App.preferences.logShown = !App.preferences.logShown
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
