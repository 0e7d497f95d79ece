// The review of the game that is watched: the whole of it over the board, or what it says of the moment that the board
// shows.
import QtQuick
import Capitol
import Capitol.Review

Item {
    id: reviewing

    readonly property GameReview review: App.review
    readonly property GameSession session: App.session
    property bool on: false // what it says goes with the replay
    readonly property alias overBoard: pane.active
    readonly property bool besideBoard: on && !overBoard && review.ready && session.replay.watching

    signal closed // the board is in sight again

    // Worked out first unless it is there. A game whose record nobody sent is not watched.
    function open(): void {
        if (!session.replay.watching)
            return;
        on = true;
        review.start();
        pane.active = true;
        (pane.item as ReviewPanel).enter();
    }

    // After the replay has been begun, which is a step of its own.
    function openNext(): void {
        next.restart();
    }

    function close(): void {
        pane.active = false;
        closed();
    }

    function leave(): void {
        on = false;
        close();
    }

    // Through the eyes of whoever chooses then.
    function lookAt(move: int): void {
        session.replay.goTo(move);
        if (review.mover >= 0)
            session.viewFrom(review.mover);
        close();
    }

    // Made for a review, and gone with it.
    Loader {
        id: pane

        anchors.fill: parent
        active: false
        sourceComponent: ReviewPanel {
            review: App.review
            replay: App.session.replay
        }
    }

    Connections {
        target: pane.item as ReviewPanel

        function onChosen(move: int): void {
            reviewing.lookAt(move);
        }

        function onBoardWanted(): void {
            reviewing.close();
        }
    }

    Connections {
        target: reviewing.session.replay

        function onChanged(): void {
            if (!reviewing.session.replay.watching)
                reviewing.on = pane.active = false;
        }
    }

    Timer {
        id: next

        interval: 0
        onTriggered: reviewing.open()
    }
}
