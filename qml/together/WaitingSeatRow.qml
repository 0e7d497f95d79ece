// A seat before the game: who has it, and what can be done about that.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: row

    required property int index
    required property int owner
    required property string name
    required property bool ready
    required property bool away
    required property bool host
    required property bool own
    required property bool blocked
    required property WaitingRoom room

    readonly property bool empty: owner === WaitingSeats.Nobody
    readonly property string shown: empty ? qsTr("Free seat") : name
    readonly property string standing: {
        const words = [];
        if (own)
            words.push(qsTr("you"));
        if (host)
            words.push(qsTr("host"));
        if (blocked)
            words.push(qsTr("blocked"));
        if (away)
            words.push(qsTr("away"));
        else if (ready && !host)
            words.push(qsTr("ready"));
        return words.join(", ");
    }

    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1: %2").arg(index + 1).arg(standing === "" ? shown : shown + ", " + standing)

    Row {
        spacing: 10

        PlayerBadge {
            id: badge

            hue: row.index
            opacity: row.room.game === "canal" ? 0 : 1 // whose colours follow from who begins
        }

        BodyText {
            width: row.width - badge.width - parent.spacing
            topPadding: Math.max(0, (badge.height - font.pixelSize * 1.3) / 2)
            text: row.standing === "" ? row.shown : Texts.filled(qsTr("%1 (%2)", "name, what about that player"), [row.shown, row.standing])
            font.weight: row.own ? Font.DemiBold : Font.Normal
            color: row.empty ? Theme.inkSoft : Theme.ink
            wrapMode: Text.Wrap
        }
    }

    Flow {
        x: Theme.sized(34)
        width: row.width - x
        spacing: 8
        visible: row.empty ? row.room.seat < 0 || row.room.host : row.room.host && !row.own || row.own

        CapButton {
            objectName: "takeSeat" + row.index
            visible: row.empty && row.room.seat < 0
            enabled: row.room.online
            text: qsTr("Sit here")
            primary: true
            Accessible.description: qsTr("Seat %1").arg(row.index + 1)
            onClicked: row.room.take(row.index)
        }

        Chooser {
            id: players

            objectName: "seatComputer" + row.index
            width: Math.min(Theme.sized(230), parent.width)
            visible: row.empty && row.room.host
            enabled: row.room.online
            displayText: qsTr("Computer player…")
            model: row.room.playerNames
            currentIndex: -1
            Accessible.name: qsTr("Computer player for seat %1").arg(row.index + 1)
            onActivated: choice => {
                row.room.seatComputer(row.index, row.room.players[choice]);
                currentIndex = -1;
            }
        }

        CapButton {
            objectName: "freeSeat" + row.index
            visible: !row.empty && row.room.host && !row.own
            enabled: row.room.online
            text: row.owner === WaitingSeats.Computer ? qsTr("Remove") : qsTr("Free this seat")
            Accessible.description: row.name
            onClicked: row.room.free(row.index)
        }

        CapButton {
            objectName: "leaveSeat"
            visible: row.own
            enabled: row.room.online
            text: qsTr("Stand up")
            onClicked: row.room.leave()
        }
    }
}
