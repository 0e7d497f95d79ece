// One block of the rulebook: a chapter's name, running text, an item, an example, a table, a picture. A bar at its side
// and a note beneath it tell where it differs from the usual rules.
import QtQuick
import Capitol
import Capitol.Theme

Item {
    id: block

    required property int index
    required property int kind
    required property string text
    required property bool differs
    required property string note
    required property RulebookModel rules

    readonly property bool isItem: kind === RulebookModel.Item
    readonly property bool isExample: kind === RulebookModel.Example
    readonly property bool isHead: kind === RulebookModel.Chapter || kind === RulebookModel.Heading
    readonly property real inset: Theme.sized(isItem ? 38 : 20)

    height: column.height + Theme.sized(isHead ? 18 : 10)

    Rectangle {
        x: 6
        width: 4
        height: column.height
        visible: block.differs
        color: Theme.accent
    }

    Rectangle {
        x: block.inset - Theme.sized(8)
        width: block.width - x
        height: column.height
        visible: block.isExample
        radius: Theme.radius
        color: Theme.panelSoft
    }

    BodyText {
        x: Theme.sized(22)
        visible: block.isItem
        text: "•"
        Accessible.ignored: true
    }

    Column {
        id: column

        x: block.inset
        width: block.width - x - Theme.sized(8)
        spacing: Theme.sized(4)
        topPadding: Theme.sized(block.isExample ? 8 : block.kind === RulebookModel.Chapter ? 14 : 0)
        bottomPadding: Theme.sized(block.isExample ? 8 : 0)

        RuleText {
            width: column.width
            visible: words !== ""
            words: block.text
            color: block.kind === RulebookModel.Diagram ? Theme.inkSoft : Theme.ink
            font.family: block.isHead ? Theme.serif : Theme.sans
            font.weight: block.isHead ? Font.DemiBold : Font.Normal
            font.pixelSize: block.kind === RulebookModel.Chapter ? Theme.sized(26) : block.isHead ? Theme.headingSize : block.kind === RulebookModel.Diagram ? Theme.smallSize : Theme.bodySize
            Accessible.role: block.isHead ? Accessible.Heading : Accessible.StaticText
        }

        RuleDrawing {
            readonly property real most: Theme.sized(Math.max(380, 900 / ratio)) // a wide one is low

            anchors.horizontalCenter: parent.horizontalCenter
            visible: block.kind === RulebookModel.Diagram
            rules: block.rules
            row: block.index
            width: Math.min(column.width, most)
            height: visible ? width / ratio : 0
            Accessible.ignored: true // the words above say what it shows
        }

        RuleText {
            width: column.width
            visible: block.differs
            words: block.note
            color: Theme.inkSoft
            font.pixelSize: Theme.smallSize
        }
    }
}
