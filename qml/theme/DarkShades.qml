// Rome by lamplight.
import QtQuick

Shades {
    page: "#1d1915"
    panel: "#2a241e"
    panelSoft: "#352d25"
    line: "#574b3d"
    ink: "#f3eadb"
    inkSoft: "#c9b99f"
    disabledInk: "#a3957b"
    accent: "#e58e68"
    accentInk: "#22140d"
    laurel: "#a9c284"
    bronze: "#b8965e"
    warning: "#5c2a20"
    warningInk: "#ffa994"
    glow: "#f5b324"
    glowSoft: "#423413"
    differing: "#55341f"
    reworded: "#38352c"
    focus: "#7fc4f5"
    shadow: "#80000000"
    bank: "#6a5f4c"
    water: "#41646d"
    stone: "#3d352b"
    leaf: "#4c5a34"
    wall: "#8a795d"
}
