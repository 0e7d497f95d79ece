// One topic: its name and judgement, one cell per column; a click shows the details.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Item {
    id: line

    required property int index
    required property string number
    required property string chapter
    required property string topic
    required property string judgement
    required property bool differs
    required property bool open
    required property string spoken
    required property list<int> contrasts // of each cell with the first
    required property list<string> texts
    required property list<string> notes
    required property list<string> places
    required property list<string> detailTitles
    required property list<string> detailTexts
    required property Comparison comparison
    required property real topicWidth
    required property real viewWidth // of what is in sight, where the lines are wider
    property string heading: "" // of a chapter that begins here
    property bool marked: false // it has the keyboard

    signal chosen

    implicitHeight: head.implicitHeight + column.implicitHeight + 2 * Theme.spaceSmall
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.focused: marked
    Accessible.onPressAction: chosen()

    Column {
        id: head

        width: line.viewWidth

        CompareSummary { // of all; the list's header could not be made in a file with bound components (Qt 6.4)
            objectName: line.index === 0 ? "compareSummary" : ""
            width: parent.width
            visible: line.index === 0
            comparison: line.comparison
        }

        Heading {
            width: parent.width
            topPadding: Theme.space
            bottomPadding: Theme.spaceTiny
            visible: line.heading !== ""
            text: line.heading
            font.pixelSize: Theme.sized(20)
            color: Theme.accent
            wrapMode: Text.Wrap
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: head.implicitHeight
        anchors.bottomMargin: 1
        radius: Theme.radius
        color: line.open ? Theme.panelSoft : pointer.hovered ? Theme.panelSoft : "transparent"
        border.color: Theme.line
        border.width: line.open ? 1 : 0

        FocusRing {
            anchors.margins: 0
            shown: line.marked
        }
    }

    Rectangle {
        y: parent.height - 1
        width: parent.width
        height: 1
        color: Theme.line
    }

    HoverHandler {
        id: pointer
    }

    TapHandler {
        onTapped: line.chosen()
    }

    ColumnLayout {
        id: column

        y: head.implicitHeight + Theme.spaceSmall
        width: parent.width
        spacing: Theme.spaceSmall

        Row {
            id: cells

            readonly property real cellWidth: (line.width - line.topicWidth) / Math.max(1, line.texts.length)

            Layout.fillWidth: true

            Column {
                width: line.topicWidth
                leftPadding: Theme.spaceSmall
                rightPadding: Theme.spaceSmall
                spacing: Theme.spaceTiny

                BodyText {
                    width: parent.width - 2 * Theme.spaceSmall
                    text: line.topic
                    font.weight: line.differs ? Font.Bold : Font.Normal
                    wrapMode: Text.Wrap
                }

                BodyText {
                    width: parent.width - 2 * Theme.spaceSmall
                    text: line.number + " · " + line.judgement
                    color: Theme.inkSoft
                    font.pixelSize: Theme.smallSize
                    wrapMode: Text.Wrap
                }
            }

            Repeater {
                model: line.texts.length

                CompareCell {
                    required property int index

                    width: cells.cellWidth
                    text: line.texts[index] ?? ""
                    place: line.places[index] ?? ""
                    note: line.notes[index] ?? ""
                    contrast: line.contrasts[index] ?? 0
                    fullHeight: cells.height
                }
            }
        }

        LineDetail {
            visible: line.open
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space
            Layout.rightMargin: Theme.space
            comparison: line.comparison
            row: line.open ? line.index : -1
            titles: line.open ? line.detailTitles : []
            texts: line.detailTexts
        }
    }
}
