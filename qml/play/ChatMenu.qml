// Phrases that everybody reads in their own language, and the other people: muted at this table, or blocked at all.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol

GameMenu {
    id: menu

    required property RemoteTable remote

    Repeater {
        model: menu.remote.chat.phrases

        delegate: MenuLine {
            required property int index
            required property string modelData

            objectName: "phrase" + index
            text: modelData
            onTriggered: menu.remote.sayPhrase(index)
        }
    }

    Repeater {
        model: menu.remote.presence

        delegate: MenuLine {
            required property int index
            required property string name
            required property bool person
            required property bool own
            required property bool muted
            required property bool blocked

            objectName: "mute" + index
            visible: person && !own && !blocked
            enabled: visible
            text: muted ? qsTr("Unmute %1").arg(name) : qsTr("Mute %1").arg(name)
            onTriggered: menu.remote.mute(index, !muted)
        }
    }

    Repeater {
        model: menu.remote.presence

        delegate: MenuLine {
            required property int index
            required property string name
            required property bool person
            required property bool own
            required property bool blocked

            objectName: "block" + index
            visible: person && !own && name !== ""
            enabled: visible
            text: blocked ? qsTr("Unblock %1").arg(name) : qsTr("Block %1 at all tables").arg(name)
            onTriggered: App.preferences.block(name, !blocked)
        }
    }
}
