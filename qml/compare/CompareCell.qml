// What one sheet says about one point, and where; what is odd about it is named. What differs from the first column has a
// tint, a bar and a mark.
import QtQuick
import Capitol.Theme

Item {
    id: cell

    required property string text
    required property string place
    required property string note // silent, ambiguous, contradicts itself; or ""
    required property int contrast // 0 none, 1 other words, 2 played otherwise
    required property real fullHeight // of the line's cells
    readonly property real room: width - words.x - Theme.spaceSmall

    implicitHeight: words.implicitHeight

    Rectangle {
        width: cell.width - Theme.spaceTiny
        height: cell.fullHeight
        visible: cell.contrast > 0
        color: cell.contrast === 2 ? Theme.differing : Theme.reworded

        Rectangle {
            width: cell.contrast === 2 ? 4 : 2
            height: parent.height
            color: cell.contrast === 2 ? Theme.accent : Theme.bronze
        }
    }

    BodyText {
        id: mark

        x: Theme.spaceSmall
        y: 2
        visible: cell.contrast > 0
        text: cell.contrast === 2 ? "≠" : "≈"
        font.weight: Font.Bold
        Accessible.ignored: true // the line says it in words
    }

    Column {
        id: words

        x: Theme.spaceSmall + (mark.visible ? mark.implicitWidth + Theme.spaceTiny : 0)
        topPadding: 2
        bottomPadding: 2
        spacing: 2

        BodyText {
            width: cell.room
            visible: cell.text !== ""
            text: cell.text
            wrapMode: Text.Wrap
        }

        BodyText {
            width: cell.room
            visible: cell.note !== ""
            text: cell.note
            font.italic: true
            font.pixelSize: Theme.smallSize
            color: Theme.inkSoft
            wrapMode: Text.Wrap
        }

        BodyText {
            width: cell.room
            visible: text !== ""
            text: cell.place
            font.pixelSize: Theme.smallSize
            color: Theme.inkSoft
            wrapMode: Text.Wrap
        }
    }
}
