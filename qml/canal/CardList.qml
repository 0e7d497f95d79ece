// Build cards beside each other, in as many lines as they need.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Column {
    id: list

    required property string title
    required property real cardHeight
    property alias cards: items.model
    readonly property alias count: items.count

    signal chosen(int code)

    // Whether one can be chosen now.
    function isAsked(): bool {
        for (let i = 0; i < items.count; ++i) {
            if ((items.itemAt(i) as BuildCard).legal)
                return true;
        }
        return false;
    }

    // The card of that row, from 0.
    function choose(row: int): void {
        if (row < items.count)
            chosen((items.itemAt(row) as BuildCard).code);
    }

    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: title

    BodyText {
        text: list.title
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
    }

    Flow {
        width: parent.width
        spacing: 5

        Repeater {
            id: items

            delegate: BuildCard {
                cardHeight: list.cardHeight
                objectName: list.objectName + index
                onClicked: list.chosen(code)
            }
        }
    }
}
