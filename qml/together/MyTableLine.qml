// A table where this person has a seat: back to it, or give it up.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Start
import Capitol.Theme

RowLayout {
    id: line

    required property int index
    required property string game
    required property string rules
    required property string players
    required property string address
    required property bool begun
    required property bool days
    required property string seen

    signal clicked
    signal forgetWanted

    readonly property string title: App.together.titled(game, rules)
    readonly property string place: address === "" ? qsTr("hosted on this computer") : address
    readonly property string standing: !begun ? qsTr("waiting for players") : days ? qsTr("a game over several days") : qsTr("game in progress")

    spacing: 8

    CapButton {
        objectName: "myTable" + line.index
        Layout.fillWidth: true
        leftPadding: mark.width + 20
        rightPadding: 10
        text: Texts.filled(qsTr("%1, %2, %3", "rules, players, how far the game is"), [line.title, line.players, line.standing])
        Accessible.description: line.place
        onClicked: line.clicked()

        GameMark {
            id: mark

            x: 10
            anchors.verticalCenter: parent.verticalCenter
            game: line.game
        }

        contentItem: ColumnLayout {
            spacing: 2

            Heading {
                Layout.fillWidth: true
                text: line.title
                font.pixelSize: Theme.sized(17)
                elide: Text.ElideRight
            }

            BodyText {
                Layout.fillWidth: true
                text: Texts.filled(qsTr("%1 (%2)", "players, how far the game is"), [line.players, line.standing])
                elide: Text.ElideRight
            }

            BodyText {
                Layout.fillWidth: true
                text: Texts.filled(qsTr("%1, last there %2", "where the table is, when"), [line.place, line.seen])
                color: Theme.inkSoft
                font.pixelSize: Theme.smallSize
                elide: Text.ElideRight
            }
        }
    }

    CapButton {
        objectName: "forgetTable" + line.index
        text: qsTr("Remove")
        Accessible.name: qsTr("Remove %1 from the list and give up the seat").arg(line.title)
        onClicked: line.forgetWanted()
    }
}
