// A new table: which rules, how many seats, where, and who finds it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Start
import Capitol.Theme

FocusScope {
    id: panel

    signal backWanted

    readonly property Together together: App.together
    readonly property bool canBeThere: together.state === Together.Browsing
    readonly property bool here: !canBeThere || hereWanted
    property bool hereWanted: false
    property bool listed: true
    readonly property int seats: Math.max(variants.fewest, Math.min(variants.most, wanted))
    property int wanted: 3
    readonly property string game: here ? wantedGame : together.game
    property string wantedGame: App.preferences.game
    readonly property bool canal: game === "canal"
    readonly property Games games: canal ? App.canal : App.capitol

    component NameText: BodyText {
        width: Theme.sized(90)
        topPadding: Theme.sized(8)
        wrapMode: Text.Wrap
    }

    component Note: BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.sized(98)
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }

    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ScrollColumn {
            id: settings

            Layout.fillWidth: true
            Layout.fillHeight: true
            margins: Theme.sized(28)
            spacing: 12

            Heading {
                text: qsTr("New table")
                font.pixelSize: Theme.sized(30)
            }

            Row {
                Layout.fillWidth: true
                spacing: 8

                NameText {
                    text: qsTr("Game")
                }

                GameChoice {
                    game: panel.game
                    fixed: !panel.here // the server has only one
                    onChosen: game => panel.wantedGame = game
                }
            }

            VariantChooser {
                id: variants

                Layout.fillWidth: true
                games: panel.games
            }

            Row {
                Layout.fillWidth: true
                spacing: 8

                NameText {
                    text: qsTr("Players")
                }

                Repeater {
                    model: variants.most - variants.fewest + 1

                    delegate: ChoiceButton {
                        required property int index
                        readonly property int number: variants.fewest + index

                        objectName: "tableSeats" + number
                        text: number
                        checked: panel.seats === number
                        Accessible.name: qsTr("%n player(s)", "", number)
                        onClicked: panel.wanted = number
                    }
                }
            }

            ClockChoice {
                id: clock

                Layout.fillWidth: true
            }

            Row {
                id: places

                Layout.fillWidth: true
                spacing: 8

                NameText {
                    id: placeLabel

                    text: qsTr("Server")
                }

                Flow {
                    width: places.width - placeLabel.width - places.spacing
                    spacing: 8

                    ChoiceButton {
                        objectName: "tableThere"
                        visible: panel.canBeThere
                        width: Math.min(implicitWidth, parent.width)
                        leftPadding: Theme.sized(14)
                        rightPadding: Theme.sized(14)
                        text: panel.together.server
                        checked: !panel.here
                        Accessible.description: qsTr("Server")
                        onClicked: panel.hereWanted = false
                    }

                    ChoiceButton {
                        objectName: "tableHere"
                        width: Math.min(implicitWidth, parent.width)
                        leftPadding: Theme.sized(14)
                        rightPadding: Theme.sized(14)
                        text: qsTr("This computer")
                        checked: panel.here
                        Accessible.description: qsTr("Server")
                        onClicked: panel.hereWanted = true
                    }
                }
            }

            Note {
                text: panel.here ? qsTr("Others reach this computer over the local network while Capitol is open. The tables go on at the next start. Whoever hosts could look at everyone’s cards with the right tools: play with people who trust you.") : qsTr("The server keeps the game, even while nobody is connected.")
            }

            Row {
                Layout.fillWidth: true
                spacing: 8

                NameText {
                    text: qsTr("Found by")
                }

                ChoiceButton {
                    objectName: "tableListed"
                    leftPadding: Theme.sized(14)
                    rightPadding: Theme.sized(14)
                    text: qsTr("Everyone")
                    checked: panel.listed
                    Accessible.description: qsTr("Found by")
                    onClicked: panel.listed = true
                }

                ChoiceButton {
                    objectName: "tablePrivate"
                    leftPadding: Theme.sized(14)
                    rightPadding: Theme.sized(14)
                    text: qsTr("Invited people")
                    checked: !panel.listed
                    Accessible.description: qsTr("Found by")
                    onClicked: panel.listed = false
                }
            }

            Note {
                text: !panel.listed ? qsTr("Only the invitation link leads to the table.") : panel.here ? qsTr("The table appears in Capitol on every computer of the local network.") : qsTr("The table appears in the list of the server.")
            }

            Item {
                Layout.fillHeight: true
            }
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            visible: settings.overfull
            color: Theme.line
        }

        PanelButtons {
            Layout.fillWidth: true
            Layout.margins: Theme.sized(16)
            Layout.leftMargin: Theme.sized(28)
            Layout.rightMargin: Theme.sized(28)
            back.objectName: "newTableBack"
            back.onClicked: panel.backWanted()
            forward.objectName: "createTable"
            forward.text: qsTr("Create table")
            forward.primary: true
            forward.enabled: variants.playable
            forward.onClicked: {
                if (panel.canal)
                    App.preferences.lastCanalVariant = variants.chosenId;
                else
                    App.preferences.lastVariant = variants.chosenId;
                panel.together.create(panel.game, variants.chosenId, panel.seats, panel.listed, clock.kind, clock.amount, panel.here);
                panel.backWanted();
            }
        }
    }
}
