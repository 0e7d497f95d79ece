// One seat's bid: the sum so far, and its cards, turned one after another.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Rectangle {
    id: column

    required property string name
    required property int hue
    required property list<string> cards
    required property int size
    required property int total
    required property bool winner
    property real cardHeight: Theme.sized(60)
    readonly property bool turned: size > 0 || winner

    readonly property real cardWidth: Math.round(cardHeight * 66 / 94)
    readonly property real room: width - 16
    readonly property real step: size > 1 ? Math.min(cardWidth + 4, (room - cardWidth) / (size - 1)) : 0
    readonly property real fan: cardWidth + Math.max(0, size - 1) * step

    implicitHeight: content.implicitHeight + 16
    radius: 6
    color: winner ? Theme.glowSoft : Theme.panelSoft
    border.color: winner ? Theme.accent : Theme.line
    border.width: winner ? 2 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: turned ? Texts.filled(qsTr("%1 bids %2."), [name, total]) : name

    Column {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 8
        spacing: 6

        Row {
            width: parent.width
            spacing: 6

            PlayerBadge {
                id: badge

                hue: column.hue
            }

            BodyText {
                width: parent.width - badge.width - sum.width - 12
                anchors.verticalCenter: parent.verticalCenter
                text: column.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sized(9)
                elide: Text.ElideRight
                font.bold: column.winner
            }

            Heading {
                id: sum

                anchors.verticalCenter: parent.verticalCenter
                text: column.turned ? column.total : "–"
                font.pixelSize: Theme.sized(24)
                color: column.winner ? Theme.accent : Theme.ink
            }
        }

        Item {
            width: parent.width
            height: column.cardHeight

            Repeater {
                model: column.size

                delegate: BidTurned {
                    required property int index

                    x: (column.room - column.fan) / 2 + index * column.step
                    width: column.cardWidth
                    height: column.cardHeight
                    text: column.cards[index] ?? ""
                }
            }
        }
    }
}
