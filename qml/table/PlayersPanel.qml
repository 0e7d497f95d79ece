// What everyone may know of every player.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: 6
        spacing: 6
        clip: true
        interactive: contentHeight > height
        model: panel.session.seats
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players")

        delegate: PlayerRow {
            width: list.width
        }
    }
}
