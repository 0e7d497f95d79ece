// Drawing: three piles with the card that shows on each, and how many are left to take.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: piles

    required property GameSession session
    property bool settled: false // as of TableKeys

    property int byKey: -1 // the pile that was drawn from last, if that was by a key

    // The last pile drawn from, or else the first that can be, gets the focus.
    function enter(): void {
        if (byKey >= 0 && repeater.itemAt(byKey).enabled)
            return point(byKey);
        for (let i = 0; i < repeater.count; ++i)
            if (repeater.itemAt(i).enabled)
                return point(i);
    }

    function point(index: int): void {
        const pile = repeater.itemAt(index);
        if (pile && pile.enabled)
            pile.forceActiveFocus(Qt.TabFocusReason);
    }

    function pileSeen(index: int): point {
        const pile = repeater.itemAt(index);
        return pile ? pile.mapToItem(null, Theme.sized(33), pile.height / 2) : mapToItem(null, 0, 0);
    }

    columns: Theme.narrow ? 3 : 5
    columnSpacing: Theme.narrow ? 12 : 24
    rowSpacing: 12

    ColumnLayout {
        Layout.columnSpan: Theme.narrow ? 3 : 1
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.sized(250)
        Layout.maximumWidth: Theme.narrow ? -1 : Theme.sized(250)
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
            stacked: piles.width < Theme.sized(400)
            Layout.fillWidth: Theme.narrow
            Layout.preferredWidth: Theme.narrow ? 1 : -1
            onClicked: {
                if (!piles.settled || !settled)
                    return;
                piles.byKey = visualFocus ? index : -1;
                piles.session.composer.pickPile(index);
            }
        }
    }

    Item {
        visible: !Theme.narrow
        Layout.fillWidth: true
    }
}
