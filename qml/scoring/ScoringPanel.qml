// The scoring as it is counted: one row per player, one column per area, then the round and the total.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: panel

    required property GameSession session
    readonly property int columnCount: Math.max(1, session.scores.count) // areas, round, all
    readonly property real columnWidth: Math.max(Theme.sized(Theme.narrow ? 80 : 42), points.width / columnCount - 4)

    function enter(): void {
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: Theme.narrow ? 2 : 3
    columnSpacing: 4
    rowSpacing: 8

    Item {
        id: corner

        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: Theme.sized(104)
        Layout.maximumWidth: Theme.sized(104)
        implicitHeight: names.implicitHeight

        SeatColumn {
            id: names

            width: parent.width
            session: panel.session
        }
    }

    ScoreColumns {
        id: points

        Layout.fillWidth: true
        scores: panel.session.scores
        columnWidth: panel.columnWidth
    }

    Item {
        id: side

        implicitWidth: next.implicitWidth
        implicitHeight: next.implicitHeight
        visible: !Theme.narrow && !panel.session.replay.on

        // Beside the points, or where there is little room above the names.
        CapButton {
            id: next

            objectName: "scoringNext"
            parent: Theme.narrow ? corner : side
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
