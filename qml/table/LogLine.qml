// One thing that happened, with the colour of who did it.
import QtQuick
import Capitol.Theme

Item {
    id: line

    required property string text
    required property int seat
    required property color colour

    implicitHeight: words.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: text

    Rectangle {
        y: 4
        width: 4
        height: parent.height - 4
        radius: 2
        visible: line.seat >= 0
        color: line.colour
    }

    BodyText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 10
        anchors.right: parent.right
        text: line.text
        wrapMode: Text.Wrap
        font.pixelSize: 13
        font.bold: line.seat < 0
        Accessible.ignored: true
    }
}
