// The map behind the start page: only to be looked at.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Canal
import Capitol.Theme

Item {
    id: back

    required property rect frame // where the page leaves it free

    readonly property real unit: Math.max(1, Math.min(frame.width / Math.max(1, hexes.size.width), frame.height / Math.max(1, hexes.size.height)))

    enabled: false

    HexMap {
        id: hexes

        terrain: App.map.terrain
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.water
    }

    Country {
        id: country

        anchors.fill: parent
        map: hexes
        unit: back.unit
        origin: Qt.point(back.frame.x + (back.frame.width - hexes.size.width * back.unit) / 2, back.frame.y + (back.frame.height - hexes.size.height * back.unit) / 2)
    }

    Repeater {
        model: App.map.places

        delegate: Item {
            id: place

            required property int column
            required property int line
            required property int colour
            required property bool city
            readonly property point centre: hexes.centre(column, line)

            GoodsGlyph {
                x: country.origin.x + place.centre.x * back.unit - width / 2
                y: country.origin.y + place.centre.y * back.unit - height / 2
                width: back.unit * (place.city ? 1.84 : 1.52)
                height: width
                goods: place.colour
                city: place.city
                colour: Goods.colour(place.colour)
                ink: Goods.ink(place.colour)
            }
        }
    }
}
