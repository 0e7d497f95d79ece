// The point of the chart that is read: when it is, and each seat's share there.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Flow {
    id: readout

    required property GameReview review
    property bool slim: false

    spacing: Theme.sized(slim ? 6 : 10)

    BodyText {
        objectName: "reviewWhere"
        width: readout.slim ? readout.width : implicitWidth
        height: Theme.sized(22)
        text: readout.review.whereText
        font.bold: true
        font.pixelSize: readout.slim ? Theme.smallSize : Theme.bodySize
        verticalAlignment: Text.AlignVCenter
    }

    Repeater {
        model: readout.review.seats

        delegate: Row {
            id: seat

            required property string name
            required property int hue
            required property string share

            spacing: 4

            PlayerBadge {
                width: Theme.sized(readout.slim ? 16 : 20)
                height: width
                anchors.verticalCenter: parent.verticalCenter
                hue: seat.hue
            }

            BodyText {
                height: Theme.sized(22)
                text: seat.share
                font.pixelSize: readout.slim ? Theme.smallSize : Theme.bodySize
                verticalAlignment: Text.AlignVCenter
                Accessible.name: seat.name + " " + seat.share
            }
        }
    }
}
