// What everyone may know of every player.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    required property HoverState hover

    ListView {
        id: list

        readonly property int toldRow: hovered.row >= 0 ? hovered.row : currentIndex

        objectName: "players"
        anchors.fill: parent
        anchors.margins: 6
        spacing: 6
        clip: true
        interactive: contentHeight > height
        keyNavigationEnabled: true // also where it need not be moved
        activeFocusOnTab: true
        currentIndex: -1
        onActiveFocusChanged: currentIndex = activeFocus ? 0 : -1
        onToldRowChanged: panel.hover.linked.seat = toldRow
        model: panel.session.seats
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players")

        HoveredRow {
            id: hovered

            list: list
        }

        delegate: PlayerRow {
            objectName: "player" + index
            width: list.width
            pointed: index === hovered.row || index === panel.hover.seat
            focused: index === list.currentIndex
        }
    }
}
