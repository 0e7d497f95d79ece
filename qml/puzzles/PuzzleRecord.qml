// What one has made of the set, and the next puzzle of it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: record

    required property Puzzles puzzles

    spacing: Theme.sized(8)

    Heading {
        Layout.fillWidth: true
        text: qsTr("Your record")
        font.pixelSize: Theme.sized(20)
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "puzzleRecord"
        Layout.fillWidth: true
        text: record.puzzles.record
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "puzzleStreak"
        Layout.fillWidth: true
        visible: text !== ""
        text: record.puzzles.streak
        wrapMode: Text.Wrap
    }

    CapButton {
        objectName: "nextPuzzle"
        Layout.fillWidth: true
        leftPadding: 4
        rightPadding: 4
        text: qsTr("Next unsolved puzzle")
        enabled: record.puzzles.hasNext
        onClicked: record.puzzles.playNext()
    }
}
