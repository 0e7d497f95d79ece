// The last thing that happened, while the log is folded away. A click looks back at it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: strip

    required property GameSession session
    required property HoverState hover

    function tell(line: LogLine): void {
        hover.linked.site = line ? line.site : -1;
        hover.linked.area = line ? line.area : -1;
    }


    implicitHeight: Math.max(Theme.sized(22), list.currentItem?.implicitHeight ?? 0)

    Shield {}

    ListView {
        id: list

        anchors.fill: parent
        anchors.leftMargin: 6
        clip: true
        interactive: false
        model: strip.session.log
        currentIndex: count - 1
        highlightMoveDuration: Theme.calm

        HoverHandler {
            onHoveredChanged: strip.tell(hovered ? list.currentItem as LogLine : null)
        }

        delegate: LogLine {
            width: list.width
            inNotation: false
            marked: false
            pointed: false
            focused: false
            onChosen: strip.session.lookBack(index)
        }
    }
}
