// What the comparison comes to, and what the marks of its cells mean.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: summary

    required property Comparison comparison
    readonly property string text: comparison.summary

    spacing: Theme.spaceTiny
    bottomPadding: Theme.spaceSmall

    BodyText {
        width: summary.width
        visible: text !== ""
        text: summary.text
        wrapMode: Text.Wrap
    }

    BodyText {
        width: summary.width
        visible: text !== ""
        text: summary.comparison.marks
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
