// The buildings of a yard as small pictures, from their notation: "3 2r 1t".
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Flow {
    id: strip

    required property string yardText
    required property int hue

    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Yard: %1").arg(yardText)

    Repeater {
        model: strip.yardText === "" ? [] : strip.yardText.split(" ")

        delegate: Item {
            id: lot

            required property string modelData

            width: Theme.sized(20)
            height: Theme.sized(30)

            BuildingGlyph {
                anchors.fill: parent
                floors: parseInt(lot.modelData)
                roof: lot.modelData.endsWith("r") ? 1 : lot.modelData.endsWith("t") ? 2 : 0
                colour: Theme.player(strip.hue).colour
                wood: Theme.wood
            }
        }
    }
}
