// An engineer and what they can do; pressed, they are swapped for where that can be done.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: line

    required property string name
    required property string power
    required property int number
    required property bool legal

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 3
    enabled: legal
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: legal ? qsTr("Swap for %1: %2").arg(name).arg(power) : qsTr("Engineer %1: %2").arg(name).arg(power)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Column {
        BodyText {
            width: parent.width
            text: qsTr("%1. %2", "an engineer's number and name").arg(line.number).arg(line.name)
            font.weight: Font.Medium
            font.pixelSize: Theme.sized(13)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        BodyText {
            width: parent.width
            text: line.power
            color: Theme.inkSoft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.sized(12)
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.glow : line.legal ? Theme.glowSoft : "transparent"
        border.color: line.legal ? Theme.accent : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: line.visualFocus
        }
    }
}
