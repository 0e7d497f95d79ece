// The 3D board: orbit by dragging, zoom with the wheel, select by clicking or with the keyboard.
import QtQuick
import QtQuick.Scene3D
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Theme

FocusScope {
    id: board

    required property QtObject sites
    required property QtObject areas
    required property QtObject yard
    property QtObject land: null
    property int hoveredSite: -1
    property int hoveredArea: -1
    property int hoveredLot: -1
    property LinkedHighlight linked: LinkedHighlight {}
    property bool animated: true
    property bool shown: true
    property bool newBuildingLegal: false
    property bool asked: true // for a place: Enter picks it
    readonly property bool resting: rest.resting
    property int roofChoice: 0
    property int viewer: -1 // the seat whose yard it is
    property string view: "table" // as CameraRig has them
    property bool orbiting: false // slowly around the board, once
    readonly property list<real> pose: camera.pose
    readonly property BoardScene scene: depth

    signal sitePicked(int row)
    signal areaPicked(int area)
    signal yardPicked(int row)
    signal newBuildingPicked
    signal yardHovered(int row)
    signal cameraLeft // a person has moved it

    function resetCamera(): void {
        camera.reset();
    }

    function placeCamera(pose: list<real>): void {
        camera.take(pose);
    }

    function turn(right: real, up: real): void {
        camera.orbit(right, up);
    }

    function zoom(factor: real): void {
        camera.zoomBy(factor, camera.x, camera.z);
    }

    function enter(): void {
        keyboard.enter();
    }

    function mapFromSite(row: int): point {
        return fromBoard(city.sitePlace(row), 0.58);
    }

    function mapFromYard(row: int): point {
        return fromBoard(depth.lotPlace(row), 0);
    }

    function fromBoard(place: point, height: real): point {
        const seen = sight.project(Qt.vector3d(place.x - 26, height, place.y - 18));
        return board.mapToItem(null, seen.x, seen.y);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    Keys.onPressed: event => keyboard.handle(event)
    onHoveredLotChanged: {
        rest.wake();
        yardHovered(hoveredLot);
    }
    onHoveredSiteChanged: rest.wake()
    onHoveredAreaChanged: rest.wake()
    onNewBuildingLegalChanged: rest.wake()
    onActiveFocusChanged: rest.wake()
    onShownChanged: rest.wake()

    BoardPlan {
        id: city

        objectName: "boardPlan"
        areas: board.areas
        sites: board.sites
        land: board.land
    }

    CityGround {
        id: land

        plan: city
        raised: true
    }

    BoardCursor {
        id: siteCursor

        keys: keyboard
        onActiveFocusChanged: rest.wake()
    }

    BoardKeys {
        id: keyboard

        plan: city
        sites: siteItems
        lots: yardRows
        vacant: vacantLabel
        cursor: siteCursor
        asked: board.asked
        onPicked: row => board.sitePicked(row)
        onPointedChanged: board.hover(pointed, board.hoveredLot, city.siteArea(pointed))
    }

    CameraRig {
        id: camera

        objectName: "cameraRig"
        view: board.view
        viewport: Qt.size(board.width, board.height)
        animated: board.animated
        onLeft: board.cameraLeft()
    }

    Orbit {
        id: orbit

        rig: camera
        wanted: board.orbiting
        onRunningChanged: rest.wake()
    }

    BoardLens {
        id: sight

        eye: camera.eye
        centre: camera.target
        fieldOfView: camera.fieldOfView
        size: camera.viewport
        onChanged: rest.wake()
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
        Component.onCompleted: {
            wakeWith(board.sites);
            wakeWith(board.areas);
            wakeWith(board.yard);
        }
    }

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
        multisample: true
        cameraAspectRatioMode: Scene3D.UserAspectRatio

        BoardScene {
            id: depth

            sites: board.sites
            areas: board.areas
            yard: board.yard
            plan: city
            painter: land
            rig: camera
            animated: board.animated
            viewer: board.viewer
            newBuildingLegal: board.newBuildingLegal
            hoveredSite: board.hoveredSite
            hoveredArea: board.hoveredArea
            focusedSite: siteCursor.activeFocus ? keyboard.row : -1
            hoveredLot: board.hoveredLot
            linked: board.linked
        }
    }

    Pointer3D {
        anchors.fill: parent
        lens: sight
        plan: city
        scene: depth
        rig: camera
        onPointed: (site, lot, area) => board.hover(site, lot, area)
        onLeaving: board.hover(keyboard.pointed, -1, city.siteArea(keyboard.pointed))
        onPicked: (site, lot, area) => board.pick(site, lot, area)
    }

    function keepPicture(): void {
        scene3d.grabToImage(picture => {
            still.source = picture.url;
            rest.pictureKept();
        }, rest.pictureSize());
    }

    function hover(site: int, lot: int, area: int): void {
        hoveredSite = site;
        hoveredLot = lot;
        hoveredArea = area;
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
            place: depth.lotPlace(index)
            onPicked: board.yardPicked(index)
            onActiveFocusChanged: board.hoveredLot = activeFocus ? index : -1
        }
    }

    VacantLabel {
        id: vacantLabel

        visible: board.newBuildingLegal
        lens: sight
        place: depth.lotPlace(depth.lotCount - 1)
        onPicked: board.newBuildingPicked()
    }

    Repeater {
        model: board.areas

        delegate: AreaFlag {
            lens: sight
        }
    }

    Repeater {
        id: siteItems

        model: board.sites

        delegate: SiteName {
            focused: siteCursor.activeFocus && keyboard.row === index
            onPicked: board.sitePicked(index)
        }
    }
}
