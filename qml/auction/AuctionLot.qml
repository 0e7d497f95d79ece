// One auction of the round: the tile, what it would be worth to the viewer, or who won it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Rectangle {
    id: lot

    required property int index
    required property string tile
    required property string name
    required property int standing
    required property int winner // hue, -1 for nobody
    required property string worth
    property bool brief: false // the tile alone
    readonly property bool now: standing === AuctionModel.Now
    readonly property string outcome: standing !== AuctionModel.Over ? worth : winner < 0 ? qsTr("nobody") : ""

    implicitWidth: row.implicitWidth + 10
    implicitHeight: Theme.sized(42)
    radius: 6
    color: now ? Theme.glowSoft : "transparent"
    border.color: now ? Theme.accent : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: outcome === "" ? name : qsTr("%1: %2", "a tile, what it is worth or who won it").arg(name).arg(outcome)

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: 4
        anchors.rightMargin: 6
        opacity: lot.standing === AuctionModel.Over ? 0.6 : 1
        spacing: 8

        TileGlyph {
            Layout.preferredWidth: Theme.sized(Theme.narrow ? 30 : 38)
            Layout.preferredHeight: Layout.preferredWidth
            tile: lot.tile
        }

        ColumnLayout {
            visible: !lot.brief
            spacing: 0

            Heading {
                Layout.fillWidth: true
                text: lot.name
                elide: Text.ElideRight
                font.pixelSize: Theme.sized(15)
                font.bold: lot.now
            }

            BodyText {
                Layout.fillWidth: true
                visible: lot.outcome !== ""
                Layout.fillHeight: true
                text: lot.outcome
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.sized(8)
                elide: Text.ElideRight
                color: Theme.inkSoft
                font.pixelSize: Theme.smallSize
            }
        }

        PlayerBadge {
            visible: lot.standing === AuctionModel.Over && lot.winner >= 0
            hue: Math.max(0, lot.winner)
        }
    }
}
