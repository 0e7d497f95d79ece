// What may be known of the others' cards: how many of each kind, and with the memory aid those that were seen.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: rivals

    required property GameSession session
    readonly property bool remembered: session.help.memoryAgreed

    width: Theme.sized(remembered ? 190 : 140)
    spacing: 4

    BodyText {
        text: qsTr("The others hold")
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
    }

    Repeater {
        model: rivals.remembered ? rivals.session.help.memory : null

        delegate: Flow {
            id: known

            required property int index
            required property int hue // -1: a pile
            required property list<string> cards
            required property string rest
            readonly property bool shown: hue >= 0 && index !== rivals.session.viewSeat

            width: rivals.width
            visible: shown
            spacing: 3

            PlayerBadge {
                width: Theme.sized(22)
                height: width
                hue: known.hue
            }

            Repeater {
                model: known.shown ? known.cards.length : 0 // by number: the chips stay

                delegate: CardChip {
                    required property int index

                    width: Theme.sized(38)
                    height: Theme.sized(22)
                    text: known.cards[index] ?? ""
                }
            }

            BodyText {
                text: known.rest
                color: Theme.inkSoft
                font.pixelSize: Theme.smallSize
            }
        }
    }

    Repeater {
        model: rivals.remembered ? null : rivals.session.seats

        delegate: Row {
            id: rival

            required property int index
            required property int hue
            required property list<int> handKinds

            visible: index !== rivals.session.viewSeat
            spacing: 6

            PlayerBadge {
                width: Theme.sized(22)
                height: width
                hue: rival.hue
            }

            HandKinds {
                kinds: rival.handKinds
            }
        }
    }
}
