// A card's place in the hand; the first of its kind has the kind's name next to it.
import QtQuick
import Capitol.Theme

Item {
    id: slot

    required property int index
    required property string name
    required property int kind
    required property int district
    required property int value
    required property bool playable
    required property bool choosable
    required property bool selected
    required property bool inBid

    required property real cardHeight
    required property real label // width that a label takes
    required property real overlap // of a card by the next
    readonly property bool first: ListView.previousSection !== ListView.section
    readonly property list<string> kinds: [qsTr("Roofs"), qsTr("Floors"), qsTr("Permits")]

    function enter(): void {
        card.forceActiveFocus(Qt.TabFocusReason);
    }

    signal chosen
    signal lifted
    signal moved(point inWindow)
    signal dropped(point inWindow)

    width: card.x + card.width
    z: card.dragged ? 100 : index

    BodyText {
        x: card.x - slot.label / 2 - width / 2
        y: (card.height - height) / 2
        visible: slot.first && implicitWidth <= card.height
        rotation: -90
        text: slot.kinds[slot.kind]
        color: Theme.ink
        font.pixelSize: Theme.smallSize
    }

    HandCard {
        id: card

        objectName: "handCard" + slot.index
        x: slot.first ? slot.label + slot.overlap : 0
        height: slot.cardHeight
        name: slot.name
        kind: slot.kind
        district: slot.district
        value: slot.value
        playable: slot.playable
        choosable: slot.choosable
        selected: slot.selected
        inBid: slot.inBid
        onClicked: slot.chosen()
        onLifted: slot.lifted()
        onMoved: inWindow => slot.moved(inWindow)
        onDropped: inWindow => slot.dropped(inWindow)
    }
}
