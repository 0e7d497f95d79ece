// The point of the chart that is read: when it is, and each seat's share there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: readout

    required property GameReview review
    property bool slim: false // one below the other
    readonly property int textSize: slim ? Theme.smallSize : Theme.bodySize

    objectName: "reviewReadout"
    columns: slim ? 1 : 2
    columnSpacing: Theme.sized(16)
    rowSpacing: 4

    BodyText {
        objectName: "reviewWhere"
        text: readout.review.whereText
        font.bold: true
        font.pixelSize: readout.textSize
    }

    // On two lines where one is too short.
    Flow {
        Layout.fillWidth: true
        spacing: Theme.sized(readout.slim ? 6 : 12)

        Repeater {
            model: readout.review.seats

            delegate: RowLayout {
                id: seat

                required property string name
                required property int hue
                required property string share

                spacing: 4

                PlayerBadge {
                    Layout.preferredWidth: Theme.sized(readout.slim ? 16 : 20)
                    Layout.preferredHeight: Layout.preferredWidth
                    hue: seat.hue
                }

                BodyText {
                    text: seat.share
                    font.pixelSize: readout.textSize
                    Accessible.name: seat.name + " " + seat.share
                }
            }
        }
    }
}
