// One of the things that can be done now, in as many words as it needs.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: button

    required text
    required property int index
    required property string name
    required property bool chosen

    implicitHeight: Math.max(Theme.sized(30), implicitContentHeight + topPadding + bottomPadding)
    padding: 5
    leftPadding: 10
    rightPadding: 10
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.checked: chosen
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: BodyText {
        text: button.text
        font.bold: button.chosen
        font.pixelSize: Theme.sized(14)
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.chosen ? Theme.glowSoft : button.hovered ? Theme.panelSoft : Theme.panel
        border.color: button.chosen ? Theme.accent : Theme.bronze

        FocusRing {
            anchors.margins: 0
            shown: button.visualFocus
        }
    }
}
