// The board, in 3D where it is wanted and possible, else flat. The area under the pointer or the focus has its
// card in the corner.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol

Item {
    id: view

    required property GameSession session
    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable
    property int hoveredArea: -1

    signal picked
    signal entered
    // A card was let go over the board, at that place of the window.
    signal dropped(point inWindow)

    function load(): void {
        hoveredArea = -1;
        loader.setSource(inDepth ? "Board3DView.qml" : "Board2DView.qml", {
            host: view
        });
    }

    // The keyboard goes to what is asked for on the board.
    function enter(): void {
        entered();
    }

    // Where a dropped card is meant to go: the nearest legal row of the list within a finger's breadth, or -1.
    function nearest(model, legalRole: int, inWindow: point, placeOf): int {
        let best = -1;
        let reach = 48;
        for (let row = 0; row < model.count; ++row) {
            const place = placeOf(row);
            const far = Math.hypot(place.x - inWindow.x, place.y - inWindow.y);
            if (far < reach && model.data(model.index(row, 0), legalRole)) {
                best = row;
                reach = far;
            }
        }
        return best;
    }

    clip: true
    onInDepthChanged: load()
    Component.onCompleted: load()

    Loader {
        id: loader

        anchors.fill: parent
    }

    Repeater {
        model: view.session.areas

        delegate: AreaCard {
            x: labelX > 26 ? 10 : view.width - width - 10 // away from the area it is about
            y: 10
            visible: index === view.hoveredArea
        }
    }
}
