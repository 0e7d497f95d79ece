// The 2D board at the table. Loaded by BoardView, so that a missing 3D module costs nothing else.
import QtQuick
import Capitol
import Capitol.Board2D

Board2D {
    id: board

    required property BoardView host
    readonly property GameSession session: host.session

    function siteNear(inWindow: point): int {
        return host.siteNear(inWindow, row => mapFromSite(row));
    }

    function lotNear(inWindow: point): int {
        return host.lotNear(inWindow, row => mapFromYard(row));
    }

    objectName: "board"
    sites: session.sites
    areas: session.areas
    yard: session.yard
    land: session.land
    newBuildingLegal: session.newBuildingLegal
    asked: session.humanToMove
    linked: host.hover.linked
    animated: App.preferences.animationPace > 0 && !App.preferences.reducedMotion
    onHoveredSiteChanged: {
        session.hoverSite(hoveredSite);
        host.hover.site = hoveredSite;
    }
    onHoveredAreaChanged: host.hover.area = hoveredArea
    onYardHovered: row => session.hoverYard(row)
    onSitePicked: row => {
        session.pickSite(row);
        host.afterPick();
    }
    onYardPicked: row => {
        session.pickYard(row);
        host.afterPick();
    }
    onNewBuildingPicked: {
        session.pickNewBuilding();
        host.afterPick();
    }

    Connections {
        target: board.host

        function onEntered(): void {
            board.enter();
        }

        function onDragged(inWindow: point): void {
            board.hoveredSite = board.siteNear(inWindow);
            board.hoveredLot = board.hoveredSite < 0 ? board.lotNear(inWindow) : -1;
        }

        function onDropped(inWindow: point): void {
            board.host.pick(board.siteNear(inWindow), board.lotNear(inWindow));
        }
    }
}
