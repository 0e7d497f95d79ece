// The games to choose from, side by side; the chosen one has the page.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol
import Capitol.Theme

RowLayout {
    component Box: T.AbstractButton {
        id: box

        required property string game // as Preferences has it

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        implicitHeight: Theme.sized(54)
        checked: App.preferences.game === game
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.RadioButton
        Accessible.name: text
        Accessible.checkable: true
        Accessible.checked: checked
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: App.preferences.game = game

        GameMark {
            id: frame

            x: Theme.sized(6)
            y: x
            width: Theme.sized(34)
            height: parent.height - 2 * y
            game: box.game
        }

        Heading {
            anchors.left: frame.right
            anchors.right: parent.right
            anchors.margins: Theme.sized(6)
            anchors.verticalCenter: parent.verticalCenter
            text: box.text
            font.pixelSize: Theme.sized(17)
            font.weight: box.checked ? Font.Bold : Font.Normal
            color: box.checked ? Theme.accent : Theme.ink
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: Theme.radius
            color: box.checked ? Theme.glowSoft : box.hovered ? Theme.panelSoft : Theme.panel
            border.color: box.checked ? Theme.accent : Theme.line
            border.width: box.checked ? 2 : 1

            FocusRing {
                shown: box.visualFocus
            }
        }
    }

    spacing: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Games")

    Box {
        objectName: "shelfCapitol"
        game: "capitol"
        text: "Capitol"
    }

    Box {
        objectName: "shelfCanal"
        game: "canal"
        text: "Canal Mania"
    }
}
