// The board, in 3D if wanted and possible, otherwise in 2D; a missing 3D module costs nothing else. The area under the
// pointer or the focus has its card in the corner.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Board2D
import Capitol.Play
import Capitol.Theme

Item {
    id: view

    required property GameSession session
    required property HoverState hover
    required property bool covered
    required property bool settled // as of TableKeys
    required property bool cameraShown // as buttons
    required property rect frame // where nothing lies over the board
    required property real notesEnd // of what is written over its far edge
    property real hiddenRight: 0 // of its frame, by what lies over it
    required property VictoryFlight flight
    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable
    readonly property bool animated: App.preferences.animationPace > 0 && !App.preferences.reducedMotion
    readonly property Board board: place.board as Board
    readonly property bool drawn: board !== null && board.drawn

    signal picked

    // One that has waited does not move to its place.
    function load(): void {
        hover.area = -1;
        hover.site = -1;
        place.take({
            objectName: "board",
            sites: session.sites,
            areas: session.areas,
            yard: session.yard,
            land: session.land,
            viewer: session.viewSeat,
            view: App.preferences.cameraView,
            yardShown: true,
            leadsShown: true,
            orbiting: false
        });
        board.resetCamera();
        if (App.preferences.cameraPose.length > 0)
            board.placeCamera(App.preferences.cameraPose);
    }

    // The keyboard goes to what is asked for on the board.
    function enter(): void {
        board.enter();
    }

    // Where a site or an area is seen, in the window.
    function siteSeen(row: int): point {
        return board.mapFromSite(row);
    }

    function areaSeen(area: int): point {
        return board.mapFromArea(area);
    }

    // A card is held over the board, or let go, at that place of the window.
    function drag(inWindow: point): void {
        board.hoveredSite = siteNear(inWindow);
        board.hoveredLot = board.hoveredSite < 0 ? lotNear(inWindow) : -1;
    }

    function drop(inWindow: point): void {
        pick(siteNear(inWindow), lotNear(inWindow));
    }

    // A building from the yard is dragged: picked as by a click, and where it is let go its site is.
    function carry(row: int, inWindow: point): void {
        if (!held.lifted) {
            held.lifted = true;
            take(row);
        }
        held.place = mapFromItem(null, inWindow);
        held.visible = held.lifted && session.composer.whyNot === "";
        drag(inWindow);
    }

    // With a single site for it, it leaves the yard at once, and where its place goes with it, the drag is over.
    function take(row: int): void {
        const yard = session.yard;
        const place = yard.index(row, 0);
        held.floors = yard.data(place, YardModel.Floors);
        held.roof = yard.data(place, YardModel.Roof);
        held.hue = yard.data(place, YardModel.Hue);
        if (!yard.data(place, YardModel.Selected))
            session.composer.pickYard(row);
    }

    function letGo(inWindow: point): void {
        const site = held.visible ? siteNear(inWindow) : -1;
        held.visible = false;
        held.lifted = false;
        board.hover(-1, -1);
        board.hoveredLot = -1;
        if (site >= 0)
            session.composer.pickSite(site);
        afterPick();
    }

    // Where a card that is held there is meant to go: the nearest legal site, or -1.
    function siteNear(inWindow: point): int {
        const sites = session.sites;
        return nearest(sites.count, row => sites.data(sites.index(row, 0), SiteModel.Legal), inWindow, row => board.mapFromSite(row));
    }

    // The same in the yard; the lot for a new building follows the others.
    function lotNear(inWindow: point): int {
        const yard = session.yard;
        const legal = row => row < yard.count ? yard.data(yard.index(row, 0), YardModel.Legal) : session.composer.newBuildingLegal;
        return nearest(yard.count + 1, legal, inWindow, row => board.mapFromYard(row));
    }

    // Within a finger's breadth. `placeOf` tells where a row is.
    function nearest(rows: int, legal, inWindow: point, placeOf): int {
        let best = -1;
        let reach = 48;
        for (let row = 0; row < rows; ++row) {
            if (!legal(row))
                continue;
            const place = placeOf(row);
            const far = Math.hypot(place.x - inWindow.x, place.y - inWindow.y);
            if (far < reach) {
                best = row;
                reach = far;
            }
        }
        return best;
    }

    // What is refused says why, and the keyboard stays there.
    function afterPick(): void {
        if (session.composer.whyNot === "")
            picked();
    }

    // The places found there, or -1: a site comes before a lot.
    function pick(site: int, lot: int): void {
        if (site >= 0)
            session.composer.pickSite(site);
        else if (lot === session.yard.count)
            session.composer.pickNewBuilding();
        else if (lot >= 0)
            session.composer.pickYard(lot);
    }

    function backToView(): void {
        App.preferences.cameraPose = [];
        board.resetCamera();
    }

    BoardPlace {
        id: place

        file: CityBoards.file(view.inDepth)
        onWanted: view.load()
        onComing: taken => (taken as Board).forget()

        anchors.fill: parent
    }

    BuildingGlyph {
        id: held

        property point place: Qt.point(0, 0)
        property int hue: 0
        property bool lifted: false // from the yard, by what is dragged now

        objectName: "heldBuilding"
        x: place.x - width / 2
        y: place.y - height
        z: 1
        width: Theme.sized(44)
        height: Theme.sized(56)
        visible: false
        opacity: 0.85
        colour: Theme.player(hue).colour
        symbol: Theme.player(hue).symbol
        wood: Theme.wood
    }

    component Told: Binding {
        target: view.board
        when: view.board !== null
        restoreMode: Binding.RestoreNone
    }

    // The board outlives the page, and has its own.
    component Linked: Binding {
        target: view.board ? view.board.linked : null
        when: view.board !== null
        restoreMode: Binding.RestoreNone
    }

    Told {
        property: "frame"
        value: view.frame
    }
    Told {
        property: "newBuildingLegal"
        value: view.session.composer.newBuildingLegal
    }
    Told {
        property: "asked"
        value: view.session.humanToMove
    }
    Linked {
        property: "seat"
        value: view.hover.linked.seat
    }
    Linked {
        property: "site"
        value: view.hover.linked.site
    }
    Linked {
        property: "area"
        value: view.hover.linked.area
    }
    Told {
        property: "viewer"
        value: view.session.viewSeat
    }
    Told {
        property: "view"
        value: App.preferences.cameraView
    }
    Told {
        property: "quality"
        value: App.quality
    }
    Told {
        property: "hour"
        value: (view.session.state.round - 0.5) / Math.max(1, view.session.state.rounds)
    }
    Told {
        property: "tour"
        value: view.flight.stops
    }
    Told {
        property: "toured"
        value: view.flight.progress
    }
    Told {
        property: "floorsShown"
        value: App.preferences.floorsShown
    }
    Told {
        property: "animated"
        value: view.animated
    }

    Connections {
        target: view.board

        function onHoveredSiteChanged(): void {
            view.hover.site = view.board.hoveredSite;
            view.session.composer.hoverSite(view.board.hoveredSite);
        }

        function onHoveredAreaChanged(): void {
            view.hover.area = view.board.hoveredArea;
        }

        function onYardHovered(row: int): void {
            view.session.composer.hoverYard(row);
        }

        // Where nothing is to be confirmed, a tile lies for good where it is put.
        function onSitePicked(row: int): void {
            if (view.session.state.phase === TableState.Phase.Tile && !view.settled)
                return;
            view.session.composer.pickSite(row);
            view.afterPick();
        }

        function onYardPicked(row: int): void {
            view.session.composer.pickYard(row);
            view.afterPick();
        }

        function onLotCarried(row: int, inWindow: point): void {
            view.carry(row, inWindow);
        }

        function onLotDropped(row: int, inWindow: point): void {
            view.letGo(inWindow);
        }

        function onNewBuildingPicked(): void {
            view.session.composer.pickNewBuilding();
            view.afterPick();
        }

        function onCameraLeft(): void {
            App.preferences.cameraPose = view.board.pose;
        }
    }

    Connections {
        target: App.preferences
        enabled: view.board !== null

        function onCameraViewChosen(): void {
            view.board.resetCamera();
        }
    }

    CameraBar {
        x: 6
        y: view.frame.y + view.frame.height - height - 6
        visible: view.inDepth && view.cameraShown
        onResetWanted: view.backToView()
    }

    CameraKeys {
        enabled: view.inDepth
        onViewWanted: name => App.preferences.cameraView = name
        onResetWanted: view.backToView()
        onTurned: (right, up) => view.board.turn(right, up)
        onZoomed: factor => view.board.zoom(factor)
    }

    Repeater {
        model: view.session.areas

        delegate: AreaCard {
            objectName: "areaCard" + index
            room: view.frame.width
            x: labelX > 0 ? view.frame.x : view.frame.x + view.frame.width - view.hiddenRight - width // away from the area it is about
            y: view.notesEnd + 4
            visible: index === view.hover.shownArea && !view.covered
        }
    }
}
