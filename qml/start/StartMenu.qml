// Play is one click; everything else is one more.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Settings
import Capitol.Theme

FocusScope {
    id: menu

    signal newGameWanted
    signal gamesWanted(bool watching)
    signal compareWanted
    signal editorWanted
    signal measureWanted
    signal settingsWanted
    signal rulesWanted
    signal aboutWanted

    ScrollColumn {
        anchors.fill: parent
        margins: Theme.sized(20)
        spacing: 8

        Heading {
            Layout.alignment: Qt.AlignHCenter
            text: "CAPITOL"
            font.pixelSize: Theme.sized(48)
            font.letterSpacing: 6
        }

        BodyText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Build on the seven hills of Rome, and lead where it counts.")
            wrapMode: Text.Wrap
            color: Theme.inkSoft
        }

        Item {
            Layout.fillHeight: true
        }

        CapButton {
            objectName: "playButton"
            Layout.fillWidth: true
            text: qsTr("Play")
            primary: true
            focus: true
            onClicked: App.play()
        }

        CapButton {
            objectName: "continueButton"
            Layout.fillWidth: true
            visible: App.canContinue
            text: qsTr("Continue")
            onClicked: App.continueGame()
        }

        BodyText {
            Layout.fillWidth: true
            visible: App.canContinue
            text: App.continueText
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.pixelSize: Theme.sized(13)
        }

        CapButton {
            objectName: "newGameButton"
            Layout.fillWidth: true
            text: qsTr("New game…")
            onClicked: menu.newGameWanted()
        }

        RowLayout {
            spacing: 8

            HalfButton {
                objectName: "loadButton"
                text: qsTr("Load…")
                onClicked: menu.gamesWanted(false)
            }

            HalfButton {
                objectName: "watchButton"
                text: qsTr("Watch a replay…")
                onClicked: menu.gamesWanted(true)
            }
        }

        RowLayout {
            spacing: 8

            HalfButton {
                objectName: "learnButton"
                text: qsTr("Learn to play")
                onClicked: App.learn()
            }

            HalfButton {
                objectName: "rulesButton"
                text: qsTr("Rules…")
                onClicked: menu.rulesWanted()
            }
        }

        CapButton {
            objectName: "compareButton"
            Layout.fillWidth: true
            text: qsTr("Compare the rule texts…")
            onClicked: menu.compareWanted()
        }

        RowLayout {
            spacing: 8

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
        }

        RowLayout {
            spacing: 8

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
        }

        RowLayout {
            spacing: 8

            HalfButton {
                objectName: "settingsButton"
                text: qsTr("Settings…")
                onClicked: menu.settingsWanted()
            }

            HalfButton {
                objectName: "quitButton"
                text: qsTr("Quit")
                onClicked: Qt.quit()
            }
        }

        Item {
            Layout.fillHeight: true
        }

        LanguageSwitch {
            Layout.fillWidth: true
        }
    }
}
