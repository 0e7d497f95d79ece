// A sealed bid: the tile, the cards above the senator card and their sum, and what decides a tie.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: panel

    required property GameSession session
    property bool settled: false // as of TableKeys

    signal confirmWanted

    columns: Theme.narrow ? 2 : 4
    columnSpacing: 16
    rowSpacing: 8

    TileGlyph {
        Layout.preferredWidth: Theme.sized(88)
        Layout.preferredHeight: Theme.sized(88)
        tile: panel.session.state.auctionTile
    }

    ColumnLayout {
        Layout.preferredWidth: Theme.sized(180)
        Layout.maximumWidth: Theme.narrow ? Infinity : Theme.sized(180)
        Layout.fillWidth: true
        spacing: 2

        Heading {
            text: panel.session.state.auctionTileName
        }

        BodyText {
            text: qsTr("Auction %1 of %2").arg(panel.session.state.auction).arg(panel.session.state.auctions)
        }

        BodyText {
            Layout.fillWidth: true
            text: panel.session.state.tieRule
            color: Theme.inkSoft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.smallSize
        }
    }

    ColumnLayout {
        spacing: 4

        BidRow {
            Layout.fillWidth: true
            session: panel.session
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.sized(24)
            radius: 4
            color: Theme.accent

            Heading {
                anchors.centerIn: parent
                text: qsTr("Senator")
                color: Theme.accentInk
                font.pixelSize: Theme.sized(14)
            }
        }
    }

    ColumnLayout {
        Layout.preferredWidth: Math.max(Theme.sized(130), seal.implicitWidth)
        Layout.minimumWidth: Layout.preferredWidth
        Layout.maximumWidth: Layout.preferredWidth
        spacing: 4

        BodyText {
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("Your bid")
        }

        Heading {
            objectName: "bidTotal"
            Layout.alignment: Qt.AlignHCenter
            text: panel.session.composer.bidTotal
            font.pixelSize: Theme.sized(40)
        }

        CapButton {
            id: seal

            objectName: "sealButton"
            Layout.fillWidth: true
            text: panel.session.composer.bidTotal === 0 ? qsTr("Bid nothing") : qsTr("Seal the bid")
            primary: true
            enabled: panel.session.composer.canSeal && panel.settled
            onClicked: panel.confirmWanted()
        }
    }
}
