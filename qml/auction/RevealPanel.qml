// The bids are revealed in the middle of the table, card by card; then the tile goes to who wins it, and is told why.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Item {
    id: panel

    required property GameSession session
    readonly property bool single: width < Theme.sized(400) // no room for words beside the button

    function enter(): void {
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    // Where the tile lies, in this panel: between all until somebody has won it.
    function tilePlace(): point {
        for (let row = 0; row < bids.count; ++row) {
            const column = bids.itemAt(row) as RevealColumn;
            if (column && column.winner)
                return column.mapToItem(panel, column.width - tile.width * 0.8, column.height - tile.height * 0.65);
        }
        return home.mapToItem(panel, 0, 0);
    }

    implicitHeight: content.implicitHeight

    ColumnLayout {
        id: content

        width: parent.width
        spacing: 10

        GridLayout {
            columnSpacing: 12
            rowSpacing: 4

            Item {
                id: home

                Layout.row: 0
                Layout.column: 0
                implicitWidth: tile.width
                implicitHeight: tile.height
            }

            BodyText {
                objectName: "revealText"
                Layout.row: panel.single ? 1 : 0
                Layout.column: panel.single ? 0 : 1
                Layout.columnSpan: panel.single ? 2 : 1
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.sized(54) // whatever it says: the panel keeps its height
                verticalAlignment: Text.AlignVCenter
                text: panel.session.state.revealText !== "" ? panel.session.state.revealText : panel.session.state.auctionTileName
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.sized(11)
                font.bold: true
                font.pixelSize: Theme.sized(18)
            }

            CapButton {
                id: next

                objectName: "revealNext"
                Layout.row: 0
                Layout.column: panel.single ? 1 : 2
                Layout.alignment: Qt.AlignRight
                Layout.preferredWidth: Math.max(Theme.sized(150), implicitWidth)
                text: panel.session.canNext ? qsTr("Continue") : qsTr("Skip")
                primary: true
                visible: !panel.session.replay.on
                onClicked: panel.session.canNext ? panel.session.next() : panel.session.hurry()
            }
        }

        GridLayout {
            columns: Math.max(1, bids.count)
            columnSpacing: 8
            rowSpacing: 8

            Repeater {
                id: bids

                model: panel.session.reveal

                delegate: RevealColumn {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    cardHeight: Theme.sized(Theme.narrow ? 52 : 60)
                    onWinnerChanged: tile.move()
                    onXChanged: tile.move()
                    onWidthChanged: tile.move()
                }
            }
        }
    }

    TileGlyph {
        id: tile

        function move(): void {
            const place = panel.tilePlace();
            x = place.x;
            y = place.y;
        }

        width: Theme.sized(panel.single ? 40 : 48)
        height: width
        tile: panel.session.state.auctionTile

        Behavior on x {
            NumberAnimation {
                duration: Theme.calm * 2
                easing.type: Easing.InOutQuad
            }
        }
        Behavior on y {
            NumberAnimation {
                duration: Theme.calm * 2
                easing.type: Easing.InOutQuad
            }
        }
    }

    // Once the layouts have found their sizes.
    onWidthChanged: settling.restart()

    Timer {
        id: settling

        interval: 0
        running: true
        onTriggered: tile.move()
    }
}
