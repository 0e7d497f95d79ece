// The lines of a game's log, which follows what is shown: the last one, or where a replay is. Its model and delegate are
// the game's.
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Theme

ListView {
    id: list

    required property Replay replay
    readonly property int pointedRow: hovered.row
    readonly property int toldRow: hovered.row >= 0 ? hovered.row : currentIndex

    signal chosen(int row)

    // Once the lines have their heights.
    function follow(): void {
        place.restart();
    }

    objectName: "log"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    currentIndex: -1
    onCountChanged: follow()
    onHeightChanged: follow()
    onActiveFocusChanged: currentIndex = activeFocus ? (replay.on ? replay.row : count - 1) : -1
    Keys.forwardTo: [pageKeys]
    Keys.onReturnPressed: chosen(currentIndex)
    Keys.onEnterPressed: chosen(currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Game log")
    ScrollBar.vertical: ScrollBar {}

    HoveredRow {
        id: hovered

        list: list
    }

    PageKeys {
        id: pageKeys

        list: list
    }

    Timer {
        id: place

        interval: 0
        onTriggered: {
            if (list.replay.on && list.replay.row < 0)
                return list.positionViewAtBeginning();
            if (list.replay.on)
                return list.positionViewAtIndex(list.replay.row, ListView.Contain);
            list.forceLayout();
            list.positionViewAtEnd();
            list.forceLayout(); // lines that were out of sight have their heights now
            list.positionViewAtEnd();
        }
    }

    // Lines get other heights.
    Connections {
        target: App.preferences

        function onLanguageChanged(): void {
            list.follow();
        }

        function onTextSizeChanged(): void {
            list.follow();
        }
    }

    Connections {
        target: list.replay

        function onChanged(): void {
            list.follow();
        }
    }
}
