// Where the points came from, in one round or all: one row per player, one column per area.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: panel

    required property GameSession session
    readonly property real nameWidth: Theme.sized(104)

    spacing: 6

    RowLayout {
        spacing: 6

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Where the points came from")
            font.bold: true
            elide: Text.ElideRight
        }

        Repeater {
            model: panel.session.chart.rounds + 1

            delegate: CapButton {
                required property int index

                objectName: "harvest" + index
                implicitHeight: Theme.sized(30)
                padding: 4
                leftPadding: 10
                rightPadding: 10
                checked: panel.session.harvestRound === index
                font.bold: checked
                primary: checked
                text: index === 0 ? qsTr("All rounds") : index
                Accessible.role: Accessible.RadioButton
                Accessible.name: index === 0 ? text : qsTr("Round %1").arg(index)
                Accessible.checked: checked
                onClicked: panel.session.harvestRound = index
            }
        }
    }

    RowLayout {
        spacing: 4

        SeatColumn {
            Layout.preferredWidth: panel.nameWidth
            Layout.maximumWidth: panel.nameWidth
            session: panel.session
            beside: points
        }

        ScoreColumns {
            id: points

            Layout.fillWidth: true
            scores: panel.session.harvest
            expected: scores.count
        }
    }
}
