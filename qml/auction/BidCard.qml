// A card of the bid.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: card

    required property int index
    required property string name
    required property int kind
    required property int district
    required property int value
    required property bool inBid
    required property int bidPlace

    signal moved(int by)
    signal dragged(real distance)

    objectName: "bidCard" + index
    implicitWidth: face.implicitWidth
    implicitHeight: face.implicitHeight
    z: drag.active || hovered ? 100 : bidPlace
    focusPolicy: Qt.TabFocus // after a click Enter goes on with the game
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, in the bid").arg(name)
    Keys.onLeftPressed: moved(-1)
    Keys.onRightPressed: moved(1)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    // Sideways it changes places, downwards it goes back to the hand.
    DragHandler {
        id: drag

        property point moved

        target: null
        onActiveTranslationChanged: {
            if (active)
                moved = Qt.point(activeTranslation.x, activeTranslation.y);
        }
        onActiveChanged: {
            if (active)
                return;
            if (moved.y > card.height * 0.7)
                card.clicked();
            else
                card.dragged(moved.x);
        }
    }

    CardFace {
        id: face

        anchors.fill: parent
        kind: card.kind
        district: card.district
        value: card.value
        focused: card.visualFocus

        transform: Translate {
            x: drag.active ? drag.activeTranslation.x : 0
            y: drag.active ? drag.activeTranslation.y : 0
        }
    }
}
