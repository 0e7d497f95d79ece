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

    // While the table shows what was.
    function pressThen(key: int): bool {
        const replay = session.replay;
        if (key === Qt.Key_Left)
            replay.step(-1);
        else if (key === Qt.Key_Right)
            replay.step(1);
        else if (key === Qt.Key_Home)
            replay.goTo(0);
        else if (key === Qt.Key_End)
            replay.goTo(replay.moves);
        else if (key === Qt.Key_Space)
            replay.toggle();
        else if (key === Qt.Key_Escape)
            session.backToNow();
        else
            return false;
        return true;
    }

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
        if (session.replay.on)
            return pressThen(key);
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
