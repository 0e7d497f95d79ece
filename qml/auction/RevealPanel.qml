// The bids are revealed, card by card; then who wins the tile, and why.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: panel

    required property GameSession session

    function enter(): void {
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: Theme.narrow ? 2 : 3
    columnSpacing: 16
    rowSpacing: 8

    TileGlyph {
        tile: panel.session.state.auctionTile
        implicitWidth: Theme.sized(84)
        implicitHeight: Theme.sized(84)
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

    GridLayout {
        Layout.columnSpan: Theme.narrow ? 2 : 1
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.sized(200)
        Layout.maximumWidth: Theme.narrow ? Infinity : Theme.sized(200)
        flow: Theme.narrow ? GridLayout.LeftToRight : GridLayout.TopToBottom
        rows: 2
        columns: 2
        columnSpacing: 8
        rowSpacing: 8

        BodyText {
            objectName: "revealText"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.sized(Theme.narrow ? 40 : 84) // whatever it says: the panel keeps its height
            verticalAlignment: Text.AlignVCenter
            text: panel.session.state.revealText
            wrapMode: Text.Wrap
            font.bold: true
        }

        CapButton {
            id: next

            objectName: "revealNext"
            Layout.fillWidth: !Theme.narrow
            text: qsTr("Continue")
            primary: true
            visible: !panel.session.replay.on
            enabled: panel.session.canNext
            onClicked: panel.session.next()
        }
    }
}
