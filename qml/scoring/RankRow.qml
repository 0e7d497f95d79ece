// One player at the end: place, name, score.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

RowLayout {
    id: row

    required property string name
    required property int hue
    required property int score
    required property int place
    required property bool winner

    objectName: "rankRow"
    spacing: 10
    Accessible.role: Accessible.ListItem
    Accessible.name: Texts.filled(qsTr("%1. %2, %3"), [place, name, score])

    Heading {
        Layout.preferredWidth: Theme.sized(28)
        text: row.place
        font.pixelSize: Theme.sized(20)
        color: row.winner ? Theme.accent : Theme.inkSoft
    }

    PlayerBadge {
        hue: row.hue
    }

    BodyText {
        Layout.fillWidth: true
        text: row.name
        font.bold: row.winner
        font.pixelSize: Theme.sized(18)
        elide: Text.ElideRight
    }

    Heading {
        text: row.score
        font.pixelSize: Theme.sized(22)
    }
}
