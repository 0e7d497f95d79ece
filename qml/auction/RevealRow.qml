// One seat's bid: its cards as far as they are revealed, and their sum.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Rectangle {
    id: row

    required property string name
    required property int hue
    required property list<string> cards
    required property int total
    required property bool winner

    // Reckoned from the width alone: asking the cards themselves sends the layouts round in circles.
    readonly property real room: width - Theme.sized(176) - 36
    readonly property int cardsInLine: Math.max(1, Math.floor((room + 6) / (Theme.sized(46) + 6)))
    readonly property int lines: Math.max(1, Math.ceil(cards.length / cardsInLine))

    implicitHeight: lines * (Theme.sized(28) + 6) + 2
    radius: 4
    color: winner ? Theme.glowSoft : "transparent"
    border.color: winner ? Theme.accent : "transparent"
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 bids %2.").arg(name).arg(total)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        spacing: 6

        PlayerBadge {
            hue: row.hue
        }

        BodyText {
            Layout.preferredWidth: Theme.sized(90)
            text: row.name
            elide: Text.ElideRight
            font.bold: row.winner
        }

        Flow {
            Layout.fillWidth: true
            spacing: 6

            Repeater {
                model: row.cards

                delegate: CardChip {
                    required property string modelData

                    text: modelData
                }
            }
        }

        Heading {
            text: row.total
            font.pixelSize: Theme.sized(18)
        }
    }
}
