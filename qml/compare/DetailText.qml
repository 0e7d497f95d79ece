// A heading and its text.
import QtQuick
import Capitol.Theme

Column {
    id: detail

    required property string title
    required property string text

    spacing: 2

    BodyText {
        width: detail.width
        text: detail.title
        font.weight: Font.Bold
        font.pixelSize: Theme.smallSize
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    BodyText {
        width: detail.width
        text: detail.text
        wrapMode: Text.Wrap
    }
}
