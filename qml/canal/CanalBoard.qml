// England from above: terrain, places, canals, and what can be picked. A canal is drawn by clicks or by dragging from hex
// to hex; the wheel zooms, and dragging the ground moves the view.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Canal
import Capitol.Theme

FocusScope {
    id: board

    required property CanalSession session
    required property CanalSpot spot
    required property rect frame // where the page leaves it free

    readonly property CanalComposer composer: session.composer
    readonly property alias map: hexes
    readonly property real rim: 1.4 // of water, in units: names may stand there
    readonly property real fitting: Math.max(1, Math.min(frame.width / (hexes.size.width + rim), frame.height / (hexes.size.height + rim)))
    property real zoom: 1 // 1 to 4: all of the map, or a part
    property point middle: Qt.point(0.5, 0.5) // of the frame, in shares of the map
    readonly property real unit: fitting * zoom // pixels
    readonly property point origin: Qt.point(frame.x + frame.width / 2 - middle.x * hexes.size.width * unit, frame.y + frame.height / 2 - middle.y * hexes.size.height * unit)
    readonly property int pointedHex: mouse.containsMouse && !mouse.dragging ? mouse.hex : cursor.activeFocus ? cursor.hex : -1
    readonly property list<int> targets: hexesOf(targetItems)

    // Where that hex is seen, in the window.
    function mapFromHex(hex: int): point {
        return ground.mapToItem(null, hexes.centreOf(hex).x * unit, hexes.centreOf(hex).y * unit);
    }

    function enter(): void {
        cursor.enter();
    }

    function zoomTo(factor: real, around: point): void {
        const before = unit;
        const at = Qt.point((around.x - origin.x) / before, (around.y - origin.y) / before);
        zoom = Math.max(1, Math.min(4, factor));
        const centre = Qt.point(frame.x + frame.width / 2, frame.y + frame.height / 2);
        look(at.x + (centre.x - around.x) / unit, at.y + (centre.y - around.y) / unit);
    }

    function zoomBy(factor: real): void {
        zoomTo(zoom * factor, Qt.point(frame.x + frame.width / 2, frame.y + frame.height / 2));
    }

    // At that point of the map, as far as there is map around it.
    function look(x: real, y: real): void {
        const half = Qt.point(Math.min(0.5, (frame.width / unit - rim) / 2 / hexes.size.width), Math.min(0.5, (frame.height / unit - rim) / 2 / hexes.size.height));
        middle = Qt.point(Math.max(half.x, Math.min(1 - half.x, x / hexes.size.width)), Math.max(half.y, Math.min(1 - half.y, y / hexes.size.height)));
    }

    function reset(): void {
        zoom = 1;
        middle = Qt.point(0.5, 0.5);
    }

    // The keyboard never leaves the part that is seen.
    function follow(hex: int): void {
        const at = hexes.centreOf(hex);
        const seen = Qt.point(origin.x + at.x * unit, origin.y + at.y * unit);
        const room = 2 * unit;
        if (seen.x < frame.x + room || seen.x > frame.x + frame.width - room || seen.y < frame.y + room || seen.y > frame.y + frame.height - room)
            look(at.x, at.y);
    }

    function hexesOf(items: Repeater): list<int> {
        const found = [];
        for (let i = 0; i < items.count; ++i)
            found.push((items.itemAt(i) as TargetHex)?.hex ?? -1);
        return found;
    }

    function hexOf(column: int, line: int): int {
        return line * hexes.columns + column;
    }

    // What is to be said of a hex: the place, what can be built, the tiles that lie there.
    function aboutHex(hex: int): string {
        const parts = [];
        for (let i = 0; i < placeItems.count; ++i) {
            const item = placeItems.itemAt(i) as PlaceMark;
            if (item && hexOf(item.column, item.line) === hex)
                parts.push(item.about);
        }
        for (let i = 0; i < targetItems.count; ++i) {
            const item = targetItems.itemAt(i) as TargetHex;
            if (item && item.hex === hex && !item.place)
                parts.push(qsTr("Build: %1").arg(item.text));
        }
        for (let i = 0; i < tileItems.count; ++i) {
            const item = tileItems.itemAt(i) as CanalTile;
            if (item && hexOf(item.column, item.line) === hex)
                parts.push(item.about);
        }
        if (parts.length === 0 && hex >= 0)
            parts.push(hexes.terrain[Math.floor(hex / hexes.columns)][hex % hexes.columns] === "^" ? qsTr("difficult terrain") : qsTr("normal terrain"));
        return parts.join("\n");
    }

    // Tests and screen readers find it by that.
    objectName: "canalBoard"
    clip: true
    onFrameChanged: look(middle.x * hexes.size.width, middle.y * hexes.size.height)

    HexMap {
        id: hexes

        terrain: board.session.terrain
    }

    PlaceLabels {
        id: labels

        map: hexes
        places: board.session.places
        unit: board.unit
        rim: board.rim / 2
        font.family: Theme.sans
        font.pixelSize: Theme.sized(11)
        font.bold: true
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.water
    }

    Country {
        anchors.fill: parent
        map: hexes
        origin: board.origin
        unit: board.unit
    }

    MouseArea {
        id: mouse

        readonly property point place: Qt.point((mouseX - board.origin.x) / board.unit, (mouseY - board.origin.y) / board.unit)
        readonly property int hex: hexes.hexAt(place)
        property int pressedHex: -1
        property point last // where it was, while the map is moved
        property bool moved: false
        property bool draws: false // a canal, not the map
        readonly property bool dragging: pressed && moved

        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
        onPressed: event => {
            pressedHex = hex;
            moved = false;
            last = Qt.point(event.x, event.y);
            draws = event.button === Qt.LeftButton && (Array.from(board.targets).includes(hex) || board.isBarge(hex));
        }
        onPositionChanged: event => {
            if (!pressed)
                return;
            if (draws)
                return drawTo();
            if (!moved && Math.hypot(event.x - last.x, event.y - last.y) < 6)
                return;
            moved = true;
            const centre = Qt.point(board.middle.x * hexes.size.width, board.middle.y * hexes.size.height);
            board.look(centre.x - (event.x - last.x) / board.unit, centre.y - (event.y - last.y) / board.unit);
            last = Qt.point(event.x, event.y);
        }
        onReleased: event => {
            if (!moved && event.button === Qt.LeftButton && hex >= 0)
                board.composer.pick(hex);
        }
        onWheel: wheel => board.zoomTo(board.zoom * Math.pow(1.2, wheel.angleDelta.y / 120), Qt.point(wheel.x, wheel.y))

        function drawTo(): void {
            if (hex === pressedHex || hex < 0)
                return;
            if (!moved)
                board.composer.drawTo(pressedHex);
            moved = true;
            pressedHex = hex;
            board.composer.drawTo(hex);
        }
    }

    Item {
        id: ground

        x: board.origin.x
        y: board.origin.y

        Repeater {
            id: tileItems

            model: board.session.tiles

            delegate: CanalTile {
                map: hexes
                unit: board.unit
                faded: board.spot.seat >= 0 && hue !== board.spot.seat
            }
        }

        Repeater {
            id: targetItems

            model: board.session.targets
            onItemAdded: board.targetsChanged()
            onItemRemoved: board.targetsChanged()

            delegate: TargetHex {
                map: hexes
                unit: board.unit
            }
        }

        Repeater {
            model: Math.max(0, board.spot.places.length - 1)

            delegate: Rectangle {
                required property int index
                readonly property point from: board.placeSeen(board.spot.places[index])
                readonly property point to: board.placeSeen(board.spot.places[index + 1])

                x: from.x
                y: from.y - height / 2
                width: Math.hypot(to.x - from.x, to.y - from.y)
                height: Math.max(3, board.unit * 0.22)
                rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
                transformOrigin: Item.Left
                radius: height / 2
                color: Theme.fresh
                opacity: 0.65
            }
        }

        Repeater {
            id: placeItems

            model: board.session.places

            delegate: PlaceMark {
                objectName: "place" + index
                map: hexes
                unit: board.unit
                label: labels.spots[index] ?? Qt.rect(0, 0, 0, 0)
                crowded: labels.crowded[index] ?? true
                lit: Array.from(board.spot.places).includes(place)
                pointed: board.hexOf(column, line) === board.pointedHex
            }
        }

        Repeater {
            id: bargeItems

            model: board.session.barges

            delegate: CanalBarge {
                map: hexes
                unit: board.unit
            }
        }

        CanalCursor {
            id: cursor

            map: hexes
            unit: board.unit
            targets: board.targets
            about: board.aboutHex(hex)
            onHexChanged: board.follow(hex)
            onPicked: board.composer.pick(hex)
        }
    }

    function isBarge(hex: int): bool {
        for (let i = 0; i < bargeItems.count; ++i) {
            const item = bargeItems.itemAt(i) as CanalBarge;
            if (item && hexOf(item.column, item.line) === hex)
                return true;
        }
        return false;
    }

    function placeSeen(place: int): point {
        const item = placeItems.itemAt(place) as PlaceMark;
        return item ? Qt.point(item.centre.x * unit, item.centre.y * unit) : Qt.point(0, 0);
    }

    MapNote {
        refused: board.composer.whyNot !== "" && board.pointedHex >= 0
        text: board.pointedHex < 0 ? "" : refused ? board.composer.whyNot : board.aboutHex(board.pointedHex)
        at: mouse.containsMouse ? Qt.point(mouse.mouseX, mouse.mouseY) : Qt.point(board.origin.x + hexes.centreOf(board.pointedHex).x * board.unit, board.origin.y + hexes.centreOf(board.pointedHex).y * board.unit)
        room: board.frame
    }
}
