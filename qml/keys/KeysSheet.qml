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
        keys: [qsTr("Arrows"), qsTr("Enter")]
        deeds: [qsTr("To the nearest place that way: sites, then the yard below; roofs and piles where those are asked for"), qsTr("Choose the place")]
    }

    KeyGroup {
        name: qsTr("In the hand and the bid")
        keys: [qsTr("Left, Right"), qsTr("Enter")]
        deeds: [qsTr("To the next card of the hand; in the bid, move the card"), qsTr("Choose the card; in the bid, put it back")]
    }

    KeyGroup {
        name: qsTr("Everywhere")
        keys: [qsTr("Tab, Shift+Tab"), qsTr("F1 or ?"), qsTr("F10")]
        deeds: [qsTr("To the next button or place, and back"), qsTr("This sheet"), qsTr("The table's menu")]
    }
}
