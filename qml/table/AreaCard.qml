// One area: its name, who leads and by what, and what fits there. Shown while the pointer or the focus is on it.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Panel {
    id: card

    required property int index
    required property string name
    required property string latin
    required property real labelX // centimetres from the board's west edge
    required property real room
    required property string leader
    required property string detail

    width: Math.min(Theme.sized(250), room)
    implicitHeight: column.implicitHeight + 20
    height: implicitHeight
    Accessible.role: Accessible.ToolTip
    Accessible.name: latin
    Accessible.description: detail

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 10
        spacing: 4

        Heading {
            Layout.fillWidth: true
            text: card.latin
            font.pixelSize: Theme.sized(17)
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            visible: card.name !== card.latin
            text: card.name
            color: Theme.inkSoft
        }

        BodyText {
            Layout.fillWidth: true
            text: card.leader
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            text: card.detail
            wrapMode: Text.Wrap
        }
    }
}
