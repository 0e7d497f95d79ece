// Drawing: three piles with the card that shows on each, and how many are left to take.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: piles

    required property GameSession session

    spacing: 24

    ColumnLayout {
        Layout.preferredWidth: 250
        Layout.maximumWidth: 250
        spacing: 4

        Heading {
            text: qsTr("%n card(s) to take", "", piles.session.drawsLeft)
            font.pixelSize: 18
        }

        BodyText {
            Layout.fillWidth: true
            text: piles.session.drawReason
            wrapMode: Text.Wrap
            color: Theme.inkSoft
        }
    }

    Repeater {
        model: piles.session.piles

        delegate: DrawPile {
            onClicked: piles.session.pickPile(index)
        }
    }

    Item {
        Layout.fillWidth: true
    }
}
