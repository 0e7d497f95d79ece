// What can be picked on the board: it glows, and says what the cards in hand can build there.
import QtQuick
import Capitol.Theme

Rectangle {
    id: target

    required property int index
    required property int column
    required property int line
    required property int hex
    required property string text
    required property string mark
    required property bool place
    required property bool pointed // by the mouse or the keyboard

    z: 4
    radius: width / 2
    color: place ? "transparent" : pointed ? Theme.glow : "#66f5b324"
    border.color: pointed ? Theme.focus : Theme.glow
    border.width: pointed ? 4 : 3
    Accessible.role: Accessible.Button
    Accessible.name: text

    BodyText {
        anchors.centerIn: parent
        visible: target.mark !== ""
        text: target.mark
        color: "#2e2620"
        font.bold: true
        font.pixelSize: Math.max(9, target.width * 0.4)
        Accessible.ignored: true
    }
}
