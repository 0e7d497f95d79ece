// How the window is divided at the table: the board has all of it, and lies where plates, hand and bars leave it free.
// Nothing here changes during a game, so the board never moves under the pointer.
import QtQuick
import Capitol.Theme

QtObject {
    required property real width
    required property real height
    required property bool guided // the teacher, or a puzzle, takes a column

    readonly property real margin: 6
    readonly property real barHeight: Theme.sized(40)
    readonly property real plateWidth: Theme.narrow ? Theme.sized(84) : Math.max(Theme.sized(164), width * 0.14)
    readonly property real handHeight: Theme.narrow ? Math.max(150, height * 0.2) : Math.max(Theme.sized(146), height * 0.18)
    readonly property real cardHeight: Math.round(handHeight - Theme.sized(14)) // one that is chosen is raised
    readonly property real actionWidth: Theme.narrow ? Theme.sized(190) : Math.max(Theme.sized(360), width * 0.22)
    readonly property real teacherHeight: free * (Theme.narrow ? 0.5 : 0.4) // at least, above what a phase needs
    readonly property real columnWidth: Math.max(Theme.sized(220), width * 0.16) // of the log, and of the teacher

    // A window as wide as that has room for the log beside the board.
    readonly property bool wide: width - plateWidth - columnWidth - 4 * margin > 1.55 * free

    readonly property real top: barHeight + 2 * margin
    readonly property real stripHeight: wide || guided ? 0 : Theme.sized(24) // of the last line of the log
    readonly property real left: plateWidth + 2 * margin
    readonly property real right: Theme.narrow ? actionWidth + 2 * margin : guided || wide ? columnWidth + 2 * margin : margin

    readonly property real below: height - top - margin // of the bar: no panel is higher
    readonly property real free: Math.max(1, height - top - handHeight) // between bar and hand
    readonly property rect frame: Qt.rect(left, top + stripHeight, Math.max(1, width - left - right), Math.max(1, free - stripHeight))
}
