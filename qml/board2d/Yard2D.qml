// The yard in front of the board: the buildings that are not placed yet, and a vacant lot for a new one.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Item {
    id: yard

    required property QtObject model
    required property bool newBuildingLegal
    required property real unit // pixels of a board centimetre
    required property bool animated
    property int pointedLot: -1
    property int hoveredRow: -1

    readonly property Repeater lots: lotItems
    readonly property Item vacant: vacantLot

    signal picked(int row)
    signal carried(int row, point inWindow)
    signal dropped(int row, point inWindow)
    signal newPicked
    signal hovered(int row)

    // The vacant lot follows the last one.
    function lotCentre(row: int): point {
        const lot = row < lotItems.count ? lotItems.itemAt(row) : vacantLot;
        return lot ? lot.mapToItem(null, lot.width / 2, lot.height * 0.7) : Qt.point(0, 0);
    }

    // The pointer may have come to another one before it leaves this one.
    function tellHovered(row: int, there: bool): void {
        if (!there && row !== hoveredRow)
            return;
        hoveredRow = there ? row : -1;
        hovered(hoveredRow);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Qt.darker(Theme.bank, 1.06)
        border.color: Theme.line
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: yard.unit * 0.4
        height: parent.height
        spacing: yard.unit * 0.5

        Repeater {
            id: lotItems

            model: yard.model
            onItemRemoved: (index, item) => {
                if ((item as YardLot2D).dragged)
                    yard.dropped(index, Qt.point(0, 0));
            }

            delegate: YardLot2D {
                height: parent.height
                unit: yard.unit
                pointed: yard.pointedLot === index
                animated: yard.animated
                onPicked: yard.picked(index)
                onCarried: inWindow => yard.carried(index, inWindow)
                onDropped: inWindow => yard.dropped(index, inWindow)
                onHoveredChanged: yard.tellHovered(index, hovered)
            }
        }

        VacantLot2D {
            id: vacantLot

            height: parent.height
            visible: yard.newBuildingLegal
            unit: yard.unit
            pointed: yard.pointedLot === lotItems.count
            onPicked: yard.newPicked()
        }
    }
}
