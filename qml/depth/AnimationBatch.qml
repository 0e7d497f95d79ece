// The animations of the last event. The next event cuts them short, so that nothing waits for them.
import QtQml

QtObject {
    id: animations

    required property bool wanted
    property bool ready: false // what stands there from the start does not move
    property int batch: 0 // a number for each event; where it changes, what is moving arrives
    property bool open: false // movements that begin now belong to the same event

    // True if something may move now.
    function begin(): bool {
        if (!wanted || !ready)
            return false;
        if (open)
            return true;
        batch += 1;
        open = true;
        closing.start();
        return true;
    }

    // By then all movements of the event have begun.
    readonly property Timer closing: Timer {
        interval: 0
        onTriggered: animations.open = false
    }
    // By then all that stands there from the start has been put there.
    readonly property Timer readying: Timer {
        interval: 0
        onTriggered: animations.ready = true
    }

    // What changes now stands there from the start.
    function settle(): void {
        ready = false;
        readying.restart();
    }

    Component.onCompleted: readying.start()
}
