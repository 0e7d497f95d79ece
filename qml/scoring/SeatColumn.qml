// The players' names, one per row, next to the columns of points.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: column

    required property GameSession session
    required property ScoreColumns beside
    property bool brief: false // without names

    spacing: 2

    Item {
        Layout.preferredHeight: column.beside.headingHeight
    }

    Repeater {
        model: column.session.seats

        delegate: RowLayout {
            id: seat

            required property string name
            required property int hue

            Layout.preferredHeight: column.beside.rowHeight
            spacing: 6

            PlayerBadge {
                Layout.preferredWidth: Theme.sized(20)
                Layout.preferredHeight: Theme.sized(20)
                hue: seat.hue
            }

            BodyText {
                Layout.fillWidth: true
                visible: !column.brief
                text: seat.name
                elide: Text.ElideRight
            }
        }
    }
}
