// How long somebody at a table elsewhere may still think: it neither blinks nor changes its colour.
import QtQuick
import Capitol.Theme

BodyText {
    required property RemoteSeat of // null for a game that is played here

    text: of?.clock ?? ""
    visible: text !== ""
    color: of?.running ? Theme.ink : Theme.inkSoft
    font.bold: of?.hurried ?? false
    font.pixelSize: Theme.smallSize
}
