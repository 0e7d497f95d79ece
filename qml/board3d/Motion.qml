// Which movements go on: those of the last event. The next one cuts them short, so that nothing waits for them.
import QtQml

QtObject {
    id: motion

    required property bool wanted
    property bool ready: false // what stands there from the start does not move
    property int act: 0 // a number for each event; where it changes, what is moving arrives
    property bool open: false // movements that begin now belong to the same event

    // True if something may move now.
    function begin(): bool {
        if (!wanted || !ready)
            return false;
        if (open)
            return true;
        act += 1;
        open = true;
        Qt.callLater(close); // qmllint disable
        return true;
    }

    function close(): void {
        open = false;
    }

    // What changes now stands there from the start.
    function settle(): void {
        ready = false;
        Qt.callLater(makeReady); // qmllint disable
    }

    function makeReady(): void {
        ready = true;
    }

    Component.onCompleted: settle()
}
