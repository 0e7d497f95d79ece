// The keyboard at the table of Canal Mania.
import QtQuick
import Capitol
import Capitol.Play

GameKeys {
    id: keys

    required property CanalSession session
    readonly property bool asked: session.humanToMove

    signal digitPressed(int number) // 0 for 1, as rows go
    signal arrowPressed
    signal menuWanted
    signal logWanted
    signal zoomWanted(real factor) // 0: all of the map

    function pressControlled(key: int, shifted: bool): bool {
        if (key === Qt.Key_Z && !shifted)
            session.undo();
        else if (key === Qt.Key_Y || key === Qt.Key_Z)
            session.redo();
        else if (key === Qt.Key_Plus || key === Qt.Key_Equal)
            zoomWanted(1.25);
        else if (key === Qt.Key_Minus)
            zoomWanted(0.8);
        else if (key === Qt.Key_0)
            zoomWanted(0);
        else
            return false;
        return true;
    }

    function press(key: int, shifted: bool): bool {
        const composer = session.composer;
        if (replay.on)
            return pressInReplay(key);
        if (session.help.guide.reading && !composer.canConfirm && (key === Qt.Key_Return || key === Qt.Key_Enter)) {
            session.help.guide.goOn();
            return true;
        }
        if (key >= Qt.Key_1 && key <= Qt.Key_9)
            digitPressed(key - Qt.Key_1);
        else if (key === Qt.Key_Return || key === Qt.Key_Enter)
            composer.confirm();
        else if (key === Qt.Key_Escape && shifted)
            session.restartTurn();
        else if (key === Qt.Key_Escape || key === Qt.Key_Backspace)
            composer.takeBack();
        else if (key === Qt.Key_P && settled)
            composer.pass();
        else if (key === Qt.Key_D && settled)
            composer.draw();
        else if (key === Qt.Key_Space)
            session.hurry();
        else if (key >= Qt.Key_Left && key <= Qt.Key_Down)
            arrowPressed();
        else if (key === Qt.Key_H)
            session.help.askHint();
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
    Keys.onPressed: event => {
        const shifted = (event.modifiers & Qt.ShiftModifier) !== 0;
        const controlled = (event.modifiers & Qt.ControlModifier) !== 0;
        event.accepted = controlled ? keys.pressControlled(event.key, shifted) : keys.press(event.key, shifted);
    }

    Connections {
        target: keys.session

        function onPromptChanged(): void {
            keys.unsettle();
        }
    }
}
