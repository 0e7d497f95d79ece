// Where a canal is to be built on; it sails to where that goes on.
import QtQml
import Capitol.Canal
import Capitol.Canal3D
import Capitol.Theme
import QtQuick as Quick

Barge3D {
    id: barge

    required property int column
    required property int line
    required property int hue
    required property int beside // how many lie there before it
    required property bool animated

    colour: CountryShades.seat(hue)
    // The size makes it known when the map has come.
    place: land.boardSize.width > 0 ? land.moored(column, line, beside) : Qt.vector3d(0, 0, 0)

    Quick.Behavior on place {
        enabled: barge.animated

        Quick.Vector3dAnimation {
            duration: 2 * Theme.calm
            easing.type: Quick.Easing.InOutQuad
        }
    }
}
