// The mouse on a map: a click picks a hex, a drag along hexes that can be built on draws a canal, and any other drag moves
// what is seen.
import QtQuick
import Capitol.Canal

MouseArea {
    id: mouse

    required property CanalBoard board
    readonly property int hex: board.hexAt(Qt.point(mouseX, mouseY))
    property int pressedHex: -1
    property point last: Qt.point(0, 0) // where it was, while something is dragged
    property bool moved: false
    property bool draws: false // a canal, not the map
    readonly property bool dragging: pressed && moved

    signal carried(point from, point to)

    function drawTo(): void {
        if (hex === pressedHex || hex < 0)
            return;
        if (!moved)
            board.composer.drawTo(pressedHex);
        moved = true;
        pressedHex = hex;
        board.composer.drawTo(hex);
    }

    hoverEnabled: true
    onPressed: event => {
        last = Qt.point(event.x, event.y);
        pressedHex = board.hexAt(last); // `hex` is where the pointer was before
        moved = false;
        draws = event.button === Qt.LeftButton && board.canDraw && (Array.from(board.targets).includes(pressedHex) || Array.from(board.barges).includes(pressedHex));
    }
    onPositionChanged: event => {
        if (!pressed)
            return;
        if (draws)
            return drawTo();
        if (!moved && Math.hypot(event.x - last.x, event.y - last.y) < 6)
            return;
        moved = true;
        const before = last;
        last = Qt.point(event.x, event.y);
        carried(before, last);
    }
    onReleased: event => {
        if (!moved && event.button === Qt.LeftButton && hex >= 0)
            board.composer.pick(hex);
    }
}
