// The keys at the table of Canal Mania.
import QtQuick
import Capitol.Theme

Sheet {
    objectName: "canalKeysSheet"
    title: qsTr("Keyboard")
    done: qsTr("Close")

    KeyGroup {
        name: qsTr("At the table")
        keys: [qsTr("1 to 9"), qsTr("Enter"), qsTr("Esc or Backspace"), qsTr("P"), qsTr("D"), qsTr("H"), qsTr("Ctrl+Z"), qsTr("Ctrl+Y"), qsTr("Shift+Esc"), qsTr("L"), qsTr("Space")]
        deeds: [qsTr("Choose contract or card 1 to 9, whichever is asked for"), qsTr("Confirm"), qsTr("Take back anything not yet final"), qsTr("Skip the phase, or finish it"), qsTr("Draw the top card"), qsTr("A hint, if enabled for this game"), qsTr("Undo the last move"), qsTr("Redo what was undone"), qsTr("Restart the turn"), qsTr("Show or hide the log"), qsTr("Speed up the computer players")]
    }

    KeyGroup {
        name: qsTr("On the map")
        keys: [qsTr("Arrows"), qsTr("Tab, Shift+Tab"), qsTr("Enter"), qsTr("Ctrl+Plus, Ctrl+Minus"), qsTr("Ctrl+0"), qsTr("Mouse")]
        deeds: [qsTr("From hex to hex"), qsTr("To the next or previous hex that can be chosen; after the last one, to the next button"), qsTr("Choose the hex; again to confirm"), qsTr("Zoom in, zoom out"), qsTr("The whole map"), qsTr("Drag along hexes to build, drag the ground to move the map, scroll to zoom")]
    }

    CameraKeyGroup {}

    KeyGroup {
        name: qsTr("In a replay")
        keys: [qsTr("Left, Right"), qsTr("Home, End"), qsTr("Space")]
        deeds: [qsTr("Previous or next move"), qsTr("Start or end of the game"), qsTr("Play the moves, pause")]
    }

    KeyGroup {
        name: qsTr("Everywhere")
        keys: [qsTr("Tab, Shift+Tab"), qsTr("F1"), qsTr("Shift+F1 or ?"), qsTr("F10")]
        deeds: [qsTr("Next or previous button or place"), qsTr("The rules"), qsTr("Keyboard shortcuts"), qsTr("Game menu")]
    }
}
