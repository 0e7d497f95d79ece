// The board, in 3D if wanted and possible, otherwise in 2D. The area under the pointer or the focus has its card in the
// corner.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol

Item {
    id: view

    required property GameSession session
    required property HoverState hover
    required property bool covered
    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable

    signal picked
    signal entered
    // A card is held over the board, or let go, at that place of the window.
    signal dragged(point inWindow)
    signal dropped(point inWindow)

    function load(): void {
        hover.area = -1;
        hover.site = -1;
        loader.setSource(inDepth ? "Board3DView.qml" : "Board2DView.qml", {
            host: view
        });
    }

    // The keyboard goes to what is asked for on the board.
    function enter(): void {
        entered();
    }

    // Where a card that is held there is meant to go: the nearest legal site, or -1. `placeOf` tells where a row is.
    function siteNear(inWindow: point, placeOf): int {
        const sites = session.sites;
        return nearest(sites.count, row => sites.data(sites.index(row, 0), SiteModel.Legal), inWindow, placeOf);
    }

    // The same in the yard; the lot for a new building follows the others.
    function lotNear(inWindow: point, placeOf): int {
        const yard = session.yard;
        const legal = row => row < yard.count ? yard.data(yard.index(row, 0), YardModel.Legal) : session.newBuildingLegal;
        return nearest(yard.count + 1, legal, inWindow, placeOf);
    }

    // Within a finger's breadth.
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
        if (session.whyNot === "")
            picked();
    }

    // The places found there, or -1: a site comes before a lot.
    function pick(site: int, lot: int): void {
        if (site >= 0)
            session.pickSite(site);
        else if (lot === session.yard.count)
            session.pickNewBuilding();
        else if (lot >= 0)
            session.pickYard(lot);
    }

    clip: true
    onInDepthChanged: load()
    Component.onCompleted: load()

    Loader {
        id: loader

        anchors.fill: parent
    }

    Repeater {
        model: view.session.areas

        delegate: AreaCard {
            objectName: "areaCard" + index
            x: labelX > 26 ? 10 : view.width - width - 10 // away from the area it is about
            y: 10
            visible: index === view.hover.shownArea && !view.covered
        }
    }
}
