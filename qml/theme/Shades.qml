// One colour scheme. The values here are the light one; another scheme is another Shades with other values. All text
// can be read on all of its grounds (4.5 : 1), which tst_theme holds.
import QtQuick

QtObject {
    // Travertine: grounds, from the farthest to the nearest.
    property color page: "#ece2d0"
    property color panel: "#fbf7ee"
    property color panelSoft: "#f4ecdd"
    property color line: "#d5c6ac"

    property color ink: "#2e2620"
    property color inkSoft: "#665746"
    property color disabledInk: inkSoft // of what cannot be pressed now
    property color disabledLine: line

    // Terracotta leads, laurel confirms, bronze adorns.
    property color accent: "#a2452a"
    property color accentInk: "#fffaf2"
    property color laurel: "#566b3d"
    property color bronze: "#8a6836"
    property color warning: "#f6d9cf"
    property color warningInk: "#972a1d"

    property color glow: "#f5b324"
    property color glowSoft: "#fbe9bd"
    property color differing: "#f8dfc6"
    property color reworded: "#eeeadb"
    property color fresh: "#a63fc8" // what was done last; the colour of no district and no player
    property color focus: "#1b5a8e"
    property color shadow: "#40261b10"

    property color table: "#b48d5c"
    property color wood: "#dcb27a"
    property color water: "#8db4bd"
    property color bank: "#e3d6b8"
    property color stone: "#f1e9da"
    property color leaf: "#6f8049"
    property color wall: "#cdb68e"
}
