// What can be asked of everybody at a table elsewhere, as lines of its menu.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol

Repeater {
    id: lines

    required property RemoteTable remote // null for a game that is played here

    model: remote === null ? 0 : 3

    delegate: MenuLine {
        required property int index

        objectName: ["askUndo", "askPause", "askEnd"][index]
        text: [qsTr("Ask to take back your move"), lines.remote?.paused ? qsTr("Propose to go on") : qsTr("Propose a pause"), qsTr("Propose to end the game")][index]
        enabled: (index === 0 ? lines.remote?.mayAskUndo : lines.remote?.mayPropose) ?? false
        onTriggered: index === 0 ? lines.remote.askUndo() : index === 1 ? lines.remote.askPause() : lines.remote.askEnd()
    }
}
