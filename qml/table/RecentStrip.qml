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

    spacing: 4
    visible: session.recent.count > 0

    // The latest are in sight.
    Flickable {
        id: list

        objectName: "recent"
        width: Math.min(contentWidth, strip.most - again.width - strip.spacing)
        height: strip.height
        contentWidth: deeds.width
        clip: true
        interactive: contentWidth > width
        onContentWidthChanged: contentX = contentWidth - width
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Since your last turn")

        Row {
            id: deeds

            spacing: 3

            Repeater {
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
