// One card of the hand: click or digit key to choose it (or to move it into the bid), drag it onto the board.
import QtQuick
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: card

    required property string name
    required property int kind
    required property int district
    required property int value
    required property bool playable
    required property bool choosable
    required property bool selected
    required property bool inBid
    readonly property bool dragged: drag.active

    // On a card that is chosen, or cannot be, Enter goes on.
    function press(event: KeyEvent): void {
        event.accepted = choosable && !selected;
        if (event.accepted)
            clicked();
    }

    signal lifted
    signal moved(point inWindow)
    signal dropped(point inWindow)

    width: Math.round(height * face.implicitWidth / face.implicitHeight)
    focusPolicy: choosable || activeFocus ? Qt.TabFocus : Qt.NoFocus // after a click Enter goes on with the game
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.checked: selected || inBid
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onReturnPressed: event => card.press(event)
    Keys.onEnterPressed: event => card.press(event)

    DragHandler {
        id: drag

        property point last

        target: null
        enabled: card.playable
        onCentroidChanged: {
            if (!active)
                return;
            last = centroid.scenePosition;
            card.moved(last);
        }
        onActiveChanged: {
            if (active)
                card.lifted();
            else
                card.dropped(last);
        }
    }

    CardFace {
        id: face

        width: card.width
        height: card.height
        y: card.selected ? -12 : card.hovered || card.visualFocus ? -5 : 0
        kind: card.kind
        district: card.district
        value: card.value
        selected: card.selected
        dimmed: !card.playable || card.inBid
        focused: card.visualFocus

        // Held, it lets the places below it be seen.
        opacity: drag.active ? 0.75 : 1
        transform: [
            Scale {
                origin.x: drag.centroid.pressPosition.x
                origin.y: drag.centroid.pressPosition.y
                xScale: drag.active ? 0.6 : 1
                yScale: xScale
            },
            Translate {
                x: drag.active ? drag.activeTranslation.x : 0
                y: drag.active ? drag.activeTranslation.y : 0
            }
        ]

        Behavior on y {
            NumberAnimation {
                duration: Theme.quick
            }
        }
    }
}
