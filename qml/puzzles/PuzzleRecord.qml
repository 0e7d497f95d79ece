// What one has made of the set, and the next puzzle of it.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: record

    required property Puzzles puzzles

    spacing: Theme.sized(8)

    Heading {
        width: parent.width
        text: qsTr("Your record")
        font.pixelSize: Theme.sized(20)
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "puzzleRecord"
        width: parent.width
        text: record.puzzles.record
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "puzzleStreak"
        width: parent.width
        visible: text !== ""
        text: record.puzzles.streak
        wrapMode: Text.Wrap
    }

    CapButton {
        objectName: "nextPuzzle"
        width: parent.width
        leftPadding: 4
        rightPadding: 4
        text: qsTr("Next unsolved puzzle")
        enabled: record.puzzles.hasNext
        onClicked: record.puzzles.playNext()
    }
}
