// Where puzzles are chosen: the one of the day, the next, or any of a set, by theme and difficulty; and one's own record.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Theme

FocusScope {
    id: page

    readonly property Puzzles puzzles: App.puzzles

    signal backWanted

    component Fault: BodyText {
        Layout.fillWidth: true
        visible: text !== ""
        color: Theme.warningInk
        wrapMode: Text.Wrap
    }

    focus: true
    Component.onCompleted: App.puzzles.find()
    Keys.onEscapePressed: backWanted()

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.margins: 24
        width: Math.min(Theme.sized(1120), parent.width - 48)

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.sized(20)
            spacing: Theme.sized(12)

            Flow {
                Layout.fillWidth: true
                spacing: Theme.spaceSmall

                CapButton {
                    id: back

                    objectName: "puzzlesBack"
                    text: qsTr("Back")
                    focus: true
                    onClicked: page.backWanted()
                }

                Heading {
                    height: Theme.sized(36)
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("Puzzles")
                    font.pixelSize: Theme.sized(28)
                }

                Chooser {
                    objectName: "puzzleSet"
                    width: Theme.sized(240)
                    model: page.puzzles.setNames
                    currentIndex: page.puzzles.set
                    Accessible.name: qsTr("Set of puzzles")
                    onActivated: choice => page.puzzles.set = choice
                }

                CapButton {
                    objectName: "puzzleFile"
                    text: qsTr("Other file…")
                    onClicked: question.open(page.Window.window)
                }
            }

            ScrollColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true
                margins: 4 // for the ring of the focus
                rightMargin: roomForBar ? 16 : 4
                spacing: Theme.sized(12)

                Fault {
                    objectName: "puzzleSetFault"
                    text: page.puzzles.setFault
                }

                Fault {
                    objectName: "puzzleFault"
                    text: page.puzzles.fault
                }

                CapButton {
                    objectName: "puzzlesAnew"
                    visible: page.puzzles.fault !== ""
                    text: qsTr("Start anew…")
                    onClicked: anew.open()
                }

                BodyText {
                    Layout.fillWidth: true
                    visible: page.puzzles.reading && page.puzzles.set < 0
                    text: qsTr("Loading the puzzles…")
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignHCenter
                }

                // No layouts, since there are texts and rows of buttons that wrap.
                Flow {
                    id: halves

                    readonly property real room: width - spacing

                    Layout.fillWidth: true
                    visible: page.puzzles.playable
                    spacing: Theme.sized(24)

                    Column {
                        width: Theme.narrow ? halves.width : Math.floor(halves.room * 0.4)
                        spacing: Theme.sized(16)

                        PuzzleOfDay {
                            width: parent.width
                            puzzles: page.puzzles
                        }

                        PuzzleRecord {
                            width: parent.width
                            puzzles: page.puzzles
                        }
                    }

                    Column {
                        width: Theme.narrow ? halves.width : Math.floor(halves.room * 0.6)
                        spacing: Theme.sized(10)

                        Heading {
                            width: parent.width
                            text: qsTr("Themes")
                            font.pixelSize: Theme.sized(20)
                            wrapMode: Text.Wrap
                        }

                        PuzzleThemes {
                            width: parent.width
                            puzzles: page.puzzles
                        }

                        Chooser {
                            objectName: "puzzleDifficulty"
                            width: Math.min(parent.width, Theme.sized(240))
                            model: page.puzzles.difficultyNames
                            currentIndex: page.puzzles.difficulty
                            Accessible.name: qsTr("Difficulty")
                            onActivated: choice => page.puzzles.difficulty = choice
                        }

                        PuzzleGrid {
                            width: parent.width
                            puzzles: page.puzzles
                        }
                    }
                }

                Item {
                    Layout.fillHeight: true
                }
            }
        }
    }

    FileQuestion {
        id: question

        title: qsTr("Open a file of puzzles")
        filters: [qsTr("Puzzles (*.yaml *.yml)"), qsTr("All files (*)")]
        theme: App.theme
        onChosen: file => App.openFile(file)
    }

    FocusKeeper {
        window: back
        here: page.activeFocus
        onTriggered: back.forceActiveFocus(Qt.TabFocusReason)
    }

    LateSheet {
        id: anew

        sourceComponent: Question {
            title: qsTr("Start anew?")
            text: qsTr("The file of your results will be replaced. They cannot be restored.")
            yes: qsTr("Start anew")
            no: qsTr("Cancel")
            onAccepted: App.puzzles.clear()
        }
    }
}
