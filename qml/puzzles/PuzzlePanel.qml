// Beside the board: what a puzzle asks, what is said of the answer, and the ways on from there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property Puzzles puzzles
    readonly property PosedPuzzle puzzle: puzzles.posed
    readonly property bool settled: puzzle.state === PosedPuzzle.Solved || puzzle.state === PosedPuzzle.Shown
    readonly property string verdict: puzzle.verdict
    readonly property bool roomy: height > Theme.sized(400) // the ways on need not scroll

    signal tableWanted // to answer
    signal listWanted
    signal playOnWanted

    function enter(): void {
        main.forceActiveFocus(Qt.TabFocusReason);
    }

    // There is something to say, and there are other ways on.
    function turn(): void {
        grace.restart();
        if (visible)
            enter();
    }

    function tryAgain(): void {
        puzzle.tryAgain();
        grace.restart();
        tableWanted();
    }

    function goOn(): void {
        if (puzzle.state === PosedPuzzle.Missed)
            tryAgain();
        else if (puzzles.hasNext)
            puzzles.playNext();
        else
            listWanted();
    }

    // What has just changed was not what a click or Enter was meant for: that takes nothing.
    component Way: CapButton {
        signal taken

        Layout.fillWidth: true
        leftPadding: 4
        rightPadding: 4
        focusPolicy: Qt.TabFocus
        onClicked: {
            if (grace.over)
                taken();
        }
    }

    component Ways: ColumnLayout {
        spacing: Theme.sized(6)

        Way {
            objectName: "puzzleAnswer"
            visible: !panel.settled
            text: qsTr("Show the answer")
            onTaken: panel.puzzle.showAnswer()
        }

        Way {
            objectName: "puzzleNext"
            visible: !panel.settled && panel.puzzles.hasNext
            text: qsTr("Next puzzle")
            onTaken: panel.puzzles.playNext()
        }

        Way {
            objectName: "puzzlePlayOn"
            visible: panel.settled
            text: qsTr("Play on from here")
            onTaken: panel.playOnWanted()
        }

        Way {
            objectName: "puzzleRetry"
            visible: panel.settled
            text: qsTr("Try again")
            onTaken: panel.tryAgain()
        }

        Way {
            objectName: "puzzleList"
            text: qsTr("All puzzles")
            onTaken: panel.listWanted()
        }
    }

    objectName: "puzzlePanel"
    border.color: Theme.accent
    border.width: 2

    Shield {}

    Connections {
        target: panel.puzzle

        function onMissed(): void {
            panel.turn();
        }

        function onSolved(): void {
            panel.turn();
        }

        function onShown(): void {
            panel.turn();
        }
    }

    Grace {
        id: grace
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 10
        spacing: 8

        ScrollColumn {
            id: words

            Layout.fillWidth: true
            Layout.fillHeight: true
            rightMargin: roomForBar ? 14 : 0
            spacing: 8
            activeFocusOnTab: overfull
            Accessible.role: Accessible.Pane
            Accessible.name: panel.puzzle.question
            Keys.onUpPressed: roll(-Theme.sized(40))
            Keys.onDownPressed: roll(Theme.sized(40))

            BodyText {
                objectName: "puzzleTitle"
                Layout.fillWidth: true
                text: panel.puzzle.title
                color: Theme.inkSoft
                font.pixelSize: Theme.smallSize
                wrapMode: Text.Wrap
            }

            BodyText {
                objectName: "puzzleQuestion"
                Layout.fillWidth: true
                text: panel.puzzle.question
                font.bold: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            BodyText {
                objectName: "puzzleVerdict"
                Layout.fillWidth: true
                visible: text !== ""
                text: panel.verdict
                color: panel.puzzle.state === PosedPuzzle.Missed ? Theme.warningInk : Theme.ink
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
                onTextChanged: words.contentY = 0
            }

            BodyText {
                objectName: "puzzleAbout"
                Layout.fillWidth: true
                visible: text !== ""
                text: panel.puzzle.about
                color: Theme.inkSoft
                font.pixelSize: Theme.smallSize
                wrapMode: Text.Wrap
            }

            Item {
                Layout.fillHeight: true
            }

            Ways {
                Layout.fillWidth: true
                visible: !panel.roomy
            }
        }

        Ways {
            Layout.fillWidth: true
            visible: panel.roomy
        }

        Way {
            id: main

            objectName: "puzzleGoOn"
            visible: panel.puzzle.state !== PosedPuzzle.Asked
            primary: true
            text: panel.puzzle.state === PosedPuzzle.Missed ? qsTr("Try again") : panel.puzzles.hasNext ? qsTr("Next puzzle") : qsTr("All puzzles")
            onTaken: panel.goOn()
        }
    }

    FocusRing {
        anchors.margins: 0
        shown: words.activeFocus
    }
}
