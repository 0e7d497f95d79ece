// England in relief: dragging turns it, with the right button it moves along, the wheel goes nearer; a canal is drawn by
// clicks or by dragging from hex to hex.
import QtQuick
import Capitol
import Capitol.Canal
import Capitol.Canal3D
import Capitol.Depth
import Capitol.Theme

CanalBoard {
    id: board

    readonly property bool resting: depth.resting
    readonly property CanalScene scene: depth.entity as CanalScene
    property int looks: 0 // how often the camera has moved

    // `looks` makes what is seen depend on the camera.
    function seenAt(hex: int): point {
        return looks >= 0 && hex >= 0 ? sight.project(land.hexPlace(hex, 0)) : Qt.point(0, 0);
    }

    function hexAt(seen: point): int {
        return looks >= 0 ? land.hexSeen(sight, seen) : -1;
    }

    function zoomBy(factor: real): void {
        camera.zoomBy(1 / factor, camera.x, camera.z);
    }

    function turn(right: real, up: real): void {
        camera.orbit(right, up);
    }

    function reset(): void {
        camera.reset();
    }

    function placeCamera(pose: list<real>): void {
        camera.takeOver(pose);
    }

    // Pixels of a hex from its centre to its points, where a place of the map is.
    function unitAt(hex: int): real {
        const place = land.hexPlace(hex, 0);
        const right = sight.project(place.plus(Qt.vector3d(land.unit, 0, 0)));
        const left = sight.project(place.minus(Qt.vector3d(land.unit, 0, 0)));
        return looks >= 0 ? Math.hypot(right.x - left.x, right.y - left.y) / 2 : 0;
    }

    // The keyboard never leaves the part that is seen.
    function follow(hex: int): void {
        const seen = seenAt(hex);
        const room = 2 * cursorUnit;
        if (seen.x > frame.x + room && seen.x < frame.x + frame.width - room && seen.y > frame.y + room && seen.y < frame.y + frame.height - room)
            return;
        const place = land.hexPlace(hex, 0);
        camera.lookAt(place.x, place.z);
    }

    drawn: depth.drawn
    pose: camera.pose
    cursorUnit: unitAt(Math.max(0, focusedHex))
    cursorOutlined: false
    hovering: mouse.containsMouse
    hoveredHex: mouse.dragging ? -1 : mouse.hex
    pointer: Qt.point(mouse.mouseX, mouse.mouseY)
    onFocusedHexMoved: hex => follow(hex)
    onFocusedHexChanged: depth.wake()
    onLitPlacesChanged: depth.wake()
    onLitSeatChanged: depth.wake()
    onSailingChanged: depth.wake()
    onFallenChanged: depth.wake()
    onQualityChanged: depth.wake()
    onVisibleChanged: depth.wake()

    HexRows {
        id: askedPlaces

        map: board.map
        model: board.session.targets
        only: "place"
    }

    HexRows {
        id: askedSites

        map: board.map
        model: board.session.targets
        except: "place"
    }

    HexRows {
        id: picked

        map: board.map
        model: board.session.places
        only: "picked"
    }

    HexRows {
        id: ghosts

        map: board.map
        model: board.session.tiles
        only: "ghost"
    }

    HexRows {
        id: freshTiles

        map: board.map
        model: board.session.tiles
        only: "fresh"
    }

    Landscape {
        id: land

        map: board.map
        tiles: board.session.tiles
        onChanged: depth.wake()
    }

    CameraRig {
        id: camera

        objectName: "cameraRig"
        view: board.view
        picture: Qt.size(board.width, board.height)
        frame: board.frame
        boardSize: land.boardSize
        animated: board.animated
        onLeft: board.cameraLeft()
        before: 1.5
        aside: 1.4
        steeper: Math.max(9, Math.min(30, 9 + (0.92 - aspect) * 60)) // in a narrow frame there is room above and below
        onSteeperChanged: {
            if (ready && !own)
                reset();
        }
        nearness: 0.3
        busy: true
    }

    BoardLens {
        id: sight

        eye: camera.eye
        centre: camera.target
        fieldOfView: camera.fieldOfView
        frame: camera.frame
        onChanged: {
            ++board.looks;
            depth.wake();
        }
    }

    Connections {
        target: board.voyage

        function onMoved(): void {
            depth.wake();
        }
    }

    Connections {
        target: Theme

        function onShadesChanged(): void {
            depth.wake();
        }

        function onDistinctChanged(): void {
            depth.wake();
        }
    }

    // Water flows while something else moves, on from where it was.
    FrameAnimation {
        id: stream

        property real flow: 0 // seconds

        running: board.visible && !depth.resting && board.animated && board.quality !== "fast"
        onTriggered: flow += frameTime
    }

    DepthView {
        id: depth

        anchors.fill: parent
        models: [board.session.places, board.session.tiles, board.session.targets, board.session.barges]
        quality: board.quality
        steady: !camera.rest.running
        sharp: board.frame
        cover: Rectangle {
            color: Theme.table
        }

        // Without an id: the scene may go after the board, and Qt would tell the freed board of it.
        CanalScene {
            session: board.session
            land: land
            rig: camera
            quality: board.quality
            hour: 0.35
            flow: stream.flow
            litSeat: board.litSeat
            targets: askedSites.hexes
            places: askedPlaces.hexes
            picked: picked.hexes
            ghosts: ghosts.hexes
            fresh: freshTiles.hexes
            lit: board.litPlaces.map(place => board.placeHex(place))
            calls: board.calls
            voyage: board.voyage
            sailing: board.sailing
            bargeColour: board.bargeColour
            placed: board.placed
            fallen: board.fallen
            animated: board.animated
            focused: board.focusedHex >= 0 ? [board.focusedHex] : []
        }
    }

    MapPointer {
        id: mouse

        anchors.fill: parent
        board: board
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: dragging && !draws ? Qt.ClosedHandCursor : Qt.ArrowCursor
        onCarried: (from, to) => {
            if (!(pressedButtons & Qt.RightButton))
                return camera.orbit((to.x - from.x) * 0.25, (to.y - from.y) * 0.25);
            const a = sight.boardPlace(from, 0);
            const b = sight.boardPlace(to, 0);
            camera.lookAt(camera.x + a.x - b.x, camera.z + a.y - b.y);
        }
        onWheel: wheel => {
            const place = sight.boardPlace(Qt.point(wheel.x, wheel.y), 0);
            camera.zoomBy(Math.pow(0.999, wheel.angleDelta.y), place.x, place.y);
        }
    }

    SeenLabels {
        id: labels

        map: board.map
        places: board.session.places
        land: land
        lens: sight
        frame: board.frame
        unit: board.unitAt(board.placeHex(0))
        font.family: Theme.sans
        font.pixelSize: Theme.sized(11)
        font.bold: true
    }

    Repeater {
        model: board.session.targets

        delegate: TargetMark {
            seen: board.seenAt(hex)
            unit: board.unitAt(hex)
        }
    }

    Repeater {
        model: board.session.places

        delegate: PlaceName {
            spot: labels.spots[index] ?? Qt.rect(0, 0, 0, 0)
            crowded: labels.crowded[index] ?? true
            lit: Array.from(board.litPlaces).includes(place)
            pointed: board.placeHex(place) === board.pointedHex
        }
    }
}
