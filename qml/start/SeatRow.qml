// One seat of a new game: colour, name, who plays it and how.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: row

    required property int index
    required property string name // as shown
    required property string player // an id of App.playerKinds
    required property int hue

    required property bool coloured
    required property bool styled // computer players have a strength and a style

    readonly property int wordings: App.playerKinds.wordings
    property string kind // who plays it, in words that fit
    property string note // what that player does

    signal nameEdited(string text)
    signal playerPicked(string id)
    signal nextHueWanted

    function describe(): void {
        const listed = App.playerKinds.find(player) >= 0;
        kind = listed ? App.playerKinds.nameOf(player) : App.playerKinds.levelOf(player);
        note = App.playerKinds.noteOf(player);
    }

    spacing: 2
    onPlayerChanged: describe()
    onWordingsChanged: describe()
    Component.onCompleted: describe()

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
            displayText: row.kind
            Accessible.name: qsTr("Who plays seat %1").arg(row.index + 1)
            onActivated: choice => row.playerPicked(App.playerKinds.idAt(choice))
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
                    style.chosen.connect(row.playerPicked);
                }
            }
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: row.coloured ? Theme.sized(52) : 0
        text: row.note
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
