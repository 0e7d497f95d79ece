// Who leads in an area, at a glance: their seals and floors, by how many they lead, what first and second place are worth
// now, and the roof if only one shape fits. Where there is little room, it leaves out the last of that first.
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
    required property real unit // pixels of a centimetre there
    required property real breadth // centimetres that it may take

    readonly property real room: breadth * unit
    readonly property real least: lead.width + height * 0.7
    readonly property real withMargin: least + (margin > 0 ? row.spacing + ahead.width : 0)
    readonly property real withRoof: withMargin + (roofs === 1 || roofs === 2 ? row.spacing + roof.width : 0)
    readonly property real withWorth: withRoof + row.spacing + worth.width

    component Figure: BodyText {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.round(plaque.height * 0.68)
        Accessible.ignored: true
    }

    visible: shown && leaders.length > 0
    width: row.width + height * 0.7
    scale: Math.min(1, room / width)
    transformOrigin: Item.Top
    height: Math.round(Math.max(19, Math.min(Theme.sized(19), 2.6 * unit))) // larger, it would hide sites
    radius: height / 2
    color: Theme.panel
    border.color: leaders.length === 1 ? Theme.player(leaders[0]).colour : Theme.line
    border.width: leaders.length === 1 ? 2 : 1

    Row {
        id: row

        anchors.centerIn: parent
        height: parent.height
        spacing: 3

        Row {
            id: lead

            height: parent.height
            spacing: row.spacing

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
        }

        Figure {
            id: ahead

            visible: plaque.margin > 0 && plaque.withMargin <= plaque.room
            text: qsTr("+%1", "so many floors more than the next").arg(plaque.margin)
        }

        RoofGlyph {
            id: roof

            anchors.verticalCenter: parent.verticalCenter
            visible: (plaque.roofs === 1 || plaque.roofs === 2) && plaque.withRoof <= plaque.room
            width: plaque.height - 4
            height: width * 0.8
            roof: plaque.roofs
            colour: Theme.inkSoft
        }

        Figure {
            id: worth

            leftPadding: plaque.height * 0.2
            visible: plaque.withWorth <= plaque.room
            text: qsTr("%1 | %2", "points for first and second place").arg(plaque.worthFirst).arg(plaque.worthSecond)
            color: Theme.inkSoft
        }
    }
}
