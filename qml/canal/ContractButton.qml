// A contract to be taken or looked at: two lines of words and a number.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: row

    required property string name
    required property string ends
    required property bool legal
    required property bool picked
    required property string number

    readonly property bool pointed: hovered || visualFocus
    readonly property color ink: picked ? Theme.inkOn(Theme.glow) : Theme.ink

    implicitHeight: words.height + 10
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: row.picked ? Theme.glow : row.pointed || row.legal ? Theme.glowSoft : Theme.panelSoft
        border.color: row.legal ? Theme.accent : Theme.line
        border.width: row.legal ? 2 : 1

        FocusRing {
            anchors.margins: 0
            shown: row.visualFocus
        }
    }

    Column {
        id: words

        x: 5
        y: 5
        width: parent.width - count.width - 16

        BodyText {
            width: parent.width
            text: row.name
            color: row.ink
            font.bold: row.legal || row.picked
            font.pixelSize: Theme.sized(13)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        BodyText {
            width: parent.width
            text: row.ends
            color: row.picked ? row.ink : Theme.inkSoft
            font.pixelSize: Theme.sized(12)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    BodyText {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        text: row.number
        color: row.ink
        font.bold: true
        font.pixelSize: Theme.sized(13)
        Accessible.ignored: true
    }
}
