// Running text, in the sans family.
import QtQuick

Text {
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    color: Theme.ink
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
