// What happened, move by move, in words or in notation. Clicking a line shows the board as it was then.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    required property HoverState hover
    readonly property Replay replay: session.replay

    function tell(row: int): void {
        const line = session.log.index(row, 0);
        hover.linked.site = row < 0 ? -1 : session.log.data(line, LogModel.Site);
        hover.linked.area = row < 0 ? -1 : session.log.data(line, LogModel.Area);
    }

    // Once the lines have their heights.
    function follow(): void {
        place.restart();
    }

    Timer {
        id: place

        interval: 0
        onTriggered: {
            if (panel.replay.on && panel.replay.row < 0)
                return list.positionViewAtBeginning();
            if (panel.replay.on)
                return list.positionViewAtIndex(panel.replay.row, ListView.Contain);
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
            panel.follow();
        }

        function onTextSizeChanged(): void {
            panel.follow();
        }
    }

    Connections {
        target: panel.replay

        function onChanged(): void {
            panel.follow();
        }
    }

    PageKeys {
        id: pageKeys

        list: list
    }

    Shield {}

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 8
        spacing: 4

        CapButton {
            id: notationSwitch

            objectName: "logNotation"
            Layout.fillWidth: true
            implicitHeight: Theme.sized(30)
            leftPadding: 4
            rightPadding: 4
            padding: 4
            focusPolicy: Qt.TabFocus
            checkable: true
            text: checked ? qsTr("In words") : qsTr("In notation")
            Accessible.name: qsTr("Log: %1").arg(text)
        }

        ListView {
            id: list

            readonly property int toldRow: hovered.row >= 0 ? hovered.row : currentIndex

            objectName: "log"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: panel.session.log
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            currentIndex: -1
            onToldRowChanged: panel.tell(toldRow)
            onCountChanged: panel.follow()
            onHeightChanged: panel.follow()
            onActiveFocusChanged: currentIndex = activeFocus ? (panel.replay.on ? panel.replay.row : count - 1) : -1
            Keys.forwardTo: [pageKeys]
            Keys.onReturnPressed: panel.session.lookBack(currentIndex)
            Keys.onEnterPressed: panel.session.lookBack(currentIndex)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Game log")
            ScrollBar.vertical: ScrollBar {}

            HoveredRow {
                id: hovered

                list: list
            }

            delegate: LogLine {
                objectName: "logLine" + index
                width: list.width - 10
                inNotation: notationSwitch.checked
                marked: panel.replay.on && index === panel.replay.row
                pointed: index === hovered.row || site >= 0 && site === panel.hover.site || area >= 0 && area === panel.hover.area
                focused: list.activeFocus && index === list.currentIndex
                onChosen: panel.session.lookBack(index)
            }
        }
    }
}
