// What has the keyboard at a table: keys that the focused control does not use arrive here.
import QtQuick
import Capitol
import Capitol.Theme

FocusScope {
    id: keys

    required property Replay replay
    property bool typing: false // to others: that keeps the keys
    // What is asked has been there long enough to be seen: what cannot be undone may be chosen.
    readonly property bool settled: grace.over

    signal nowWanted // back from what was

    // Takes the focus from whatever of the table had it, so that all keys arrive here.
    function rest(): void {
        nowhere.focus = true;
    }

    function restUnlessTyping(): void {
        if (!typing)
            rest();
    }

    // Something else is asked.
    function unsettle(): void {
        grace.restart();
    }

    // While the table shows what was.
    function pressInReplay(key: int): bool {
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
            nowWanted();
        else
            return false;
        return true;
    }

    focus: true

    Grace {
        id: grace

        running: true // the table itself has just appeared
    }

    FocusKeeper {
        window: keys
        here: keys.visible
        onTriggered: keys.rest()
    }

    Item {
        id: nowhere

        focus: true
    }
}
