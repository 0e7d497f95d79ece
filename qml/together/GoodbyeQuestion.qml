// Asked when the window is closed while others sit at its tables.
import QtQuick
import Capitol.Play
import Capitol.Theme

Question {
    property bool agreed: false

    width: Theme.sized(440)
    title: qsTr("Close Capitol?")
    text: qsTr("Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.")
    yes: qsTr("Close")
    no: qsTr("Keep it open")
    onAccepted: agreed = true
}
