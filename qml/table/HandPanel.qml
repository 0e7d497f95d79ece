// The hand, grouped by kind: roofs, floors, permits. Many cards overlap rather than leave the panel.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    readonly property int cardCount: list.count
    readonly property real cardWidth: 66 * Theme.textScale
    readonly property real label: Theme.sized(22)
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
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        anchors.topMargin: 26
        orientation: ListView.Horizontal
        interactive: false
        spacing: panel.cardStep - panel.cardWidth
        model: panel.session.hand
        visible: !panel.session.viewingHandCovered
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your hand")
        section.property: "kind"

        delegate: HandSlot {
            label: panel.label
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
        visible: panel.session.viewingHandCovered
        session: panel.session
    }
}
