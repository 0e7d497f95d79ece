// One thing that another player did: whose it was, and the card or tile.
import QtQuick
import QtQuick.Templates as T
import Capitol.Auction
import Capitol.Theme

T.AbstractButton {
    id: deed

    required property int line // of the log
    required property int hue
    required property string card // "" for a tile or a pass
    required property string tile
    required property string words
    required property int site

    signal pointed(bool on)

    implicitWidth: row.width
    focusPolicy: Qt.NoFocus
    onHoveredChanged: pointed(hovered)
    Accessible.role: Accessible.ListItem
    Accessible.name: words

    Row {
        id: row

        height: deed.height
        spacing: 2

        PlayerBadge {
            width: deed.height - 2
            height: width
            anchors.verticalCenter: parent.verticalCenter
            hue: deed.hue
        }

        CardChip {
            width: Theme.sized(38)
            height: deed.height
            visible: deed.card !== ""
            text: deed.card === "" ? "R0" : deed.card
        }

        TileGlyph {
            width: deed.height
            height: deed.height
            visible: deed.tile !== ""
            tile: deed.tile
        }

        BodyText {
            height: deed.height
            visible: deed.card === "" && deed.tile === ""
            text: "–"
            verticalAlignment: Text.AlignVCenter
        }
    }
}
