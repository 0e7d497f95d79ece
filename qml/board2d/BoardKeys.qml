// The keyboard on a board: arrows go to the nearest site that way, Enter picks it.
import QtQuick
import Capitol.Board2D

QtObject {
    id: keys

    required property BoardPlan plan
    property int row: -1 // where the keyboard is

    signal picked(int row)

    function handle(event: KeyEvent): void {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            return go(-1, 0);
        case Qt.Key_Right:
            return go(1, 0);
        case Qt.Key_Up:
            return go(0, -1);
        case Qt.Key_Down:
            return go(0, 1);
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            return pick(event);
        }
        event.accepted = false;
    }

    function go(right: int, down: int): void {
        row = row < 0 ? 0 : plan.nextSite(row, right, down);
    }

    // Without a site under the keyboard the key is somebody else's.
    function pick(event: KeyEvent): void {
        event.accepted = row >= 0;
        if (row >= 0)
            picked(row);
    }
}
