// What every map of Canal Mania is to its page: what it shows, what is said of a hex, where hexes are seen, and its keyboard.
// CanalBoard2D and CanalBoard3D draw it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Canal
import Capitol.Theme

FocusScope {
    id: board

    required property CanalSession session
    property CanalSpot spot: null // what is pointed at in a list of the page
    property rect frame: Qt.rect(0, 0, width, height) // where the page leaves it free
    property bool animated: true
    property string quality: "fast" // of the picture: "fast", "standard", "high", as the graphics can draw it
    property string view: "top" // as CameraRig has them; a flat map has one
    property bool drawn: true // seen at least once
    property list<real> pose: [] // of its camera; a flat map has none

    property bool hovering: false // a pointer is over it
    property int hoveredHex: -1 // where the pointer is
    property point pointer: Qt.point(0, 0)

    readonly property CanalComposer composer: session.composer
    readonly property alias map: hexes
    readonly property list<int> targets: targetRows.hexes
    readonly property bool canDraw: siteRows.hexes.length > 0 // tiles can be laid
    readonly property list<int> barges: bargeRows.hexes
    readonly property list<int> litPlaces: spot !== null && spot.places.length > 0 ? spot.places : composer.named
    readonly property list<int> route: session.route // of goods: hexes
    readonly property list<int> calls: Array.from(route).filter(hex => placeRows.hexes.includes(hex)) // those that are places
    readonly property alias voyage: voyage // of a barge along it
    readonly property alias sailing: travel.running // it is under way
    readonly property color bargeColour: CountryShades.seat(session.routeHues[voyage.at] ?? 0)
    readonly property int placed: placedRows.hexes[0] ?? -1 // the hex of the cube that was placed last
    property real fallen: 1 // by that cube: the share of its way down
    readonly property int litSeat: spot ? spot.seat : -1
    readonly property int focusedHex: cursor.activeFocus ? cursor.hex : -1
    readonly property int pointedHex: hovering ? hoveredHex : focusedHex

    property real cursorUnit: 10 // pixels of a hex from its centre to its points, where the keyboard is
    property bool cursorOutlined: true // or else the board shows it otherwise

    signal focusedHexMoved(int hex)
    signal cameraLeft // a person has moved it

    // Where a hex is seen on the board, and what hex is seen there, or -1.
    function seenAt(hex: int): point {
        return Qt.point(0, 0);
    }

    function hexAt(seen: point): int {
        return -1;
    }

    function zoomBy(factor: real): void {
    }

    function turn(right: real, up: real): void {
    }

    function reset(): void {
    }

    function placeCamera(pose: list<real>): void {
    }

    // Where a hex is seen in the window.
    function mapFromHex(hex: int): point {
        return mapToItem(null, seenAt(hex));
    }

    function enter(): void {
        cursor.enter();
    }

    // What a page pointed at.
    function forget(): void {
        spot = null;
    }

    function hexOf(column: int, line: int): int {
        return line * hexes.columns + column;
    }

    function placeHex(place: int): int {
        return placeRows.hexes[place] ?? -1;
    }

    function textsAt(rows: HexRows, hex: int): list<string> {
        return Array.from(rows.texts).filter((text, row) => rows.hexes[row] === hex);
    }

    // What is to be said of a hex: the place, what can be built, the tiles that lie there; where there is nothing, the ground.
    function aboutHex(hex: int): string {
        if (hex < 0 || hexes.columns === 0)
            return "";
        return findsAt(hex) || (isHard(hex) ? qsTr("difficult terrain") : qsTr("normal terrain"));
    }

    // The mouse goes over plain ground all the time.
    function noteOn(hex: int): string {
        return hovering && !isHard(hex) ? findsAt(hex) : aboutHex(hex);
    }

    function findsAt(hex: int): string {
        return [...textsAt(placeRows, hex), ...textsAt(siteRows, hex), ...textsAt(tileRows, hex)].join("\n");
    }

    function isHard(hex: int): bool {
        return hexes.terrain[Math.floor(hex / hexes.columns)]?.[hex % hexes.columns] === "^";
    }

    // For as long as the show stands still for it.
    function sail(milliseconds: int): void {
        travel.complete();
        travel.duration = milliseconds;
        if (milliseconds > 0 && animated)
            travel.start();
    }

    onPlacedChanged: {
        fall.complete();
        if (placed >= 0 && animated)
            fall.start();
    }

    Connections {
        target: board.session

        function onShippingChanged(): void {
            board.sail(board.session.shipping);
        }
    }

    Voyage {
        id: voyage

        map: hexes
        hexes: board.route
    }

    NumberAnimation {
        id: travel

        target: voyage
        property: "travelled"
        from: 0
        to: 1
        easing.type: Easing.InOutSine
    }

    NumberAnimation {
        id: fall

        target: board
        property: "fallen"
        from: 0
        to: 1
        duration: 1.5 * Theme.calm
        easing.type: Easing.OutBounce
    }

    // Tests and screen readers find it by that.
    objectName: "canalBoard"
    clip: true

    HexMap {
        id: hexes

        terrain: board.session.terrain
    }

    HexRows {
        id: placeRows

        map: hexes
        model: board.session.places
        said: "about"
    }

    HexRows {
        id: placedRows

        map: hexes
        model: board.session.places
        only: "fresh"
    }

    HexRows {
        id: targetRows

        map: hexes
        model: board.session.targets
    }

    HexRows {
        id: siteRows

        map: hexes
        model: board.session.targets
        except: "place"
        said: "text"
    }

    HexRows {
        id: tileRows

        map: hexes
        model: board.session.tiles
        said: "about"
    }

    HexRows {
        id: bargeRows

        map: hexes
        model: board.session.barges
    }

    CanalCursor {
        id: cursor

        map: hexes
        seen: board.seenAt(hex)
        unit: board.cursorUnit
        outlined: board.cursorOutlined
        targets: board.targets
        about: board.aboutHex(hex)
        onHexChanged: board.focusedHexMoved(hex)
        onPicked: board.composer.pick(hex)
    }

    MapNote {
        refused: board.composer.whyNot !== "" && board.pointedHex >= 0
        text: board.pointedHex < 0 ? "" : refused ? board.composer.whyNot : board.noteOn(board.pointedHex)
        at: board.hovering ? board.pointer : board.seenAt(board.pointedHex)
        room: board.frame
    }
}
