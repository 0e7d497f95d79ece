// Who leads in an area, at a glance: their seals and floors, by how many they lead, what first and second place are worth
// now, and the roof if only one shape fits.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Rectangle {
    id: plaque

    required property list<int> leaders // hues
    required property int floors
    required property int margin
    required property int worthFirst
    required property int worthSecond
    required property int roofs // as of AreaModel
    property bool shown: true

    component Figure: BodyText {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.smallSize
        Accessible.ignored: true
    }

    visible: shown && leaders.length > 0
    width: row.width + height * 0.7
    height: Theme.sized(19)
    radius: height / 2
    color: Theme.panel
    border.color: leaders.length === 1 ? Theme.player(leaders[0]).colour : Theme.line
    border.width: leaders.length === 1 ? 2 : 1

    Row {
        id: row

        anchors.centerIn: parent
        height: parent.height
        spacing: 3

        Repeater {
            model: plaque.leaders

            delegate: PlayerBadge {
                required property int modelData

                y: (plaque.height - height) / 2
                width: plaque.height - 5
                height: width
                hue: modelData
                Accessible.ignored: true
            }
        }

        Figure {
            text: plaque.floors
            font.bold: true
        }

        Figure {
            visible: plaque.margin > 0
            text: qsTr("+%1", "so many floors more than the next").arg(plaque.margin)
        }

        RoofGlyph {
            anchors.verticalCenter: parent.verticalCenter
            visible: plaque.roofs === 1 || plaque.roofs === 2
            width: plaque.height - 4
            height: width * 0.8
            roof: plaque.roofs
            colour: Theme.inkSoft
        }

        Figure {
            text: qsTr("%1 | %2", "points for first and second place").arg(plaque.worthFirst).arg(plaque.worthSecond)
            color: Theme.inkSoft
        }
    }
}
