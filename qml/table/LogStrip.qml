// While the log is folded away: what the others have done since the viewer's last turn, and the last thing that happened.
// A click looks back at it.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: strip

    required property GameSession session
    required property HoverState hover

    function tell(line: PlacedLine): void {
        hover.linked.site = line ? line.site : -1;
        hover.linked.area = line ? line.area : -1;
    }

    implicitHeight: Math.max(Theme.sized(22), list.visible ? list.currentItem?.implicitHeight ?? 0 : 0)

    Shield {}

    RecentStrip {
        id: recent

        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.sized(20)
        most: Theme.narrow ? parent.width - 8 : parent.width * 0.45
        session: strip.session
        hover: strip.hover
    }

    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: recent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        visible: !Theme.narrow // its lines would hide the board, and the last one is told where one acts
        clip: true
        interactive: false
        cacheBuffer: 0 // a line asked for ahead may be gone before it comes
        model: strip.visible ? strip.session.log : null // as LogPanel
        currentIndex: count - 1
        highlightMoveDuration: Theme.calm

        HoverHandler {
            onHoveredChanged: strip.tell(hovered ? list.currentItem as PlacedLine : null)
        }

        delegate: PlacedLine {
            width: list.width
            inNotation: false
            marked: false
            pointed: false
            focused: false
            onChosen: strip.session.lookBack(index)
        }
    }
}
