// What an area scores, shown on it while it is scored.
import QtQuick
import Capitol.Theme

Panel {
    id: flag

    required property string text

    implicitWidth: words.implicitWidth + 24
    implicitHeight: words.implicitHeight + 12
    width: implicitWidth
    height: implicitHeight
    border.color: Theme.glow
    border.width: 2

    Heading {
        id: words

        anchors.centerIn: parent
        text: flag.text
        font.pixelSize: Theme.headingSize
        horizontalAlignment: Text.AlignHCenter
    }
}
