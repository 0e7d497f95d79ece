// What is told where one points, with the mouse or the keyboard: why a place is refused, or what a building would do
// there. The prompt tells of a refusal, too, and for longer.
import QtQuick
import Capitol
import Capitol.Theme

Item {
    id: layer

    required property GameSession session
    required property HoverHandler pointer // over all of the table
    required property BoardView board
    required property HoverState hover
    readonly property bool refused: session.composer.whyNot !== ""
    readonly property string note: refused ? session.composer.whyNot : session.composer.preview
    readonly property real far: Theme.sized(90) // pixels: the pointer has gone on to something else

    // What it is about.
    property point at: Qt.point(0, 0)

    function within(value: real, most: real): real {
        return Math.max(6, Math.min(most - 6, value));
    }

    onNoteChanged: {
        const onBoard = hover.site >= 0;
        at = onBoard ? mapFromItem(null, board.siteSeen(hover.site)) : pointer.point.position;
        bubble.visible = note !== "" && (onBoard || pointer.hovered);
    }

    Connections {
        target: layer.pointer

        function onPointChanged(): void {
            const place = layer.pointer.point.position;
            if (layer.refused && Math.hypot(place.x - layer.at.x, place.y - layer.at.y) > layer.far)
                bubble.visible = false;
        }
    }

    Panel {
        id: bubble

        objectName: "placeNote"
        x: layer.within(layer.at.x + Theme.sized(20), layer.width - width)
        y: layer.within(layer.at.y - height - Theme.sized(20), layer.height - height)
        width: words.width + 20
        height: words.height + 12
        visible: false
        color: layer.refused ? Theme.warning : Theme.glowSoft
        border.color: layer.refused ? Theme.warningInk : Theme.bronze

        BodyText {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.sized(260))
            text: layer.note
            wrapMode: Text.Wrap
            Accessible.ignored: layer.refused // the prompt is read
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
