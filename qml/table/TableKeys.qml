// The table from the keyboard: what the focused control does not want arrives here.
import QtQuick
import Capitol

FocusScope {
    id: keys

    required property GameSession session
    readonly property bool asked: session.humanToMove // each turn begins without a button in focus

    signal cardChosen(int row)
    signal arrowPressed
    signal menuWanted

    function goOn(): void {
        if (session.canNext)
            session.next();
        else if (session.canSeal)
            session.sealBid();
        else if (session.canConfirm)
            session.confirm();
    }

    function undo(): void {
        if (session.canUndo)
            session.undo();
    }

    function pass(): void {
        if (session.canPass)
            session.pass();
    }

    function press(key: int, controlled: bool): bool {
        if (key >= Qt.Key_0 && key <= Qt.Key_9)
            cardChosen((key - Qt.Key_0 + 9) % 10);
        else if (key === Qt.Key_Return || key === Qt.Key_Enter)
            goOn();
        else if (key === Qt.Key_Escape)
            session.takeBack();
        else if (key === Qt.Key_P)
            pass();
        else if (key === Qt.Key_Space)
            session.hurry();
        else if (key === Qt.Key_Z && controlled)
            undo();
        else if (key >= Qt.Key_Left && key <= Qt.Key_Down)
            arrowPressed();
        else if (key === Qt.Key_F10)
            menuWanted();
        else
            return false;
        return true;
    }

    // Takes the focus from whatever button had it, so that all keys arrive here.
    function rest(): void {
        nowhere.forceActiveFocus();
    }

    focus: true
    onAskedChanged: rest()
    Keys.onPressed: event => {
        event.accepted = keys.press(event.key, (event.modifiers & Qt.ControlModifier) !== 0);
    }

    Item {
        id: nowhere

        focus: true
    }
}
