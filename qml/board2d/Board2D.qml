// The board seen from above, with the player's own yard below it. The viewer is on the Tiber's west bank.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Board2D
import Capitol.Theme

Board {
    id: board

    readonly property real tableWidth: Math.max(plan.size.width, 30) // a yard needs that
    readonly property real tableHeight: plan.size.height + 7.4 // with the yard
    readonly property real unit: Math.max(1, Math.min(frame.width / (tableWidth + 1), frame.height / tableHeight)) // pixels of a centimetre

    function mapFromSite(row: int): point {
        return ground.seenAt(plan.sitePlace(row));
    }

    function mapFromArea(area: int): point {
        return ground.seenAt(plan.areaPlace(area));
    }

    function mapFromYard(row: int): point {
        return yardStrip.lotCentre(row);
    }

    siteItems: sitePlaces
    lotItems: yardStrip.lots
    vacantLot: yardStrip.vacant

    TableTop {
        anchors.fill: parent
        wood: Theme.table
    }

    Rectangle {
        anchors.fill: ground
        anchors.margins: -Math.max(3, board.unit * 0.4)
        radius: board.unit * 0.5
        color: Theme.bronze
    }

    GroundItem {
        id: ground

        x: board.frame.x + (board.frame.width - width) / 2
        y: board.frame.y + board.unit * 0.5 + Math.max(0, board.frame.height - board.unit * board.tableHeight) / 2
        width: board.unit * board.plan.size.width
        height: board.unit * board.plan.size.height
        ground: CityGround {
            plan: board.plan
        }

        function seenAt(place: point): point {
            return mapToItem(null, width / 2 + place.x * board.unit, height / 2 + place.y * board.unit);
        }

        function placeAt(position: point): point {
            return Qt.point((position.x - width / 2) / board.unit, (position.y - height / 2) / board.unit);
        }

        HoverHandler {
            // Changes only when the mouse moves: one that rests is told of too, and leaves the pointing to the keyboard.
            readonly property point place: ground.placeAt(point.position)

            onPlaceChanged: if (hovered)
                board.hoveredArea = board.plan.areaAt(place)
            onHoveredChanged: if (!hovered)
                board.hoverByKeys()
        }

        Repeater {
            model: board.areas

            delegate: Area2D {
                plan: board.plan
                unit: board.unit
                hovered: index === board.hoveredArea || index === board.linked.area
                leadShown: board.leadsShown
            }
        }

        Repeater {
            id: sitePlaces

            model: board.sites

            delegate: Site2D {
                objectName: "site" + index
                plan: board.plan
                unit: board.unit
                pointed: board.hoveredSite === index || board.linked.marks(index, area, owner)
                focused: board.focusedSite === index
                animated: board.animated
                counted: board.floorsShown
                raised: board.tour.length > 0 && board.linked.site === index
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
        width: board.unit * board.tableWidth
        height: board.unit * 5.8
        model: board.yard
        newBuildingLegal: board.newBuildingLegal
        pointedLot: board.hoveredLot
        unit: board.unit
        animated: board.animated
        onPicked: row => board.yardPicked(row)
        onCarried: (row, inWindow) => board.lotCarried(row, inWindow)
        onDropped: (row, inWindow) => board.lotDropped(row, inWindow)
        onNewPicked: board.newBuildingPicked()
        onHovered: row => board.yardHovered(row)
    }
}
