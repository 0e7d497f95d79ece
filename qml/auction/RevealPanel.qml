// The bids are turned, card by card; then who takes the tile, and why.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: panel

    required property GameSession session

    spacing: 16

    TileGlyph {
        tile: panel.session.auctionTile
        implicitWidth: 84
        implicitHeight: 84
    }

    ColumnLayout {
        spacing: 2

        Repeater {
            model: panel.session.reveal

            delegate: RevealRow {
                Layout.fillWidth: true
            }
        }
    }

    ColumnLayout {
        Layout.preferredWidth: 200
        Layout.maximumWidth: 200
        spacing: 8

        BodyText {
            objectName: "revealText"
            Layout.fillWidth: true
            text: panel.session.revealText
            wrapMode: Text.Wrap
            font.bold: true
        }

        CapButton {
            objectName: "revealNext"
            Layout.fillWidth: true
            text: qsTr("Continue")
            primary: true
            visible: !panel.session.replay.on
            enabled: panel.session.canNext
            onClicked: panel.session.next()
        }
    }
}
