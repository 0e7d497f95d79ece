// Why what was just tried cannot be done, where it was tried: at the pointer. The prompt says so, too, and for longer.
import QtQuick
import Capitol
import Capitol.Theme

Item {
    id: layer

    required property GameSession session
    required property HoverHandler pointer // over all of the table
    readonly property string reason: session.composer.whyNot
    readonly property real far: Theme.sized(90) // pixels: the pointer has gone on to something else

    // Where the bubble was asked for.
    property point at: Qt.point(0, 0)

    function within(value: real, most: real): real {
        return Math.max(6, Math.min(most - 6, value));
    }

    onReasonChanged: {
        at = pointer.point.position;
        bubble.visible = reason !== "" && pointer.hovered;
    }

    Connections {
        target: layer.pointer

        function onPointChanged(): void {
            const place = layer.pointer.point.position;
            if (Math.hypot(place.x - layer.at.x, place.y - layer.at.y) > layer.far)
                bubble.visible = false;
        }
    }

    Panel {
        id: bubble

        x: layer.within(layer.at.x + 14, layer.width - width)
        y: layer.within(layer.at.y - height - 10, layer.height - height)
        width: words.width + 20
        height: words.height + 12
        visible: false
        color: Theme.warning
        border.color: Theme.warningInk

        BodyText {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.sized(260))
            text: layer.reason
            wrapMode: Text.Wrap
            Accessible.ignored: true // the prompt is read
        }
    }
}
