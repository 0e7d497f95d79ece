// What is to be told of a table elsewhere, as long as the game is played there.
import QtQuick
import Capitol

Loader {
    id: notes

    required property RemoteTable remote // null for a game that is played here

    signal replayWanted

    active: remote !== null
    visible: active && ((item as RemoteStrip)?.words ?? "") !== ""
    sourceComponent: RemoteStrip {
        remote: App.remoteTable
    }

    Connections {
        target: notes.item as RemoteStrip

        function onReplayWanted(): void {
            notes.replayWanted();
        }
    }
}
