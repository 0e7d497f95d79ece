// The 3D board: orbit by dragging, zoom with the wheel, select by clicking or with the keyboard.
import QtQuick
import QtQuick.Scene3D
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Theme

Board {
    id: board

    readonly property bool resting: rest.resting
    readonly property BoardScene scene: scene3d.entity as BoardScene

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
    drawn: rest.drawn
    pose: camera.pose
    siteItems: sitePlaces
    lotItems: yardRows
    vacantLot: vacantLabel
    onHoveredLotChanged: {
        rest.wake();
        yardHovered(hoveredLot);
    }
    onHoveredSiteChanged: rest.wake()
    onHoveredAreaChanged: rest.wake()
    onFocusedSiteChanged: rest.wake()
    onNewBuildingLegalChanged: rest.wake()
    onActiveFocusChanged: rest.wake()
    onShownChanged: rest.wake()
    onQualityChanged: rest.wake()
    onHourChanged: rest.wake()

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
        onRunningChanged: rest.wake()
    }

    FlyOver {
        id: flight

        rig: camera
        places: board.tour.map(row => board.plan.sitePlace(row))
        progress: board.toured
        onRunningChanged: rest.wake()
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
        onChanged: rest.wake()
    }

    // Water flows while something else moves, on from where it was.
    FrameAnimation {
        id: stream

        property real flow: 0 // seconds; the elapsed time of an animation begins anew with each start

        running: board.shown && !rest.resting && board.animated && board.quality !== "fast"
        onTriggered: flow += frameTime
    }

    Skyline {
        id: skyline

        sites: board.sites
        plan: board.plan
        lens: sight
        pointed: flight.running ? [] : [board.hoveredSite, board.focusedSite, board.linked.site]
        onHidingChanged: rest.wake()
    }

    Connections {
        target: Theme

        function onShadesChanged(): void {
            rest.wake();
        }
    }

    Connections {
        target: board.linked

        function onChanged(): void {
            rest.wake();
        }
    }

    SceneRest {
        id: rest

        scene: scene3d
        onPictureWanted: board.keepPicture()
        models: [board.sites, board.areas, board.yard]
    }

    Item {
        id: picture

        anchors.fill: parent

        // Behind the scene: its last picture, seen while it rests.
        Image {
            id: still

            anchors.fill: scene3d
            visible: board.shown && rest.resting
            cache: false
        }

        Scene3D {
            id: scene3d

            anchors.fill: parent
            visible: board.shown && !rest.resting
            // What moves as a whole needs no smooth edges where power is short: without them it is drawn half as fast again.
            multisample: board.quality === "high" || !camera.rest.running && !orbit.running && !flight.running
            onMultisampleChanged: rest.wake()
            cameraAspectRatioMode: Scene3D.UserAspectRatio

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

        // Over the scene until it is there; what is drawn still may be the board of the page before.
        Loader {
            anchors.fill: scene3d
            active: !rest.drawn
            sourceComponent: TableTop {
                wood: Theme.table
            }
        }
    }

    LensEffect {
        anchors.fill: parent
        visible: board.shown && board.quality === "high"
        picture: picture
        moving: scene3d.visible
        sharp: board.frame
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
        onPicked: (site, lot, area) => board.pick(site, lot, area)
        onCarried: (lot, seen) => board.lotCarried(lot, mapToItem(null, seen))
        onDropped: (lot, seen) => board.lotDropped(lot, mapToItem(null, seen))
    }

    function keepPicture(): void {
        scene3d.grabToImage(grabbed => {
            still.source = grabbed.url;
            rest.pictureKept();
        }, rest.pictureSize());
    }

    function pick(site: int, lot: int, area: int): void {
        if (site >= 0)
            return sitePicked(site);
        if (lot >= 0)
            return lot === yardRows.count ? newBuildingPicked() : yardPicked(lot);
        if (area >= 0)
            areaPicked(area);
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
