// What every board is to the table: what it shows, what is picked on it, where things are seen, and its keyboard.
// Board2D and Board3D draw it.
import QtQuick
import Capitol.Board2D

FocusScope {
    id: board

    required property QtObject sites
    required property QtObject areas
    required property QtObject yard
    property QtObject land: null
    property int hoveredSite: -1
    property int hoveredArea: -1
    property int hoveredLot: -1
    readonly property LinkedHighlight linked: LinkedHighlight {}
    property bool animated: true
    property bool drawn: true // seen at least once
    property bool floorsShown: true // as numbers
    property bool leadsShown: true // who leads in each area
    property bool yardShown: true // below a flat board; in depth the buildings in it are shown
    property bool newBuildingLegal: false
    property bool asked: true // for a place: Enter picks it
    property int viewer: -1 // the seat whose yard it is
    property string quality: "fast" // of the picture: "fast", "standard", "high", as the graphics can draw it
    property real hour: 0.35 // of its day, 0 at sunrise, 1 at sunset: where the quality is high, the sun wanders
    property rect frame: Qt.rect(0, 0, width, height) // where panels leave it free: there the board lies
    property string view: "top" // as CameraRig has them; a flat board has one
    property list<int> tour: [] // rows of sites that the camera is led past; a flat board stays as it is
    property real toured: 0 // how much of that, from 0 to 1
    property bool orbiting: false // slowly around the board, once; a flat board stays as it is
    property list<real> pose: [] // of its camera; a flat board has none

    // What draws them: items with a place, that can take the focus.
    required property Repeater siteItems
    required property Repeater lotItems
    required property Item vacantLot

    readonly property BoardPlan plan: city
    readonly property int focusedSite: siteCursor.activeFocus ? keyboard.row : -1

    signal sitePicked(int row)
    signal yardPicked(int row)
    signal lotCarried(int row, point inWindow) // its building is being dragged
    signal lotDropped(int row, point inWindow)
    signal newBuildingPicked
    signal yardHovered(int row)
    signal cameraLeft // a person has moved it

    // Where they are seen, in the window. The lot for a new building follows the others.
    function mapFromSite(row: int): point {
        return Qt.point(0, 0);
    }

    function mapFromArea(area: int): point {
        return Qt.point(0, 0);
    }

    function mapFromYard(row: int): point {
        return Qt.point(0, 0);
    }

    function resetCamera(): void {
    }

    function placeCamera(pose: list<real>): void {
    }

    function turn(right: real, up: real): void {
    }

    function zoom(factor: real): void {
    }

    function enter(): void {
        keyboard.enter();
    }

    function hover(site: int, area: int): void {
        hoveredSite = site;
        hoveredArea = area;
    }

    // What a page pointed at, or was on its way to.
    function forget(): void {
        hover(-1, -1);
        hoveredLot = -1;
        linked.clear();
        tour = [];
    }

    // The pointer has left: the keyboard points again.
    function hoverByKeys(): void {
        hover(keyboard.pointed, city.siteArea(keyboard.pointed));
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    Keys.onPressed: event => keyboard.handle(event)

    BoardPlan {
        id: city

        objectName: "boardPlan"
        areas: board.areas
        sites: board.sites
        land: board.land
    }

    BoardCursor {
        id: siteCursor

        keys: keyboard
    }

    BoardKeys {
        id: keyboard

        plan: city
        sites: board.siteItems
        lots: board.lotItems
        vacant: board.vacantLot
        cursor: siteCursor
        asked: board.asked
        onPicked: row => board.sitePicked(row)
        onPointedChanged: board.hoverByKeys()
    }
}
