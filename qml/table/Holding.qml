// How many of something a player holds: a picture and a number.
import QtQuick
import Capitol.Theme

Row {
    id: holding

    required property string text
    default property alias picture: frame.data

    spacing: 4
    Accessible.role: Accessible.StaticText

    Item {
        id: frame

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.sized(22)
        height: Theme.sized(20)
    }

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        text: holding.text
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}
