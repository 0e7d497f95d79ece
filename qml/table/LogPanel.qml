// What happened, move by move, in words or in notation. Clicking a line shows the board as it was then.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    required property HoverState hover
    required property bool off // it is out of sight for as long as this game is on
    readonly property Replay replay: session.replay

    function tell(row: int): void {
        const line = session.log.index(row, 0);
        hover.linked.site = row < 0 ? -1 : session.log.data(line, LogModel.Site);
        hover.linked.area = row < 0 ? -1 : session.log.data(line, LogModel.Area);
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

        LogList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            model: panel.off ? null : panel.session.log // else its lines outlive those of the model in Qt 6.4
            replay: panel.replay
            onToldRowChanged: panel.tell(toldRow)
            onChosen: row => panel.session.lookBack(row)

            delegate: PlacedLine {
                objectName: "logLine" + index
                width: list.width - 10
                inNotation: notationSwitch.checked
                marked: panel.replay.on && index === panel.replay.row
                pointed: index === list.pointedRow || site >= 0 && site === panel.hover.site || area >= 0 && area === panel.hover.area
                focused: list.activeFocus && index === list.currentIndex
                onChosen: panel.session.lookBack(index)
            }
        }
    }
}
