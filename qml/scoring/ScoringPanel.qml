// The scoring as it is counted: one row per player, one column per area, then the round and the total.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: panel

    required property GameSession session
    readonly property bool single: width < Theme.sized(320) // no room for names, nor for the button above them
    readonly property real nameWidth: Theme.sized(single ? 22 : Theme.narrow ? 92 : 104)

    function enter(): void {
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: Theme.narrow ? 2 : 3
    columnSpacing: 4
    rowSpacing: 8

    Item {
        id: corner

        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: panel.nameWidth
        Layout.maximumWidth: panel.nameWidth
        implicitHeight: names.implicitHeight

        SeatColumn {
            id: names

            width: parent.width
            session: panel.session
            beside: points
            brief: panel.single
        }
    }

    ScoreColumns {
        id: points

        Layout.fillWidth: true
        scores: panel.session.scores
        expected: Math.max(scores.count, panel.session.areas.count + 2) // the round, and all
    }

    Item {
        id: side

        Layout.columnSpan: panel.single ? 2 : 1
        Layout.fillWidth: panel.single
        implicitWidth: next.implicitWidth
        implicitHeight: next.implicitHeight
        visible: (panel.single || !Theme.narrow) && !panel.session.replay.on

        // Beside the points; where there is little room above the names, or else below all.
        CapButton {
            id: next

            objectName: "scoringNext"
            parent: Theme.narrow && !panel.single ? corner : side
            width: parent.width
            leftPadding: Theme.narrow ? 4 : Theme.sized(16)
            rightPadding: leftPadding
            visible: !panel.session.replay.on
            text: panel.session.canNext ? qsTr("Continue") : qsTr("Skip")
            primary: true
            onClicked: panel.session.canNext ? panel.session.next() : panel.session.hurry()
        }
    }
}
