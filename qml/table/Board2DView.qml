// The flat board at the table. Loaded by BoardView, so that a missing 3D module costs nothing else.
import QtQuick
import Capitol
import Capitol.Board2D

Board2D {
    id: board

    required property BoardView host
    readonly property GameSession session: host.session

    function place(inWindow: point): void {
        const site = host.nearest(sites, SiteModel.Legal, inWindow, row => mapFromSite(row));
        const building = host.nearest(yard, YardModel.Legal, inWindow, row => mapFromYard(row));
        if (site >= 0)
            session.pickSite(site);
        else if (building >= 0)
            session.pickYard(building);
    }

    objectName: "board"
    sites: session.sites
    areas: session.areas
    yard: session.yard
    newBuildingLegal: session.newBuildingLegal
    animated: App.preferences.animationPace > 0 && !App.preferences.reducedMotion
    onHoveredSiteChanged: session.hoverSite(hoveredSite)
    onHoveredAreaChanged: host.hoveredArea = hoveredArea
    onYardHovered: row => session.hoverYard(row)
    onSitePicked: row => {
        session.pickSite(row);
        host.picked();
    }
    onYardPicked: row => {
        session.pickYard(row);
        host.picked();
    }
    onNewBuildingPicked: {
        session.pickNewBuilding();
        host.picked();
    }

    Connections {
        target: board.host

        function onEntered(): void {
            board.enter();
        }

        function onDropped(inWindow: point): void {
            board.place(inWindow);
        }
    }
}
