// What the others have done since the viewer's last turn, a card each; the button plays it once more.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Row {
    id: strip

    required property GameSession session
    required property HoverState hover
    required property real most // pixels

    // Of as many of the latest as are whole there.
    function widthWithin(room: real): real {
        let width = 0;
        for (let row = repeater.count - 1; row >= 0; --row) {
            const more = repeater.itemAt(row).width + (width > 0 ? deeds.spacing : 0);
            if (width + more > room)
                break;
            width += more;
        }
        return width;
    }

    spacing: 4
    visible: session.recent.count > 0

    // The latest are in sight.
    Flickable {
        id: list

        readonly property real room: strip.most - again.width - strip.spacing

        objectName: "recent"
        width: contentWidth > room ? strip.widthWithin(room) : contentWidth
        height: strip.height
        contentWidth: deeds.width
        clip: true
        interactive: contentWidth > width
        onContentWidthChanged: contentX = contentWidth - width
        onWidthChanged: contentX = contentWidth - width
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Since your last turn")

        Row {
            id: deeds

            spacing: 3

            Repeater {
                id: repeater

                model: strip.session.recent

                delegate: RecentDeed {
                    height: list.height
                    onPointed: on => strip.hover.linked.site = on ? site : -1
                    onClicked: strip.session.lookBack(line)
                }
            }
        }
    }

    CapButton {
        id: again

        objectName: "recentAgain"
        implicitWidth: Theme.sized(28)
        implicitHeight: strip.height
        leftPadding: 0
        rightPadding: 0
        topPadding: 0
        bottomPadding: 0
        focusPolicy: Qt.TabFocus
        text: "↺"
        Accessible.name: qsTr("Show again what happened since your last turn")
        onClicked: strip.session.showRecent()
    }
}
