// A new game: who sits where, which rules, which seed.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

FocusScope {
    id: panel

    required property bool canal // of Canal Mania
    readonly property Games games: canal ? App.canal : App.capitol

    signal backWanted

    function begin(): void {
        const agreed = games.usualHelp();
        agreed.undo = help.undo;
        if (first.visible)
            agreed.first = first.seat;
        games.newGame(seats.chosen(), variants.chosenId, seed.text, agreed);
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
                text: panel.canal ? qsTr("New game of Canal Mania") : qsTr("New game")
                font.pixelSize: Theme.sized(30)
            }

            SeatList {
                id: seats

                Layout.fillWidth: true
                fewest: variants.fewest
                most: variants.most
                otherNames: panel.canal ? ["Josiah", "Sarah", "Matthew", "Abigail"] : ["Livia", "Marcus", "Claudia"]
                coloured: !panel.canal
                styled: !panel.canal
                variant: variants.chosenId
            }

            VariantChooser {
                id: variants

                Layout.fillWidth: true
                games: panel.games
            }

            FirstPlayerChoice {
                id: first

                Layout.fillWidth: true
                visible: !panel.canal && asked
                seats: seats
                rule: variants.firstPlayer
            }

            HelpChoice {
                id: help

                Layout.fillWidth: true
                remembers: !panel.canal
                people: seats.people
            }

            RowLayout {
                spacing: 8

                BodyText {
                    Layout.preferredWidth: Theme.sized(90)
                    text: qsTr("Seed")
                }

                Field {
                    id: seed

                    objectName: "seedField"
                    Layout.preferredWidth: Theme.sized(200)
                    placeholderText: qsTr("random if empty")
                    Accessible.name: qsTr("Seed")
                }
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

        // Always in sight.
        PanelButtons {
            Layout.fillWidth: true
            Layout.margins: Theme.sized(16)
            Layout.leftMargin: Theme.sized(28)
            Layout.rightMargin: Theme.sized(28)
            back.objectName: "backButton"
            back.onClicked: panel.backWanted()
            forward.objectName: "beginButton"
            forward.text: qsTr("Start")
            forward.primary: true
            forward.enabled: variants.playable
            forward.onClicked: panel.begin()
        }
    }
}
