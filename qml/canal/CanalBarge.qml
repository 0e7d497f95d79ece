// Where a canal is to be built on; several in a hex lie behind each other.
import QtQuick
import Capitol.Canal
import Capitol.Theme

BargeGlyph {
    id: barge

    required property int column
    required property int line
    required property int hue
    required property int beside // how many lie there before it
    required property HexMap map
    required property real unit
    required property bool animated
    property point place: map.centre(column, line)

    x: (place.x - 0.95 + beside * 0.3) * unit
    y: (place.y - 0.35 - beside * 0.45) * unit
    z: 3
    width: unit * 1.35
    height: unit * 1.5
    colour: CountryShades.seat(hue)

    // It sails to where the canal is built on next.
    Behavior on place {
        enabled: barge.animated

        PropertyAnimation {
            duration: 2 * Theme.calm
            easing.type: Easing.InOutQuad
        }
    }
}
