// The picture that stands for a game: a building, a canal.
import QtQuick
import Capitol.Canal
import Capitol.Theme

Item {
    id: mark

    required property string game // as Preferences has it

    implicitWidth: Theme.sized(28)
    implicitHeight: Theme.sized(34)
    Accessible.ignored: true

    BuildingGlyph {
        anchors.fill: parent
        visible: mark.game === "capitol"
        floors: 3
        roof: 2
        colour: Theme.accent
        wood: Theme.wood
    }

    WaterwayGlyph {
        anchors.fill: parent
        visible: mark.game === "canal"
        kind: 1
        colour: Theme.bronze
        water: Goods.water
    }
}
