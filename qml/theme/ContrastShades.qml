// Black and white, with one colour for what matters.
import QtQuick

Shades {
    page: "#000000"
    panel: "#000000"
    panelSoft: "#141414"
    line: "#ffffff"
    ink: "#ffffff"
    inkSoft: "#f0f0f0"
    accent: "#ffd84d"
    accentInk: "#000000"
    laurel: "#8dff8d"
    bronze: "#ffffff"
    warning: "#600000"
    warningInk: "#ffb0a3"
    glow: "#ffd000"
    glowSoft: "#3d3200"
    differing: "#4a2f00"
    reworded: "#1e1e2e"
    focus: "#00e5ff"
    shadow: "#00000000"
    bank: "#4a4a4a"
    water: "#1d4c66"
    stone: "#1c1c1c"
    leaf: "#2c5a2c"
    wall: "#c8c8c8"
}
