// A sealed bid: the auctions of the round, the cards above the senator card and their sum, what decides a tie, and what
// the others hold.
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

    AuctionLots {
        Layout.columnSpan: Theme.narrow ? 2 : 1
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: Theme.narrow
        Layout.preferredWidth: Theme.sized(290)
        session: panel.session
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

        BodyText {
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // reckoned from the width alone, or the layouts go round in circles
            Layout.preferredHeight: Theme.sized(36)
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
        visible: !Theme.narrow
        session: panel.session
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
