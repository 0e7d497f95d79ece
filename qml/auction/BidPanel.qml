// A sealed bid: the auctions of the round, the cards above the senator card and their sum, what decides a tie, and what
// the others hold.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: panel

    required property GameSession session

    // Where a teacher takes a column, too, there is no room for all of it side by side, or hardly any.
    readonly property bool compact: Theme.narrow || width < Theme.sized(800)
    readonly property bool single: width < Theme.sized(320)

    columns: single ? 1 : compact ? 2 : 4
    columnSpacing: 16
    rowSpacing: 8

    AuctionLots {
        Layout.columnSpan: panel.compact && !panel.single ? 2 : 1
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: panel.compact
        Layout.preferredWidth: Theme.sized(290)
        columns: panel.single ? -1 : !panel.compact ? 1 : Theme.narrow ? 3 : 2
        brief: panel.single
        session: panel.session
    }

    ColumnLayout {
        Layout.columnSpan: panel.compact && !panel.single && panel.session.replay.on ? 2 : 1
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

        BodyText {
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // reckoned from the width alone, or the layouts go round in circles
            Layout.preferredHeight: Theme.sized(panel.compact ? 36 : 48)
            text: panel.session.state.tieRule
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sized(10)
            color: Theme.inkSoft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.smallSize
        }
    }

    Rivals {
        Layout.preferredWidth: width
        Layout.alignment: Qt.AlignTop
        visible: !panel.compact
        session: panel.session
    }

    GridLayout {
        Layout.preferredWidth: Theme.sized(130)
        Layout.minimumWidth: Layout.preferredWidth
        Layout.maximumWidth: Layout.preferredWidth
        visible: !panel.session.replay.on // nobody bids there
        columns: panel.single ? 2 : 1
        rowSpacing: 4
        columnSpacing: 8

        BodyText {
            Layout.alignment: Qt.AlignCenter
            text: qsTr("Your bid")
        }

        Heading {
            objectName: "bidTotal"
            Layout.alignment: Qt.AlignCenter
            text: panel.session.composer.bidTotal
            font.pixelSize: Theme.sized(panel.single ? 24 : 40)
        }
    }
}
