// All auctions of the round, in their order.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol

GridLayout {
    id: lots

    required property GameSession session
    property bool brief: false // of those that are not now, the tile alone

    columnSpacing: 4
    rowSpacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Auctions of this round")

    Repeater {
        model: lots.session.auctions

        delegate: AuctionLot {
            objectName: "auctionLot" + index
            brief: lots.brief && !now
            Layout.fillWidth: !brief
            Layout.preferredWidth: brief ? implicitWidth : 1
        }
    }
}
