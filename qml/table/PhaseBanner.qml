// Where another round or another phase begins, it is said in large letters for a moment.
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: banner

    required property GameSession session
    required property list<string> phases // names, by TableState.step
    required property list<string> numerals
    readonly property int time: App.preferences.reducedMotion ? 0 : App.preferences.stepTime
    property int round // and step: those that were announced last, or were there before
    property int step

    function announce(): void {
        if (time === 0 || !session.active || session.replay.on)
            return;
        const state = session.state;
        const another = round !== state.round;
        if (!another && step === state.step) // back from what was
            return;
        heading.text = another ? qsTr("Round %1").arg(numerals[state.round - 1]) : phases[state.step];
        line.text = another ? qsTr("Consul: %1").arg(state.consulName) : "";
        remember();
        showing.restart();
    }

    function remember(): void {
        round = session.state.round;
        step = session.state.step;
    }

    width: Math.max(heading.implicitWidth, line.implicitWidth) + Theme.sized(64)
    height: column.height + Theme.sized(20)
    opacity: 0
    visible: opacity > 0
    Accessible.ignored: true // the log is announced
    Component.onCompleted: remember()

    Connections {
        target: banner.session.state

        // With a round that begins, its first phase does.
        function onStepChanged(): void {
            soon.restart();
        }
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: banner.announce()
    }

    Column {
        id: column

        anchors.centerIn: parent

        Heading {
            id: heading

            anchors.horizontalCenter: parent.horizontalCenter
            font.pixelSize: Theme.sized(36)
        }

        BodyText {
            id: line

            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== ""
            color: Theme.inkSoft
        }
    }

    SequentialAnimation {
        id: showing

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 0.96
            duration: banner.time * 0.3
        }
        PauseAnimation {
            duration: banner.time * 1.4
        }
        NumberAnimation {
            target: banner
            property: "opacity"
            to: 0
            duration: banner.time * 0.5
        }
    }
}
