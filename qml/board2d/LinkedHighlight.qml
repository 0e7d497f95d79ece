// What is pointed at outside the board and marked on it: a player's buildings, a site, an area. -1 if there is none.
import QtQml

QtObject {
    property int seat: -1
    property int site: -1
    property int area: -1

    signal changed

    onSeatChanged: changed()
    onSiteChanged: changed()
    onAreaChanged: changed()

    function clear(): void {
        seat = -1;
        site = -1;
        area = -1;
    }

    // `row`: of a site, with its area and the owner of what stands there.
    function marks(row: int, itsArea: int, owner: int): bool {
        return row === site || itsArea === area || owner >= 0 && owner === seat;
    }
}
