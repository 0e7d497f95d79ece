// One hand or pile as far as everyone knows it. No layout: within another it loses the height of the chips' lines.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Auction
import Capitol.Theme

Column {
    id: line

    required property string title
    required property list<string> cards
    required property string rest
    required property int hue // of the player, or -1

    visible: cards.length > 0 || rest !== ""
    spacing: 4
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2 %3", "a hand or pile, its cards, how many more").arg(title).arg(Array.from(cards).join(" ")).arg(rest)

    Item {
        width: line.width
        height: Math.max(title.height, badge.visible ? badge.height : 0)

        PlayerBadge {
            id: badge

            visible: line.hue >= 0
            hue: line.hue
        }

        BodyText {
            id: title

            x: badge.visible ? badge.width + 8 : 0
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            text: line.title
            font.bold: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Flow {
        width: line.width
        spacing: 4

        Repeater {
            model: line.cards.length // by number: the chips stay

            delegate: CardChip {
                required property int index

                text: line.cards[index] ?? ""
            }
        }
    }

    BodyText {
        width: line.width
        visible: line.rest !== ""
        text: line.rest
        color: Theme.inkSoft
        font.italic: true
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
