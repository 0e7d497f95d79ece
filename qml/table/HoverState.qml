// What is pointed at, on the board or outside it; each highlights what belongs to the other.
import QtQuick
import Capitol
import Capitol.Board2D

QtObject {
    required property SiteModel sites

    // On the board: a row of `sites`, an area. Whose building stands there.
    property int site: -1
    property int area: -1
    readonly property int seat: site < 0 ? -1 : sites.data(sites.index(site, 0), SiteModel.Owner)

    // By a player's card, or by a line of the log.
    readonly property LinkedHighlight linked: LinkedHighlight {}

    readonly property int shownArea: area >= 0 ? area : linked.area
}
