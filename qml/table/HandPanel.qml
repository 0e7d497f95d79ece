// The hand, grouped by kind: roofs, floors, permits. Many cards overlap rather than leave the panel.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Play
import Capitol.Theme

Item {
    id: panel

    required property GameSession session
    required property real cardHeight
    required property bool settled // as of TableKeys
    readonly property int cardCount: list.count
    readonly property real cardWidth: Math.round(cardHeight * 66 / 94)
    readonly property real label: Theme.sized(20)
    // Three labels, each as wide as the overlap more, then the cards, a step apart, and the last one's full width.
    readonly property real room: list.width - 3 * (label + cardWidth) - cardWidth
    readonly property real cardStep: list.count > 4 ? Math.min(cardWidth + 6, room / (list.count - 4)) : cardWidth + 6

    // The first card that can be chosen gets the focus, or what uncovers them.
    function enter(): void {
        if (cover.visible)
            return cover.enter();
        for (let row = 0; row < list.count; ++row) {
            const slot = list.itemAtIndex(row) as HandSlot;
            if (slot && slot.choosable)
                return slot.enter();
        }
    }

    signal cardChosen(int row)
    signal cardLifted(int row)
    signal cardMoved(point inWindow)
    signal cardDropped(int row, point inWindow)

    ListView {
        id: list

        objectName: "hand"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        height: panel.cardHeight
        orientation: ListView.Horizontal
        interactive: false
        spacing: panel.cardStep - panel.cardWidth
        model: panel.session.hand
        visible: !panel.session.handCovered
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your hand")
        section.property: "kind"

        delegate: HandSlot {
            label: panel.label
            cardHeight: panel.cardHeight
            overlap: -list.spacing
            onChosen: panel.cardChosen(index)
            onLifted: panel.cardLifted(index)
            onMoved: inWindow => panel.cardMoved(inWindow)
            onDropped: inWindow => panel.cardDropped(index, inWindow)
        }
    }

    CoveredHand {
        id: cover

        anchors.fill: parent
        anchors.bottomMargin: 6
        visible: panel.session.handCovered && panel.session.viewSeat >= 0
        name: panel.session.viewName
        uncoverable: panel.session.canUncoverHand
        settled: panel.settled
        onUncovered: panel.session.uncoverHand()
    }
}
