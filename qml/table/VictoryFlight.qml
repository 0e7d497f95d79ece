// Once the game is over: a flight over the winners' cities, with their buildings highlighted; what comes after waits for
// it. Any key or click ends it. Where nothing is to move there is none.
import QtQuick
import Capitol
import Capitol.Theme

FocusScope {
    id: flight

    required property GameSession session
    required property HoverState hover
    required property rect frame // where the board lies
    required property bool wanted // the end is reached, and is seen

    readonly property bool underway: session.active && session.state.phase !== TableState.Phase.Over && !session.replay.on
    readonly property bool animated: App.preferences.stepTime > 0 && !App.preferences.reducedMotion
    property bool due: false // this game has not been flown over
    property bool done: false
    property list<int> stops: [] // rows of sites
    property real progress: 0
    readonly property bool running: stops.length > 0
    readonly property int stop: running ? stops[Math.min(stops.length - 1, Math.floor(progress * stops.length))] : -1

    signal ended

    function begin(): void {
        if (!wanted)
            return;
        const tour = due && animated ? session.state.tour : [];
        due = false;
        done = tour.length === 0;
        if (done)
            return;
        progress = 0;
        stops = tour;
        forceActiveFocus(Qt.OtherFocusReason);
        clock.start();
    }

    function end(): void {
        clock.stop();
        stops = [];
        done = true;
        ended();
    }

    objectName: "victoryFlight"
    visible: running
    onUnderwayChanged: due = due || underway
    onWantedChanged: {
        if (running)
            end();
        done = false;
        soon.restart();
    }
    // All of a winner's buildings glow while the camera passes; on a flat board those that it would pass rise, in turn.
    onStopChanged: {
        const sites = session.sites;
        hover.linked.site = stop;
        hover.linked.seat = stop < 0 ? -1 : sites.data(sites.index(stop, 0), SiteModel.Owner);
    }
    Keys.onPressed: event => {
        event.accepted = true;
        end();
    }
    // A sheet was opened, or another window.
    onActiveFocusChanged: {
        if (!activeFocus && running)
            end();
    }

    // Once what had the keyboard has let it go.
    Timer {
        id: soon

        interval: 0
        onTriggered: flight.begin()
    }

    NumberAnimation {
        id: clock

        target: flight
        property: "progress"
        from: 0
        to: 1
        duration: 5500 + 500 * flight.stops.length
        onFinished: flight.end()
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onPressed: flight.end()
        onWheel: flight.end()
    }

    Panel {
        x: flight.frame.x + (flight.frame.width - width) / 2
        y: flight.frame.y + flight.frame.height - height - 12
        width: Math.min(words.implicitWidth + 40, flight.frame.width)
        height: words.implicitHeight + 20
        Accessible.role: Accessible.Button
        Accessible.name: hint.text
        Accessible.description: winner.text
        Accessible.onPressAction: flight.end()

        Column {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 40)

            Heading {
                id: winner

                width: Math.min(implicitWidth, flight.frame.width - 40)
                anchors.horizontalCenter: parent.horizontalCenter
                horizontalAlignment: Text.AlignHCenter
                text: flight.session.state.prompt
                wrapMode: Text.Wrap
            }

            BodyText {
                id: hint

                width: Math.min(implicitWidth, flight.frame.width - 40)
                anchors.horizontalCenter: parent.horizontalCenter
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Click or press any key to continue")
                color: Theme.inkSoft
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
