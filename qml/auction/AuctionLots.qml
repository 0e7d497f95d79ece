// All auctions of the round, in their order.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: lots

    required property GameSession session

    columnSpacing: 4
    rowSpacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Auctions of this round")

    Repeater {
        model: lots.session.auctions

        delegate: AuctionLot {
            objectName: "auctionLot" + index
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
}
