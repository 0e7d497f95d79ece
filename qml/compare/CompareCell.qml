// What one rule text says on one topic, and where; anything odd about it is named.
import QtQuick
import Capitol.Theme

Column {
    id: cell

    required property string text
    required property string place
    required property string note // silent, ambiguous, contradicts itself; or ""

    rightPadding: Theme.space
    spacing: 2

    BodyText {
        width: cell.width - cell.rightPadding
        visible: text !== ""
        text: cell.text
        wrapMode: Text.Wrap
    }

    BodyText {
        width: cell.width - cell.rightPadding
        visible: text !== ""
        text: cell.note
        font.italic: true
        font.pixelSize: Theme.smallSize
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    BodyText {
        width: cell.width - cell.rightPadding
        visible: text !== ""
        text: cell.place
        font.pixelSize: Theme.smallSize
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }
}
