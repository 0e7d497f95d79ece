// How others are invited: a link, and where that is possible a code that can be read out.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: box

    required property WaitingRoom room

    spacing: 8

    Heading {
        width: parent.width
        text: qsTr("Invite others")
        font.pixelSize: Theme.sized(20)
        wrapMode: Text.Wrap
    }

    CopyField {
        objectName: "inviteLink"
        width: parent.width
        name: qsTr("Link to this table")
        text: box.room.link
        onCopyWanted: box.room.copy(box.room.link)
    }

    CopyField {
        objectName: "inviteCode"
        width: parent.width
        visible: box.room.code !== ""
        name: qsTr("Code to read out (it leads to the server; the table is in the list there)")
        text: box.room.code
        onCopyWanted: box.room.copy(box.room.code)
    }

    BodyText {
        width: parent.width
        visible: !box.room.encrypted
        text: qsTr("Not encrypted: others on the network could read along.")
        color: Theme.warningInk
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
