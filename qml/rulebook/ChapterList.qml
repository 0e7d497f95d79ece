// The chapters of the rulebook: the one being read is marked, and selecting one goes to it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Theme

ListView {
    id: list

    required property RulebookModel rules
    required property int reading // the chapter

    signal picked(int chapter)

    objectName: "chapterList"
    clip: true
    spacing: 2
    model: rules.chapters.length // by number: another language keeps the chapters
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    onActiveFocusChanged: {
        if (activeFocus)
            currentIndex = reading;
    }
    Keys.onReturnPressed: picked(currentIndex)
    Keys.onEnterPressed: picked(currentIndex)
    Keys.onSpacePressed: picked(currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Chapters")
    ScrollBar.vertical: ScrollBar {}

    delegate: Rectangle {
        id: line

        required property int index
        readonly property bool marked: index === list.reading

        width: list.width - Theme.sized(10)
        height: name.implicitHeight + Theme.sized(12)
        radius: Theme.radius
        color: marked ? Theme.panelSoft : Theme.panel
        Accessible.role: Accessible.ListItem
        Accessible.name: name.text
        Accessible.onPressAction: list.picked(line.index)

        BodyText {
            id: name

            x: Theme.sized(10)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: list.rules.chapters[line.index] ?? ""
            font.bold: line.marked
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        FocusRing {
            anchors.margins: 0
            shown: list.activeFocus && line.index === list.currentIndex
        }

        TapHandler {
            onTapped: list.picked(line.index)
        }
    }
}
