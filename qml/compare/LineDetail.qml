// The details of a topic: how it is played here, what it changes, the knobs with each column's values, a picture.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Compare
import Capitol.Theme

GridLayout {
    id: detail

    required property Comparison comparison
    required property int row
    required property list<string> titles
    required property list<string> texts

    columns: Theme.narrow ? 1 : 2
    columnSpacing: Theme.spaceLarge
    rowSpacing: Theme.spaceSmall

    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        spacing: Theme.spaceSmall

        Repeater {
            model: detail.titles.length

            DetailText {
                required property int index

                Layout.fillWidth: true
                title: detail.titles[index] ?? ""
                text: detail.texts[index] ?? ""
            }
        }
    }

    ReadingPicture {
        id: picture

        Layout.alignment: Qt.AlignTop | Qt.AlignRight
        Layout.preferredWidth: Theme.sized(shape.width)
        Layout.preferredHeight: Theme.sized(shape.height)
        visible: shown
        comparison: detail.comparison
        row: detail.row
        ink: Theme.ink
        paper: Theme.panel
        wood: Theme.wood
        playerColours: Theme.playerColours
        playerSymbols: [Theme.players[0].symbol, Theme.players[1].symbol, Theme.players[2].symbol, Theme.players[3].symbol]
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Picture of this rule")
    }
}
