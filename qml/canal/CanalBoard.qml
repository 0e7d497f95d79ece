// The flat board: England in hexes, its places, the canals with their works, barges and goods. A canal is drawn by clicks
// or by dragging along hexes; the arrows go from one glowing thing to the next, Enter picks it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

FocusScope {
    id: board

    required property CanalSession session
    required property int fromLit // places of the contract that is pointed at, -1
    required property int toLit
    required property int viaLit

    readonly property int columns: session.terrain.length > 0 ? session.terrain[0].length : 1
    readonly property int rows: Math.max(1, session.terrain.length)
    readonly property real tall: 2 / Math.sqrt(3) // of a hex of width 1
    readonly property real fitting: Math.min(width / (columns + 0.5), height / ((rows - 1) * 0.75 * tall + tall + 0.6))
    readonly property real hexWidth: fitting * zoom
    property real zoom: 1
    property int cursor: -1 // a row of the targets
    property int hovered: -1 // a hex

    function middle(column: int, line: int): point {
        return Qt.point((column + 0.5 + (line % 2) * 0.5) * hexWidth, (tall / 2 + line * tall * 0.75) * hexWidth);
    }

    // The hex there, -1 for none.
    function hexAt(x: real, y: real): int {
        let found = -1;
        let nearest = hexWidth * tall / 2;
        const about = Math.round((y / hexWidth - tall / 2) / (tall * 0.75));
        for (let line = Math.max(0, about - 1); line <= Math.min(rows - 1, about + 1); ++line) {
            const column = Math.round(x / hexWidth - 0.5 - (line % 2) * 0.5);
            const at = middle(column, line);
            const far = Math.hypot(x - at.x, y - at.y);
            if (column >= 0 && column < columns && far < nearest) {
                nearest = far;
                found = line * columns + column;
            }
        }
        return found;
    }

    // Where a hex is seen, for tests and for what flies there.
    function mapFromHex(hex: int): point {
        const at = middle(hex % columns, Math.floor(hex / columns));
        return map.mapToItem(null, at.x, at.y);
    }

    function enter(): void {
        forceActiveFocus(Qt.TabFocusReason);
        if (cursor < 0 || cursor >= targets.count)
            cursor = targets.count > 0 ? 0 : -1;
    }

    // To the nearest target in that direction.
    function go(right: int, down: int): void {
        const here = targets.itemAt(cursor);
        if (!here)
            return enter();
        let best = -1;
        let least = Infinity;
        for (let i = 0; i < targets.count; ++i) {
            const there = targets.itemAt(i);
            const ahead = right * (there.x - here.x) + down * (there.y - here.y);
            const aside = Math.abs(down * (there.x - here.x)) + Math.abs(right * (there.y - here.y));
            if (i !== cursor && ahead > 1 && ahead + 2 * aside < least) {
                least = ahead + 2 * aside;
                best = i;
            }
        }
        if (best >= 0)
            cursor = best;
    }

    function zoomBy(factor: real): void {
        zoom = Math.max(1, Math.min(4, zoom * factor));
    }

    objectName: "canalBoard"
    activeFocusOnTab: true
    onActiveFocusChanged: cursor = activeFocus && targets.count > 0 ? Math.max(0, cursor) : -1
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Map")
    Accessible.description: (targets.itemAt(cursor) as TargetMark)?.text ?? ""
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            zoomBy(0.8);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && cursor >= 0 && targets.count > 0 && !session.composer.canConfirm)
            session.composer.pick((targets.itemAt(cursor) as TargetMark).hex);
        else if (event.key === Qt.Key_Space && cursor >= 0 && targets.count > 0)
            session.composer.pick((targets.itemAt(cursor) as TargetMark).hex);
        else
            return;
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.water
        border.color: Theme.line
    }

    Flickable {
        id: pane

        anchors.fill: parent
        clip: true
        interactive: false
        contentWidth: Math.max(width, map.width)
        contentHeight: Math.max(height, map.height)

        Item {
            id: map

            x: Math.max(0, (pane.width - width) / 2)
            y: Math.max(0, (pane.height - height) / 2)
            width: (board.columns + 0.5) * board.hexWidth
            height: ((board.rows - 1) * 0.75 * board.tall + board.tall + 0.5) * board.hexWidth

            CanalGround {
                anchors.fill: parent
                terrain: board.session.terrain
                hexWidth: board.hexWidth
                colour: Theme.scheme === "dark" ? "#7f8f5c" : "#cbd6a4"
                hill: Theme.scheme === "dark" ? "#7c6a4c" : "#c2a878"
                line: Theme.scheme === "contrast" ? "#2e2620" : "#55655a3a"
            }

            Repeater {
                model: board.session.tiles

                delegate: CanalTile {
                    id: tile

                    required property int column
                    required property int line
                    required property int hue
                    required property bool ghost
                    required property bool fresh
                    required kind
                    required from
                    required to
                    required over

                    readonly property point at: board.middle(column, line)
                    x: at.x - width / 2
                    y: at.y - height / 2
                    width: board.hexWidth
                    height: board.hexWidth * board.tall
                    opacity: ghost ? 0.7 : 1
                    colour: Theme.builders[hue].colour
                    water: "#3d8fb5"

                    Rectangle {
                        anchors.centerIn: parent
                        width: tile.width * 0.95
                        height: width
                        radius: width / 2
                        visible: tile.fresh || tile.ghost
                        color: "transparent"
                        border.color: tile.ghost ? Theme.focus : Theme.fresh
                        border.width: 2
                    }
                }
            }

            Repeater {
                model: board.session.places

                delegate: PlaceMark {
                    objectName: "place" + place
                    x: board.middle(column, line).x - width / 2
                    y: board.middle(column, line).y - height / 2
                    width: board.hexWidth
                    height: board.hexWidth
                    lit: place === board.fromLit || place === board.toLit ? 1 : place === board.viaLit ? 2 : 0
                    named: board.hexWidth > 15
                }
            }

            Repeater {
                model: board.session.barges

                delegate: BargeMark {
                    x: board.middle(column, line).x - width / 2
                    y: board.middle(column, line).y - height / 2
                    width: board.hexWidth
                    height: board.hexWidth
                }
            }

            Repeater {
                id: targets

                model: board.session.targets
                onCountChanged: board.cursor = board.activeFocus && count > 0 ? Math.min(Math.max(0, board.cursor), count - 1) : -1

                delegate: TargetMark {
                    objectName: "target" + index
                    x: board.middle(column, line).x - width / 2
                    y: board.middle(column, line).y - height / 2
                    width: board.hexWidth * 0.9
                    height: width
                    pointed: index === board.cursor || hex === board.hovered
                }
            }

            MouseArea {
                id: mouse

                property int drawn: -1 // the hex that was entered last while the button is down

                anchors.fill: parent
                hoverEnabled: true
                onPressed: event => drawn = board.hexAt(event.x, event.y)
                onExited: board.hovered = -1
                onPositionChanged: event => {
                    board.hovered = board.hexAt(event.x, event.y);
                    if (!pressed || board.hovered < 0 || board.hovered === drawn)
                        return;
                    board.session.composer.drawTo(drawn);
                    drawn = board.hovered;
                    board.session.composer.drawTo(drawn);
                    moved = true;
                }
                property bool moved: false
                onReleased: event => {
                    if (!moved)
                        board.session.composer.pick(board.hexAt(event.x, event.y));
                    moved = false;
                    drawn = -1;
                }
                onWheel: wheel => {
                    const before = Qt.point(wheel.x / board.hexWidth, wheel.y / board.hexWidth);
                    const seen = Qt.point(wheel.x - pane.contentX, wheel.y - pane.contentY);
                    board.zoomBy(wheel.angleDelta.y > 0 ? 1.2 : 1 / 1.2);
                    pane.contentX = Math.max(0, Math.min(pane.contentWidth - pane.width, before.x * board.hexWidth - seen.x));
                    pane.contentY = Math.max(0, Math.min(pane.contentHeight - pane.height, before.y * board.hexWidth - seen.y));
                }
            }
        }
    }

    FocusRing {
        anchors.margins: 0
        shown: board.activeFocus
    }
}
