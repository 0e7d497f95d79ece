// The players' names, one per row, next to the columns of points.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: column

    required property GameSession session

    spacing: 2

    Item {
        Layout.preferredHeight: Theme.sized(36)
    }

    Repeater {
        model: column.session.seats

        delegate: RowLayout {
            id: seat

            required property string name
            required property int hue

            Layout.preferredHeight: Theme.sized(26)
            spacing: 6

            PlayerBadge {
                Layout.preferredWidth: Theme.sized(20)
                Layout.preferredHeight: Theme.sized(20)
                hue: seat.hue
            }

            BodyText {
                Layout.fillWidth: true
                text: seat.name
                elide: Text.ElideRight
            }
        }
    }
}
