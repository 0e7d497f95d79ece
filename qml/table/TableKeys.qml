// The keyboard at the table.
import QtQuick
import Capitol
import Capitol.Play

GameKeys {
    id: keys

    required property GameSession session
    required property GameReview review
    // A turn, and what has to be gone on from, begin without a button in focus: so Enter is the game's.
    readonly property bool asked: session.humanToMove
    readonly property bool goingOn: session.canNext || session.help.guide.reading
    readonly property bool covered: session.handCovered

    signal cardChosen(int row)
    signal arrowPressed
    signal menuWanted
    signal memoryWanted
    signal logWanted
    signal confirmWanted
    signal momentWanted(int move) // of the review
    signal reviewWanted

    function goOn(): void {
        if (session.canNext)
            session.next();
        else if (session.composer.canConfirm)
            confirmWanted();
        else
            session.help.guide.goOn(); // if something is being read
    }

    function undo(): void {
        if (session.canUndo)
            session.undo();
    }

    function redo(): void {
        if (session.canRedo)
            session.redo();
    }

    function pass(): void {
        if (session.composer.canPass)
            session.composer.pass();
    }

    // The review is of the game that is watched.
    function pressReviewed(key: int): bool {
        if (key === Qt.Key_Up && review.previous >= 0)
            momentWanted(review.previous);
        else if (key === Qt.Key_Down && review.next >= 0)
            momentWanted(review.next);
        else if (key === Qt.Key_R && review.available)
            reviewWanted();
        else
            return false;
        return true;
    }

    function pressControlled(key: int, shifted: bool): bool {
        if (key === Qt.Key_Z && !shifted)
            undo();
        else if (key === Qt.Key_Y || key === Qt.Key_Z)
            redo();
        else
            return false;
        return true;
    }

    function press(key: int, shifted: bool): bool {
        if (replay.on)
            return pressInReplay(key) || (replay.watching && pressReviewed(key));
        if (key >= Qt.Key_0 && key <= Qt.Key_9)
            cardChosen((key - Qt.Key_0 + 9) % 10);
        else if (key === Qt.Key_Return || key === Qt.Key_Enter)
            goOn();
        else if (key === Qt.Key_Escape && shifted)
            session.restartTurn();
        else if (key === Qt.Key_Escape)
            session.composer.takeBack();
        else if (key === Qt.Key_P)
            pass();
        else if (key === Qt.Key_Space)
            session.hurry();
        else if (key >= Qt.Key_Left && key <= Qt.Key_Down)
            arrowPressed();
        else if (key === Qt.Key_H)
            session.help.askHint();
        else if (key === Qt.Key_M)
            memoryWanted();
        else if (key === Qt.Key_L)
            logWanted();
        else if (key === Qt.Key_F10)
            menuWanted();
        else
            return false;
        return true;
    }

    replay: session.replay
    onNowWanted: session.backToNow()
    onAskedChanged: restUnlessTyping()
    onGoingOnChanged: restUnlessTyping()
    onCoveredChanged: unsettle()
    Keys.onPressed: event => {
        const shifted = (event.modifiers & Qt.ShiftModifier) !== 0;
        const controlled = (event.modifiers & Qt.ControlModifier) !== 0;
        event.accepted = controlled ? keys.pressControlled(event.key, shifted) : keys.press(event.key, shifted);
    }

    Connections {
        target: keys.session.state

        function onStageChanged(): void {
            keys.unsettle();
        }
    }
}
