// All players in one place, in the order of their seats.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol

ColumnLayout {
    id: group

    required property GameSession session
    required property int index

    spacing: 0

    Repeater {
        model: group.session.seats

        delegate: RankRow {
            Layout.fillWidth: true
            visible: place === group.index + 1
        }
    }
}
