// Which moments are listed: of what kind, and whose.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: filter

    required property GameReview review

    spacing: 8

    Chooser {
        objectName: "reviewKind"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        model: filter.review.kindNames
        currentIndex: filter.review.kind
        Accessible.name: qsTr("Which moments")
        onActivated: choice => filter.review.kind = choice
    }

    Chooser {
        objectName: "reviewSeat"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        model: filter.review.seatNames
        currentIndex: filter.review.seat
        Accessible.name: qsTr("Whose moments")
        onActivated: choice => filter.review.seat = choice
    }
}
