// What happened, move by move, in words.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session

    // Once the lines have their heights.
    Timer {
        id: toEnd

        interval: 0
        onTriggered: list.positionViewAtEnd()
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: 8
        clip: true
        spacing: 4
        model: panel.session.log
        boundsBehavior: Flickable.StopAtBounds
        onCountChanged: toEnd.restart()
        onHeightChanged: toEnd.restart()
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log of the game")
        ScrollBar.vertical: ScrollBar {}

        delegate: LogLine {
            width: list.width - 10
        }
    }
}
