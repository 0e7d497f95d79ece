// The colours of places and goods, as CanalSession numbers them.
pragma Singleton
import QtQuick
import Capitol.Theme

QtObject {
    readonly property list<color> colours: ["#b9b0a0", "#c8402f", "#e8bd35", "#3f8f55", "#2f6db5", "#3a3735", "#7d4fa0", "#f4f0e6"]
    readonly property color water: "#4f93b8"
    readonly property color wood: "#d9a662"

    function colour(goods: int): color {
        return colours[goods];
    }

    function ink(goods: int): color {
        return Theme.inkOn(colours[goods]);
    }
}
