// The button of every page; `primary` for the one that people most often want.
import QtQuick
import QtQuick.Templates as T

T.Button {
    id: button

    property bool primary: false

    readonly property color ground: primary ? Theme.accent : Theme.panel
    readonly property color face: !enabled ? Theme.panelSoft : down ? Qt.darker(ground, 1.12) : hovered ? Qt.lighter(ground, primary ? 1.12 : 0.97) : ground

    function activate(): void {
        if (checkable)
            toggle();
        clicked();
    }

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.sized(40))
    implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, Theme.sized(36))
    padding: Theme.sized(8)
    leftPadding: Theme.sized(16)
    rightPadding: Theme.sized(16)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    font.weight: primary ? Font.Bold : Font.Medium
    Accessible.role: Accessible.Button
    Accessible.name: text

    // Enter presses, as well as Space.
    Keys.onReturnPressed: button.activate()
    Keys.onEnterPressed: button.activate()

    contentItem: Text {
        text: button.text
        textFormat: Text.PlainText
        font: button.font
        color: !button.enabled ? Theme.disabledInk : button.primary ? Theme.accentInk : Theme.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.face
        border.color: !button.enabled ? Theme.disabledLine : button.primary ? Qt.darker(Theme.accent, 1.25) : Theme.bronze
        border.width: 1

        FocusRing {
            shown: button.visualFocus
        }
    }
}
