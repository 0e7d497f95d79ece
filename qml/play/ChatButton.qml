// Opens the chat of a table elsewhere, and tells how much of it is new.
import QtQuick
import Capitol
import Capitol.Theme

BarButton {
    required property RemoteTable remote // null for a game that is played here
    readonly property int unread: remote?.chat.unread ?? 0

    objectName: "chatButton"
    visible: remote !== null
    text: Theme.narrow ? "✉" : unread > 0 ? qsTr("Chat (%1)").arg(unread) : qsTr("Chat")
    font.bold: unread > 0
    Accessible.name: unread > 0 ? qsTr("Chat: %n new message(s)", "", unread) : qsTr("Chat")
}
