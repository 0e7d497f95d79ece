// The cards above the senator card, top of the stack first. Click puts one back, dragging or the arrow keys move it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Item {
    id: row

    required property GameSession session
    readonly property real cardHeight: height - 2
    readonly property real cardWidth: Math.round(cardHeight * 66 / 94)
    readonly property real step: Math.min(cardWidth - 6, (width - cardWidth - 12) / Math.max(1, session.composer.bidCount - 1))

    function shift(place: int, by: int): void {
        const to = Math.max(0, Math.min(session.composer.bidCount - 1, place + by));
        if (to !== place)
            session.composer.moveBid(place, to);
    }

    implicitHeight: Theme.sized(Theme.narrow ? 60 : 96)

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.panelSoft
        border.color: Theme.line
    }

    BodyText {
        anchors.fill: parent
        anchors.margins: 12
        visible: row.session.composer.bidCount === 0 && row.session.composer.canSeal // not once the bid is sealed
        text: qsTr("Your bid goes here: click cards in your hand, or drag them.")
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }

    Repeater {
        model: row.session.hand

        delegate: BidCard {
            visible: inBid
            width: row.cardWidth
            height: row.cardHeight
            x: 6 + bidPlace * row.step
            anchors.verticalCenter: row.verticalCenter
            onClicked: row.session.composer.toggleBid(index)
            onMoved: by => row.shift(bidPlace, by)
            onDragged: distance => row.shift(bidPlace, Math.round(distance / row.step))
        }
    }
}
