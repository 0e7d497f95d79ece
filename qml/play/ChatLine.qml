// One saying, with who said it.
import QtQuick
import Capitol.Theme

Column {
    id: line

    required property string name
    required property string text
    required property bool own

    Accessible.role: Accessible.ListItem
    Accessible.name: Texts.filled(qsTr("%1: %2", "who says, what"), [line.name, line.text])

    BodyText {
        width: line.width
        text: line.name
        color: line.own ? Theme.accent : Theme.inkSoft
        font.bold: true
        font.pixelSize: Theme.smallSize
        elide: Text.ElideRight
    }

    BodyText {
        width: line.width
        text: line.text
        wrapMode: Text.Wrap
    }
}
