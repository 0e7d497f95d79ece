// Where the keyboard is on the map: the arrows move it from hex to hex, Tab to the next one that can be picked, Enter picks.
import QtQuick
import Capitol.Canal
import Capitol.Theme

Item {
    id: cursor

    required property HexMap map
    required property point seen // where that hex is
    required property real unit
    required property bool outlined // or else the board shows where it is
    required property list<int> targets // hexes
    required property string about // what is there
    property int hex: -1

    signal picked

    // To what can be picked, unless it is there already.
    function enter(): void {
        if (targets.length > 0 && !Array.from(targets).includes(hex))
            hex = targets[0];
        forceActiveFocus(Qt.TabFocusReason);
    }

    function move(right: int, down: int): void {
        hex = map.beside(hex, right, down);
    }

    // False behind the last one: then the map is left.
    function step(by: int): bool {
        const at = Array.from(targets).indexOf(hex) + by;
        if (at < 0 || at >= targets.length)
            return false;
        hex = targets[at];
        return true;
    }

    objectName: "canalCursor"
    x: seen.x - width / 2
    y: seen.y - height / 2
    z: 4
    width: Math.sqrt(3) * unit + 6
    height: 2 * unit + 6
    activeFocusOnTab: true
    focus: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Map: %1").arg(about)
    Accessible.focusable: true
    onActiveFocusChanged: {
        if (activeFocus && hex < 0)
            hex = targets[0] ?? map.hexAt(Qt.point(map.size.width / 2, map.size.height / 2));
    }
    Keys.onLeftPressed: move(-1, 0)
    Keys.onRightPressed: move(1, 0)
    Keys.onUpPressed: move(0, -1)
    Keys.onDownPressed: move(0, 1)
    Keys.onReturnPressed: picked()
    Keys.onEnterPressed: picked()
    Keys.onTabPressed: event => event.accepted = step(1)
    Keys.onBacktabPressed: event => event.accepted = step(-1)

    HexGlyph {
        anchors.fill: parent
        visible: cursor.outlined && cursor.activeFocus
        line: 4
        colour: Theme.focus
    }
}
