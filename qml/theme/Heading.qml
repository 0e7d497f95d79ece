// A name, in the serif family.
import QtQuick

Text {
    font.family: Theme.serif
    font.pixelSize: Theme.headingSize
    font.weight: Font.DemiBold
    font.letterSpacing: 0.6
    color: Theme.ink
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
