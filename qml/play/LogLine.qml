// One event, with the colour of its player.
import QtQuick
import Capitol.Theme

Rectangle {
    id: line

    required property int index
    required property string text
    required property string notation
    required property int seat
    required property int hue
    required property bool inNotation
    required property bool marked // the board shows it as it was then
    required property bool pointed // at it, or at what it tells of
    required property bool focused
    readonly property string shownText: inNotation && notation !== "" ? (seat + 1) + " " + notation : text

    signal chosen

    implicitHeight: words.implicitHeight + 2 * words.y
    radius: 3
    color: marked ? Theme.glowSoft : pointed ? Theme.panelSoft : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: qsTr("Show the board at this point")
    Accessible.onPressAction: chosen()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: line.chosen()
    }

    Rectangle {
        y: words.y
        width: 4
        height: words.height
        radius: 2
        visible: line.seat >= 0
        color: Theme.toldFrom(Theme.panel, line.hue)
    }

    BodyText {
        id: words

        y: 3
        anchors.left: parent.left
        anchors.leftMargin: 10
        anchors.right: parent.right
        anchors.rightMargin: 4
        text: line.shownText
        wrapMode: Text.Wrap
        font.pixelSize: Theme.sized(13)
        font.bold: line.seat < 0
        Accessible.ignored: true
    }

    FocusRing {
        anchors.margins: 0
        radius: line.radius
        shown: line.focused
    }
}
