// All keys and what they do.
import QtQuick
import Capitol.Theme

Sheet {
    objectName: "keysSheet"
    title: qsTr("Keyboard")
    done: qsTr("Close")

    KeyGroup {
        name: qsTr("At the table")
        keys: [qsTr("1 to 9, 0"), qsTr("Enter"), qsTr("Esc"), qsTr("P"), qsTr("Ctrl+Z"), qsTr("Ctrl+Y"), qsTr("Shift+Esc"), qsTr("H"), qsTr("M"), qsTr("L"), qsTr("Space")]
        deeds: [qsTr("Select card 1 to 10; when bidding, add it to the bid or take it out; when drawing, go to pile 1 to 3"), qsTr("Confirm, seal the bid, continue"), qsTr("Take back anything not yet final"), qsTr("Pass"), qsTr("Undo the last move"), qsTr("Redo what was undone"), qsTr("Restart the turn"), qsTr("A hint, if enabled for this game"), qsTr("What everyone has seen, if the memory aid is enabled for this game"), qsTr("Show or hide the log"), qsTr("Speed up the computer players")]
    }

    KeyGroup {
        name: qsTr("On the board")
        keys: [qsTr("Arrows"), qsTr("Tab, Shift+Tab"), qsTr("Enter")]
        deeds: [qsTr("To the nearest place in that direction: sites, then the yard below; roofs and piles when needed"), qsTr("From area to area; after the last one, to the next button"), qsTr("Select the place")]
    }

    CameraKeyGroup {}

    KeyGroup {
        name: qsTr("In the hand and the bid")
        keys: [qsTr("Left, Right"), qsTr("Enter")]
        deeds: [qsTr("Previous or next card in the hand; in the bid, move the card"), qsTr("Select the card; in the bid, put it back")]
    }

    KeyGroup {
        name: qsTr("In a replay")
        keys: [qsTr("Left, Right"), qsTr("Home, End"), qsTr("Space"), qsTr("R"), qsTr("Up, Down")]
        deeds: [qsTr("Previous or next move"), qsTr("Start or end of the game"), qsTr("Play the moves, pause"), qsTr("Review the game, once it is over"), qsTr("Previous or next moment of the review")]
    }

    KeyGroup {
        name: qsTr("Everywhere")
        keys: [qsTr("Tab, Shift+Tab"), qsTr("F1"), qsTr("Shift+F1 or ?"), qsTr("F10")]
        deeds: [qsTr("Next or previous button or place"), qsTr("The rules; during a game, the ones you are playing by"), qsTr("Keyboard shortcuts"), qsTr("Game menu")]
    }

    KeyGroup {
        name: qsTr("In the rules")
        keys: [qsTr("Ctrl+F"), qsTr("F3, Shift+F3"), qsTr("Ctrl+P"), qsTr("Arrows, Page Up, Page Down"), qsTr("Esc")]
        deeds: [qsTr("Search"), qsTr("Next or previous match"), qsTr("Print or export the rules"), qsTr("Scroll"), qsTr("Close the rules")]
    }
}
