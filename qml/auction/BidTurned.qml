// A card of a bid: face down until it is turned.
import QtQuick
import Capitol.Theme

Item {
    id: card

    required property string text // notation, e.g. F5 or Pb4; empty until it is turned
    readonly property bool turned: text !== ""
    property real angle: turned ? 0 : 180

    Behavior on angle {
        NumberAnimation {
            duration: Theme.calm
            easing.type: Easing.OutQuad
        }
    }

    NotedCard {
        anchors.fill: parent
        text: card.text
        faceDown: card.angle > 90

        transform: Rotation {
            origin.x: card.width / 2
            axis: Qt.vector3d(0, 1, 0)
            angle: card.angle > 90 ? 180 - card.angle : card.angle
        }
    }
}
