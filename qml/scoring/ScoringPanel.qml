// The scoring as it is counted: a row a player, a column an area, then the round and the game so far.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: panel

    required property GameSession session
    readonly property real columnWidth: (width - names.width - next.width - 13 * spacing) / 11 // areas, round, all

    spacing: 4

    SeatColumn {
        id: names

        Layout.preferredWidth: 104
        Layout.maximumWidth: 104
        session: panel.session
    }

    Repeater {
        model: panel.session.scores

        delegate: ScoreColumn {
            Layout.preferredWidth: panel.columnWidth
        }
    }

    Item {
        Layout.fillWidth: true
    }

    CapButton {
        id: next

        objectName: "scoringNext"
        Layout.alignment: Qt.AlignVCenter
        visible: !panel.session.replay.on
        text: panel.session.canNext ? qsTr("Continue") : qsTr("Skip")
        primary: true
        onClicked: panel.session.canNext ? panel.session.next() : panel.session.hurry()
    }
}
