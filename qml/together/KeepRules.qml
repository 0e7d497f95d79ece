// Rules that others have brought, for a variant of one's own: called as one likes.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: keep

    required property WaitingRoom room
    property bool added: false

    visible: added || !room.ownRules
    spacing: 6

    BodyText {
        width: parent.width
        text: keep.room.ownRules ? qsTr("These rules are among your variants.") : qsTr("You can add these rules to your variants, to play them elsewhere and to change them.")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    Item {
        width: parent.width
        height: Math.max(name.implicitHeight, add.implicitHeight)
        visible: !keep.room.ownRules

        Field {
            id: name

            objectName: "keptName"
            width: parent.width - add.width - 8
            text: keep.room.rules
            maximumLength: 60
            Accessible.name: qsTr("Name of the variant")
            onAccepted: add.clicked()
        }

        CapButton {
            id: add

            objectName: "keepRules"
            anchors.right: parent.right
            enabled: name.text.trim() !== ""
            text: qsTr("Add")
            onClicked: {
                keep.room.keepRules(name.text);
                keep.added = true;
            }
        }
    }
}
