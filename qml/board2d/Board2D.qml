// The board seen from above, with the player's own yard below it. The viewer is on the Tiber's west bank.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Board2D
import Capitol.Theme

FocusScope {
    id: board

    required property QtObject sites
    required property QtObject areas
    required property QtObject yard
    property QtObject land: null
    property int hoveredSite: -1
    property int hoveredArea: -1
    property int hoveredLot: -1 // by a card that is held over it
    property LinkedHighlight linked: LinkedHighlight {}
    property bool animated: true
    property bool shown: true
    property bool yardShown: true
    property bool newBuildingLegal: false
    property bool asked: true // for a place: Enter picks it
    property int roofChoice: 0
    property string view: "top"

    readonly property real unit: Math.max(1, Math.min(width / 53, height / 43.4)) // pixels of a board centimetre

    signal sitePicked(int row)
    signal areaPicked(int area)
    signal yardPicked(int row)
    signal newBuildingPicked
    signal yardHovered(int row)

    function resetCamera(): void {
    }

    function enter(): void {
        keyboard.enter();
    }

    function mapFromSite(row: int): point {
        const place = city.sitePlace(row);
        return ground.mapToItem(null, place.x * unit, place.y * unit);
    }

    function mapFromYard(row: int): point {
        return yardStrip.lotCentre(row);
    }

    visible: shown
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
        sites: siteItems
        lots: yardStrip.lots
        vacant: yardStrip.vacant
        cursor: siteCursor
        asked: board.asked
        onPicked: row => board.sitePicked(row)
        onPointedChanged: board.hover(pointed, city.siteArea(pointed))
    }

    function hover(row: int, area: int): void {
        hoveredSite = row;
        hoveredArea = area;
    }

    Rectangle {
        anchors.fill: ground
        anchors.margins: -Math.max(3, board.unit * 0.4)
        radius: board.unit * 0.5
        color: Theme.bronze
    }

    GroundItem {
        id: ground

        anchors.horizontalCenter: parent.horizontalCenter
        y: board.unit * 0.5
        width: board.unit * 52
        height: board.unit * 36
        ground: CityGround {
            plan: city
        }

        HoverHandler {
            // Changes only when the mouse moves: one that rests is told of too, and leaves the pointing to the keyboard.
            readonly property point place: Qt.point(point.position.x / board.unit, point.position.y / board.unit)

            onPlaceChanged: if (hovered)
                board.hoveredArea = city.areaAt(place)
            onHoveredChanged: if (!hovered)
                board.hover(keyboard.pointed, city.siteArea(keyboard.pointed))
        }

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: eventPoint => {
                const area = city.areaAt(Qt.point(eventPoint.position.x / board.unit, eventPoint.position.y / board.unit));
                if (area >= 0)
                    board.areaPicked(area);
            }
        }

        Repeater {
            model: board.areas

            delegate: Area2D {
                plan: city
                unit: board.unit
                hovered: index === board.hoveredArea || index === board.linked.area
            }
        }

        Repeater {
            id: siteItems

            model: board.sites

            delegate: Site2D {
                objectName: "site" + index
                plan: city
                unit: board.unit
                pointed: board.hoveredSite === index || board.linked.marks(index, area, owner)
                focused: siteCursor.activeFocus && keyboard.row === index
                animated: board.animated
                onPicked: board.sitePicked(index)
                onHoveredChanged: {
                    if (hovered)
                        board.hover(index, area);
                    else if (board.hoveredSite === index)
                        board.hoveredSite = -1;
                }
            }
        }
    }

    Yard2D {
        id: yardStrip

        visible: board.yardShown
        anchors.top: ground.bottom
        anchors.topMargin: board.unit * 0.6
        anchors.horizontalCenter: ground.horizontalCenter
        width: ground.width
        height: board.unit * 5.8
        model: board.yard
        newBuildingLegal: board.newBuildingLegal
        pointedLot: board.hoveredLot
        unit: board.unit
        animated: board.animated
        onPicked: row => board.yardPicked(row)
        onNewPicked: board.newBuildingPicked()
        onHovered: row => board.yardHovered(row)
    }
}
