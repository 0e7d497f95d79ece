// England from above: terrain, places, canals, and what can be picked. A canal is drawn by clicks or by dragging from hex
// to hex; the wheel zooms, and dragging the ground moves the view.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Canal
import Capitol.Theme

CanalBoard {
    id: board

    readonly property real rim: 1.4 // of water, in units: names may stand there
    readonly property real fitting: Math.max(1, Math.min(frame.width / (map.size.width + rim), frame.height / (map.size.height + rim)))
    property real zoom: 1 // 1 to 4: all of the map, or a part
    property point middle: Qt.point(0.5, 0.5) // of the frame, in shares of the map
    readonly property real unit: fitting * zoom // pixels
    readonly property point origin: Qt.point(frame.x + frame.width / 2 - middle.x * map.size.width * unit, frame.y + frame.height / 2 - middle.y * map.size.height * unit)

    function seenAt(hex: int): point {
        const at = map.centreOf(hex);
        return Qt.point(origin.x + at.x * unit, origin.y + at.y * unit);
    }

    function hexAt(seen: point): int {
        return map.hexAt(Qt.point((seen.x - origin.x) / unit, (seen.y - origin.y) / unit));
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
        const half = Qt.point(Math.min(0.5, (frame.width / unit - rim) / 2 / map.size.width), Math.min(0.5, (frame.height / unit - rim) / 2 / map.size.height));
        middle = Qt.point(Math.max(half.x, Math.min(1 - half.x, x / map.size.width)), Math.max(half.y, Math.min(1 - half.y, y / map.size.height)));
    }

    function reset(): void {
        zoom = 1;
        middle = Qt.point(0.5, 0.5);
    }

    // The keyboard never leaves the part that is seen.
    function follow(hex: int): void {
        const at = map.centreOf(hex);
        const seen = seenAt(hex);
        const room = 2 * unit;
        if (seen.x < frame.x + room || seen.x > frame.x + frame.width - room || seen.y < frame.y + room || seen.y > frame.y + frame.height - room)
            look(at.x, at.y);
    }

    cursorUnit: unit
    hovering: mouse.containsMouse
    hoveredHex: mouse.dragging ? -1 : mouse.hex
    pointer: Qt.point(mouse.mouseX, mouse.mouseY)
    onFocusedHexMoved: hex => follow(hex)
    onFrameChanged: look(middle.x * map.size.width, middle.y * map.size.height)

    PlaceLabels {
        id: labels

        map: board.map
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
        map: board.map
        origin: board.origin
        unit: board.unit
    }

    MapPointer {
        id: mouse

        anchors.fill: parent
        board: board
        acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
        onCarried: (from, to) => {
            const centre = Qt.point(board.middle.x * board.map.size.width, board.middle.y * board.map.size.height);
            board.look(centre.x - (to.x - from.x) / board.unit, centre.y - (to.y - from.y) / board.unit);
        }
        onWheel: wheel => board.zoomTo(board.zoom * Math.pow(1.2, wheel.angleDelta.y / 120), Qt.point(wheel.x, wheel.y))
    }

    Item {
        id: ground

        x: board.origin.x
        y: board.origin.y

        Repeater {
            model: board.session.tiles

            delegate: CanalTile {
                map: board.map
                unit: board.unit
                faded: board.litSeat >= 0 && hue !== board.litSeat
            }
        }

        Repeater {
            model: board.session.targets

            delegate: TargetHex {
                map: board.map
                unit: board.unit
            }
        }

        Repeater {
            model: Math.max(0, board.litPlaces.length - 1)

            delegate: WayLine {
                required property int index

                map: board.map
                unit: board.unit
                from: board.placeHex(board.litPlaces[index])
                to: board.placeHex(board.litPlaces[index + 1])
                color: Theme.fresh
            }
        }

        Repeater {
            model: board.session.places

            delegate: PlaceMark {
                objectName: "place" + index
                map: board.map
                unit: board.unit
                fallen: fresh ? board.fallen : 1
                label: labels.spots[index] ?? Qt.rect(0, 0, 0, 0)
                crowded: labels.crowded[index] ?? true
                lit: Array.from(board.litPlaces).includes(place)
                pointed: board.hexOf(column, line) === board.pointedHex
            }
        }

        Repeater {
            model: board.session.barges

            delegate: CanalBarge {
                map: board.map
                unit: board.unit
                animated: board.animated
            }
        }

        GoodsRoute {
            z: 4
            unit: board.unit
            voyage: board.voyage
            sailing: board.sailing
            colour: board.bargeColour
        }
    }
}
