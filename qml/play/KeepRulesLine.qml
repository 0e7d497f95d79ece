// The rules of a table elsewhere, for a variant of one's own, as a line of its menu.
import QtQuick
import Capitol

MenuLine {
    id: line

    required property RemoteTable remote // null for a game that is played here
    readonly property WaitingRoom room: remote === null ? null : App.together.room
    property bool added: false

    objectName: "keepRules"
    visible: room !== null && (added || !room.ownRules)
    enabled: room !== null && !room.ownRules
    text: added && !enabled ? qsTr("These rules are among your variants") : qsTr("Add these rules to my variants")
    onTriggered: {
        room.keepRules(room.rules);
        added = true;
    }
}
