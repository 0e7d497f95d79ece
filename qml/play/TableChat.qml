// The chat of a table elsewhere, as long as the game is played there.
import QtQuick
import Capitol

Loader {
    id: chat

    required property RemoteTable remote // null for a game that is played here
    required property bool wanted
    readonly property bool typing: (item as ChatPanel)?.typing ?? false

    signal closeWanted

    active: remote !== null
    visible: active && wanted
    sourceComponent: ChatPanel {
        remote: App.remoteTable
    }

    Connections {
        target: chat.item as ChatPanel

        function onCloseWanted(): void {
            chat.closeWanted();
        }
    }
}
