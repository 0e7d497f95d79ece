// What everyone may know of every player: a plate for each. Folded, the one pointed at unfolds.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Play
import Capitol.Theme

ListView {
    id: list

    required property GameSession session
    required property HoverState hover
    required property real unfoldedWidth
    required property bool dense // there is little room
    required property RemoteTable remote // null for a game that is played here

    readonly property int toldRow: hovered.row >= 0 ? hovered.row : currentIndex

    // The middle of a plate's right edge, in the window.
    function plateSeen(seat: int): point {
        const plate = itemAtIndex(seat);
        return plate ? plate.mapToItem(null, plate.width, plate.height / 2) : mapToItem(null, width, 0);
    }

    objectName: "players"
    implicitHeight: contentHeight
    spacing: dense ? 3 : 6
    interactive: contentHeight > height
    keyNavigationEnabled: true // also where it need not be moved
    activeFocusOnTab: true
    currentIndex: -1
    onActiveFocusChanged: currentIndex = activeFocus ? 0 : -1
    onToldRowChanged: hover.linked.seat = toldRow
    model: session.seats
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players")

    HoveredRow {
        id: hovered

        list: list
    }

    Instantiator {
        id: elsewhere

        model: list.remote?.presence ?? null
        delegate: RemoteSeat {}
    }

    delegate: PlayerRow {
        objectName: "player" + index
        dense: list.dense
        there: index < elsewhere.count ? elsewhere.objectAt(index) as RemoteSeat : null
        folded: Theme.narrow && index !== hovered.row && !focused // a mouse at rest over the board unfolds none
        width: folded ? list.width : list.unfoldedWidth
        z: folded ? 0 : 1
        pointed: index === hovered.row || index === list.hover.seat
        focused: index === list.currentIndex
    }
}
