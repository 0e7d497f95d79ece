// The card that separates a bid from the rest of the hand: the cards above it are bid.
import QtQuick
import Capitol.Theme

CardFrame {
    id: card

    sheet: Theme.accent
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("senator card")

    LaurelGlyph {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.12
        width: parent.width * 0.8
        height: width
        colour: Theme.accentInk
    }

    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Senator")
        color: Theme.accentInk
        font.pixelSize: Math.round(card.height * 0.16)
        fontSizeMode: Text.HorizontalFit
        Accessible.ignored: true
    }
}
