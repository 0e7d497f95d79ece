// Every key that does something, and what it does.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Sheet {
    objectName: "keysSheet"
    title: qsTr("Keyboard")
    done: qsTr("Close")

    KeyGroup {
        name: qsTr("At the table")
        keys: [qsTr("1 to 9, 0"), qsTr("Enter"), qsTr("Esc"), qsTr("P"), qsTr("Ctrl+Z"), qsTr("Ctrl+Y"), qsTr("Shift+Esc"), qsTr("H"), qsTr("M"), qsTr("Space")]
        deeds: [qsTr("Choose the first to the tenth card, or move it into the bid and out of it"), qsTr("Confirm, seal the bid, go on"), qsTr("Take back what is not yet final"), qsTr("Pass"), qsTr("Undo the last move"), qsTr("Do again what was undone"), qsTr("Restart the turn"), qsTr("A hint, if it was agreed at set-up"), qsTr("What everyone has seen, if the memory aid was agreed at set-up"), qsTr("Hurry the computer players")]
    }

    KeyGroup {
        name: qsTr("On the board")
        keys: [qsTr("Arrows"), qsTr("Tab, Shift+Tab"), qsTr("Enter")]
        deeds: [qsTr("To the nearest place that way: sites, then the yard below; roofs and piles where those are asked for"), qsTr("From area to area, and on from the last one"), qsTr("Choose the place")]
    }

    KeyGroup {
        name: qsTr("The camera of the board in 3D")
        keys: [qsTr("Ctrl+1, 2, 3"), qsTr("Ctrl+0"), qsTr("Ctrl+Arrows"), qsTr("Ctrl+Plus, Ctrl+Minus"), qsTr("Mouse")]
        deeds: [qsTr("The view from above, from the table, from near"), qsTr("Back to where the view begins"), qsTr("Around the board, higher and lower"), qsTr("Nearer, farther"), qsTr("Drag to turn, drag with the right button to move along, roll the wheel to go nearer")]
    }

    KeyGroup {
        name: qsTr("In the hand and the bid")
        keys: [qsTr("Left, Right"), qsTr("Enter")]
        deeds: [qsTr("To the next card of the hand; in the bid, move the card"), qsTr("Choose the card; in the bid, put it back")]
    }

    KeyGroup {
        name: qsTr("Everywhere")
        keys: [qsTr("Tab, Shift+Tab"), qsTr("F1"), qsTr("Shift+F1 or ?"), qsTr("F10")]
        deeds: [qsTr("To the next button or place, and back"), qsTr("The rules; at the table those in force"), qsTr("This sheet"), qsTr("The table's menu")]
    }

    KeyGroup {
        name: qsTr("In the rules")
        keys: [qsTr("Ctrl+F"), qsTr("F3, Shift+F3"), qsTr("Arrows, Page Up, Page Down"), qsTr("Esc")]
        deeds: [qsTr("Search"), qsTr("To the next place found, and back"), qsTr("Read on, and back"), qsTr("Close them")]
    }
}
