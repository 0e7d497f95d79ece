// What most people want is first and one click away: the game that waits, a first lesson, a new game; everything else
// is one more.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Settings
import Capitol.Theme

FocusScope {
    id: menu

    required property bool canal // Canal Mania was taken from the shelf
    readonly property Games games: canal ? App.canal : App.capitol
    readonly property bool canContinue: games.canContinue
    readonly property bool isNewcomer: games.isNewcomer

    signal newGameWanted
    signal gamesWanted(bool watching)
    signal togetherWanted
    signal puzzlesWanted
    signal compareWanted
    signal editorWanted
    signal measureWanted
    signal settingsWanted
    signal rulesWanted
    signal aboutWanted
    signal statisticsWanted

    // The keyboard begins with what one most likely wants; another game from the shelf leaves it there.
    function settle(): void {
        const first = canContinue ? continueButton : playButton;
        first.focus = true;
    }

    Component.onCompleted: settle()
    onVisibleChanged: {
        if (visible)
            settle();
    }

    FocusKeeper {
        window: playButton
        here: menu.activeFocus
        onTriggered: playButton.forceActiveFocus(Qt.TabFocusReason)
    }

    component Explained: BodyText {
        Layout.fillWidth: true
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.sized(13)
    }

    ScrollColumn {
        anchors.fill: parent
        margins: Theme.sized(16)
        spacing: 6

        GameShelf {
            Layout.fillWidth: true
        }

        BodyText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: menu.canal ? qsTr("Build England’s canals, and ship goods along them.") : qsTr("Build on the seven hills of Rome, and lead where it counts.")
            wrapMode: Text.Wrap
            color: Theme.inkSoft
        }

        Item {
            Layout.fillHeight: true
        }

        CapButton {
            id: continueButton

            objectName: "continueButton"
            Layout.fillWidth: true
            visible: menu.canContinue
            text: qsTr("Continue")
            primary: true
            onClicked: menu.games.continueGame()
        }

        Explained {
            visible: menu.canContinue
            text: menu.games.continueText
        }

        CapButton {
            objectName: "learnButton"
            Layout.fillWidth: true
            visible: menu.isNewcomer
            text: qsTr("Learn to play")
            primary: true
            font.pixelSize: Theme.sized(20)
            onClicked: menu.games.learn()
        }

        Explained {
            visible: menu.isNewcomer
            text: qsTr("A first game, move by move, with a teacher.")
        }

        CapButton {
            id: playButton

            objectName: "playButton"
            Layout.fillWidth: true
            text: qsTr("Play")
            primary: !menu.canContinue && !menu.isNewcomer
            onClicked: menu.games.play()
        }

        Explained {
            objectName: "playText"
            text: menu.games.playText
        }

        GridLayout {
            columns: 2
            columnSpacing: 8
            rowSpacing: 6

            HalfButton {
                objectName: "newGameButton"
                text: qsTr("New game…")
                onClicked: menu.newGameWanted()
            }

            HalfButton {
                objectName: "togetherButton"
                visible: App.together.possible
                text: qsTr("Play together…")
                onClicked: menu.togetherWanted()
            }

            HalfButton {
                objectName: "loadButton"
                text: qsTr("Load…")
                onClicked: menu.gamesWanted(false)
            }

            HalfButton {
                objectName: "watchButton"
                visible: menu.canal || !menu.isNewcomer // whose list would be empty; Load opens any file
                text: qsTr("Watch a replay…")
                onClicked: menu.gamesWanted(true)
            }

            HalfButton {
                objectName: "puzzlesButton"
                visible: !menu.canal
                text: qsTr("Puzzles…")
                onClicked: menu.puzzlesWanted()
            }

            HalfButton {
                objectName: "learnButton"
                visible: !menu.isNewcomer
                text: qsTr("Learn to play")
                onClicked: menu.games.learn()
            }

            CapButton {
                objectName: "compareButton"
                visible: !menu.canal
                Layout.columnSpan: 2
                Layout.fillWidth: true
                text: qsTr("Compare the rule texts…")
                onClicked: menu.compareWanted()
            }

            HalfButton {
                objectName: "rulesButton"
                text: qsTr("Rules…")
                onClicked: menu.rulesWanted()
            }

            HalfButton {
                objectName: "editorButton"
                text: qsTr("Variant editor…")
                onClicked: menu.editorWanted()
            }

            HalfButton {
                objectName: "measureButton"
                text: qsTr("Measure…")
                onClicked: menu.measureWanted()
            }

            HalfButton {
                objectName: "statisticsButton"
                text: qsTr("Statistics…")
                onClicked: menu.statisticsWanted()
            }

            HalfButton {
                objectName: "guideButton"
                text: qsTr("Guide")
                onClicked: App.about.openGuide("players-guide")
            }

            HalfButton {
                objectName: "aboutButton"
                text: qsTr("About…")
                onClicked: menu.aboutWanted()
            }

            HalfButton {
                objectName: "settingsButton"
                text: qsTr("Settings…")
                onClicked: menu.settingsWanted()
            }

            HalfButton {
                objectName: "quitButton"
                Layout.columnSpan: menu.canal && menu.isNewcomer !== App.together.possible ? 2 : 1 // by how many are above it
                text: qsTr("Quit")
                onClicked: Qt.quit()
            }
        }

        Item {
            Layout.fillHeight: true
        }

        LanguageSwitch {
            Layout.fillWidth: true
            columns: 4
            textSize: Theme.sized(13)
        }
    }
}
