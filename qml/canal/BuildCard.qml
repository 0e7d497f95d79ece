// A build card: what it pays for, the goods it brings, how many of it there are.
import QtQuick
import QtQuick.Templates as T
import Capitol.Canal
import Capitol.Theme

T.AbstractButton {
    id: card

    required text
    required property int index
    required property int code
    required property int kind // -1: a gap
    required property int symbol
    required property int count
    required property int paying // so many of them pay for what is composed
    required property bool legal
    required property real cardHeight

    readonly property string called: count > 1 ? qsTr("%1, %2 of them").arg(text).arg(count) : text

    width: Math.round(cardHeight * 0.72)
    height: cardHeight
    visible: kind >= 0
    hoverEnabled: true
    focusPolicy: legal || activeFocus ? Qt.TabFocus : Qt.NoFocus
    Accessible.role: Accessible.Button
    Accessible.name: called
    Accessible.ignored: kind < 0
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    CardFrame {
        width: parent.width
        height: parent.height
        y: card.paying > 0 || card.legal && card.hovered ? -3 : 0
        selected: card.paying > 0
        focused: card.visualFocus
        sheet: card.legal ? Theme.glowSoft : Theme.panel

        WaterwayGlyph {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            height: parent.height * 0.62
            kind: Math.max(0, card.kind)
            colour: Theme.bronze
            water: Goods.water
        }

        BodyText {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: card.text.split(",")[0]
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 6
            font.pixelSize: Theme.sized(11)
            Accessible.ignored: true
        }

        GoodsGlyph {
            anchors.right: parent.right
            y: parent.height * 0.42
            width: parent.width * 0.42
            height: width
            visible: card.symbol > 0
            goods: card.symbol
            colour: Goods.colour(card.symbol)
            ink: Goods.ink(card.symbol)
        }

        Rectangle {
            anchors.left: parent.left
            anchors.top: parent.top
            anchors.margins: -3
            width: Math.max(height, number.implicitWidth + 8)
            height: number.implicitHeight + 2
            visible: card.count > 1
            radius: height / 2
            color: Theme.accent

            BodyText {
                id: number

                anchors.centerIn: parent
                text: qsTr("× %1", "so many cards").arg(card.count)
                color: Theme.accentInk
                font.bold: true
                font.pixelSize: Theme.sized(12)
                Accessible.ignored: true
            }
        }
    }
}
