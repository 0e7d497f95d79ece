// Who is blocked, to be let in again.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column {
    spacing: 6

    BodyText {
        width: parent.width
        text: qsTr("Blocked: you do not see what they write, nor their tables on the local network.")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    Flow {
        width: parent.width
        spacing: 8

        Repeater {
            model: App.preferences.blockedNames

            delegate: CapButton {
                required property int index
                required property string modelData

                objectName: "unblock" + index
                text: qsTr("Unblock %1").arg(modelData)
                onClicked: App.preferences.block(modelData, false)
            }
        }
    }
}
