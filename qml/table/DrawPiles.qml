// Drawing: three piles with the card that shows on each, and how many are left to take.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: piles

    required property GameSession session
    required property bool settled // as of TableKeys

    // The first pile that can be drawn from gets the focus.
    function enter(): void {
        for (let i = 0; i < repeater.count; ++i) {
            const pile = repeater.itemAt(i);
            if (pile.enabled)
                return pile.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    columns: Theme.narrow ? 2 : 5
    columnSpacing: 24
    rowSpacing: 12

    ColumnLayout {
        Layout.preferredWidth: Theme.sized(250)
        Layout.maximumWidth: Theme.sized(250)
        spacing: 4

        Heading {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("%n card(s) to take", "", piles.session.state.drawsLeft)
            font.pixelSize: Theme.sized(18)
        }

        BodyText {
            Layout.fillWidth: true
            text: piles.session.state.drawReason
            wrapMode: Text.Wrap
            color: Theme.inkSoft
        }
    }

    Repeater {
        id: repeater

        model: piles.session.piles

        delegate: DrawPile {
            onClicked: {
                if (piles.settled)
                    piles.session.composer.pickPile(index);
            }
        }
    }

    Item {
        visible: !Theme.narrow
        Layout.fillWidth: true
    }
}
