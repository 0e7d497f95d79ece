// How many of something a player holds: a picture and a number.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

RowLayout {
    id: holding

    required property string text
    default property alias picture: frame.data

    spacing: 4
    Accessible.role: Accessible.StaticText

    Item {
        id: frame

        Layout.preferredWidth: Theme.sized(22)
        Layout.preferredHeight: Theme.sized(20)
    }

    BodyText {
        text: holding.text
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}
