// One seat of a new game: colour, name, who plays it and how.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: row

    required property int index
    required property string name // as shown
    required property string player // an id, as of PlayerChoice
    required property int hue

    required property bool coloured
    required property bool styled // computer players have a strength and a style
    required property string variant // the rules to play by
    required property int players // how many play

    signal nameEdited(string text)
    signal playerPicked(string id)
    signal nextHueWanted

    spacing: 2

    PlayerChoice {
        id: choice

        kinds: App.playerKinds
        playerId: row.player
    }

    RowLayout {
        spacing: 8

        CapButton {
            objectName: "seatColour" + row.index
            visible: row.coloured
            implicitWidth: Theme.sized(44)
            leftPadding: Theme.sized(8)
            rightPadding: Theme.sized(8)
            Accessible.name: qsTr("Colour: %1. Press to change it.").arg(Theme.player(row.hue).name)
            onClicked: row.nextHueWanted()

            contentItem: Item {
                PlayerBadge {
                    anchors.centerIn: parent
                    hue: row.hue
                }
            }
        }

        Field {
            objectName: "seatName" + row.index
            Layout.fillWidth: true
            text: row.name
            maximumLength: 24
            Accessible.name: qsTr("Name of player %1").arg(row.index + 1)
            onTextEdited: row.nameEdited(text)
        }

        Chooser {
            objectName: "seatPlayer" + row.index
            Layout.preferredWidth: Theme.sized(210)
            model: App.playerKinds
            textRole: "name"
            currentIndex: App.playerKinds.find(row.player)
            displayText: choice.name
            Accessible.name: qsTr("Who plays seat %1").arg(row.index + 1)
            onActivated: at => row.playerPicked(App.playerKinds.idAt(at))
        }

        CapButton {
            objectName: "seatStyle" + row.index
            visible: row.styled
            enabled: row.player !== App.playerKinds.person
            text: "…"
            Accessible.name: qsTr("Strength and style of %1").arg(row.name)
            onClicked: sheet.open()

            LateSheet {
                id: sheet

                sourceComponent: StyleSheet {}
                onLoaded: {
                    const style = item as StyleSheet;
                    style.who = row.name;
                    style.player = row.player;
                    style.variant = row.variant;
                    style.players = row.players;
                    style.chosen.connect(row.playerPicked);
                }
            }
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: row.coloured ? Theme.sized(52) : 0
        text: choice.note
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
