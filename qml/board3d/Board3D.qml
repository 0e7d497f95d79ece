// The 3D board: orbit by dragging, zoom with the wheel, select by clicking or with the keyboard.
import QtQuick
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth
import Capitol.Theme

Board {
    id: board

    readonly property bool resting: depth.resting
    readonly property BoardScene scene: depth.entity as BoardScene

    function resetCamera(): void {
        camera.reset();
    }

    function placeCamera(pose: list<real>): void {
        camera.takeOver(pose);
    }

    function turn(right: real, up: real): void {
        camera.orbit(right, up);
    }

    function zoom(factor: real): void {
        camera.zoomBy(factor, camera.x, camera.z);
    }

    function mapFromSite(row: int): point {
        return fromBoard(plan.sitePlace(row), 0.58);
    }

    function mapFromArea(area: int): point {
        return fromBoard(plan.areaPlace(area), 0.58);
    }

    function mapFromYard(row: int): point {
        return fromBoard(lots.lotPlace(row), 0);
    }

    function fromBoard(place: point, height: real): point {
        const seen = sight.project(Qt.vector3d(place.x, height, place.y));
        return board.mapToItem(null, seen.x, seen.y);
    }

    view: "table"
    drawn: depth.drawn
    pose: camera.pose
    siteItems: sitePlaces
    lotItems: yardRows
    vacantLot: vacantLabel
    onHoveredLotChanged: {
        depth.wake();
        yardHovered(hoveredLot);
    }
    onHoveredSiteChanged: depth.wake()
    onHoveredAreaChanged: depth.wake()
    onFocusedSiteChanged: depth.wake()
    onNewBuildingLegalChanged: depth.wake()
    onActiveFocusChanged: depth.wake()
    onVisibleChanged: depth.wake()
    onQualityChanged: depth.wake()
    onHourChanged: depth.wake()

    CityGround {
        id: land

        plan: board.plan
        raised: true
    }

    YardPlan {
        id: lots

        buildings: yardRows.count
        newBuildingLegal: board.newBuildingLegal
        boardSize: board.plan.size
    }

    CameraRig {
        id: camera

        objectName: "cameraRig"
        view: board.view
        picture: Qt.size(board.width, board.height)
        frame: board.frame
        boardSize: board.plan.size
        animated: board.animated
        onLeft: board.cameraLeft()
        tallest: skyline.tallest
        busy: board.asked
    }

    Orbit {
        id: orbit

        rig: camera
        wanted: board.orbiting
        onRunningChanged: depth.wake()
    }

    FlyOver {
        id: flight

        rig: camera
        places: board.tour.map(row => board.plan.sitePlace(row))
        progress: board.toured
        onRunningChanged: depth.wake()
    }

    PicturePace {
        window: orbit.running && board.quality === "fast" ? board.Window.window : null
    }

    BoardLens {
        id: sight

        eye: camera.eye
        centre: camera.target
        fieldOfView: camera.fieldOfView
        frame: camera.frame
        onChanged: depth.wake()
    }

    // Water flows while something else moves, on from where it was.
    FrameAnimation {
        id: stream

        property real flow: 0 // seconds; the elapsed time of an animation begins anew with each start

        running: board.visible && !depth.resting && board.animated && board.quality !== "fast"
        onTriggered: flow += frameTime
    }

    Skyline {
        id: skyline

        sites: board.sites
        plan: board.plan
        lens: sight
        pointed: flight.running ? [] : [board.hoveredSite, board.focusedSite, board.linked.site]
        onHidingChanged: depth.wake()
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

    Connections {
        target: board.linked

        function onChanged(): void {
            depth.wake();
        }
    }

    DepthView {
        id: depth

        anchors.fill: parent
        models: [board.sites, board.areas, board.yard]
        quality: board.quality
        steady: !camera.rest.running && !orbit.running && !flight.running
        sharp: board.frame
        cover: TableTop {
            wood: Theme.table
        }

        // Without an id: the scene may go after the board, and Qt would tell the freed board of it.
        BoardScene {
            sites: board.sites
            areas: board.areas
            yard: board.yard
            plan: board.plan
            yardPlan: lots
            painter: land
            rig: camera
            animated: board.animated
            quality: board.quality
            flow: stream.flow
            hour: board.hour
            viewer: board.viewer
            hoveredSite: board.hoveredSite
            hoveredArea: board.hoveredArea
            focusedSite: board.focusedSite
            hoveredLot: board.hoveredLot
            linked: board.linked
            hiding: skyline.hiding
        }
    }

    Pointer3D {
        anchors.fill: parent
        lens: sight
        plan: board.plan
        scene: board.scene
        rig: camera
        onPointed: (site, lot, area) => {
            board.hover(site, area);
            board.hoveredLot = lot;
        }
        onLeaving: {
            board.hoverByKeys();
            board.hoveredLot = -1;
        }
        onPicked: (site, lot) => board.pick(site, lot)
        onCarried: (lot, seen) => board.lotCarried(lot, mapToItem(null, seen))
        onDropped: (lot, seen) => board.lotDropped(lot, mapToItem(null, seen))
    }

    function pick(site: int, lot: int): void {
        if (site >= 0)
            return sitePicked(site);
        if (lot >= 0)
            return lot === yardRows.count ? newBuildingPicked() : yardPicked(lot);
    }

    Repeater {
        id: yardRows

        model: board.yard

        delegate: LotLabel {
            lens: sight
            place: lots.lotPlace(index)
            onPicked: board.yardPicked(index)
            onActiveFocusChanged: board.hoveredLot = activeFocus ? index : -1
        }
    }

    VacantLabel {
        id: vacantLabel

        visible: board.newBuildingLegal
        lens: sight
        place: lots.lotPlace(lots.lotCount - 1)
        onPicked: board.newBuildingPicked()
    }

    Repeater {
        model: board.areas

        delegate: AreaFlag {
            lens: sight
            plan: board.plan
            leadShown: board.leadsShown
        }
    }

    Repeater {
        id: sitePlaces

        model: board.sites

        delegate: SiteName {
            objectName: "site" + index
            lens: sight
            plan: board.plan
            counted: board.floorsShown && skyline.hiding.indexOf(index) < 0
            focused: board.focusedSite === index
            onPicked: board.sitePicked(index)
        }
    }
}
