// The time after something has appeared in which it decides nothing: a click or a key was meant for what stood there
// before. It begins with restart().
import QtQuick

Timer {
    readonly property bool over: Theme.graceTime === 0 || !running

    interval: Theme.graceTime
}
