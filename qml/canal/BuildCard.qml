// A build card: the work it pays for, and its goods symbol.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: card

    required property string text_
    required property int kind // -1: a gap
    required property int symbol
    required property int count
    required property int paying
    required property bool legal

    implicitWidth: Theme.sized(70)
    implicitHeight: Theme.sized(84)
    visible: kind >= 0
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    activeFocusOnTab: legal
    Accessible.role: Accessible.Button
    Accessible.name: count > 1 ? qsTr("%1, %n card(s)", "", count).arg(text_) : text_
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: 5
        color: card.down ? Theme.glowSoft : Theme.panel
        border.color: card.paying > 0 ? Theme.laurel : card.legal ? Theme.glow : Theme.bronze
        border.width: card.paying > 0 || card.legal ? 3 : 1

        FocusRing {
            shown: card.visualFocus
        }
    }

    contentItem: Item {
        CanalTile {
            id: work

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.sized(6)
            width: Theme.sized(36)
            height: width * 1.1547
            visible: card.kind < 4
            kind: card.kind
            from: 3
            to: 0
            over: false
            colour: card.kind > 1 ? "#c2a878" : "#cbd6a4"
            water: "#3d8fb5"
        }

        // A surveyor's staff and level.
        SymbolGlyph {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.sized(12)
            width: Theme.sized(28)
            height: width
            visible: card.kind === 4
            symbol: "star"
            colour: Theme.bronze
        }

        PlayerBadge {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: 3
            width: Theme.sized(20)
            height: width
            visible: card.symbol > 0
            hue: 0
            look: Theme.goods[Math.max(0, card.symbol - 1)]
        }

        BodyText {
            anchors.left: parent.left
            anchors.top: parent.top
            anchors.margins: 4
            visible: card.count > 1
            text: card.paying > 0 ? card.paying + "/" + card.count : "×" + card.count
            font.bold: true
            font.pixelSize: Theme.smallSize
        }

        BodyText {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            width: parent.width - 4
            text: [qsTr("Stretch"), qsTr("Lock"), qsTr("Aqueduct"), qsTr("Tunnel"), qsTr("Surveyor")][Math.max(0, card.kind)]
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            font.pixelSize: Theme.smallSize
            Accessible.ignored: true
        }
    }
}
