// The buildings of a yard as small pictures, from their notation "3 2r 1t": each kind once, with how many there are.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Flow {
    id: strip

    required property string yardText
    required property int hue
    readonly property list<string> buildings: yardText === "" ? [] : yardText.split(" ")
    readonly property list<string> kinds: Array.from(new Set(buildings))

    spacing: Theme.sized(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Yard: %1").arg(yardText)

    Repeater {
        model: strip.kinds

        delegate: Row {
            id: lot

            required property string modelData
            readonly property int count: Array.from(strip.buildings).filter(building => building === modelData).length

            BuildingGlyph {
                width: Theme.sized(18)
                height: Theme.sized(27)
                floors: parseInt(lot.modelData)
                roof: lot.modelData.endsWith("r") ? 1 : lot.modelData.endsWith("t") ? 2 : 0
                colour: Theme.player(strip.hue).colour
                wood: Theme.wood
            }

            BodyText {
                anchors.bottom: parent.bottom
                visible: lot.count > 1
                text: lot.count
                font.pixelSize: Theme.smallSize
                Accessible.ignored: true
            }
        }
    }
}
