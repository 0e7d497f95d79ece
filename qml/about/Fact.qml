// A name and its value; one below the other if there is little room.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

GridLayout {
    id: fact

    required property string name
    required property string value

    Layout.fillWidth: true
    columns: Theme.narrow ? 1 : 2
    columnSpacing: 12
    rowSpacing: 2

    BodyText {
        Layout.preferredWidth: Theme.sized(110)
        text: fact.name
        font.bold: true
    }

    BodyText {
        Layout.fillWidth: true
        text: fact.value
        wrapMode: Text.Wrap
    }
}
