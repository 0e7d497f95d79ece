// One of the seats that a saved game can be seen from.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: chip

    required property int index
    required property string name
    required property int hue
    required property bool seen // from it

    objectName: "seatChip" + index
    implicitHeight: Theme.sized(36)
    padding: 6
    checked: seen
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("%1’s view").arg(name)
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: RowLayout {
        spacing: 4

        PlayerBadge {
            Layout.alignment: Qt.AlignCenter
            Layout.preferredWidth: Theme.sized(20)
            Layout.preferredHeight: Theme.sized(20)
            hue: chip.hue
        }

        BodyText {
            Layout.fillWidth: true
            visible: !Theme.narrow
            text: chip.name
            font.bold: chip.checked
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.sized(11)
            elide: Text.ElideRight
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: chip.checked ? Theme.glowSoft : chip.hovered ? Theme.panelSoft : Theme.panel
        border.color: chip.checked ? Theme.accent : Theme.line

        FocusRing {
            shown: chip.visualFocus
        }
    }
}
