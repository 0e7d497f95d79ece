// Each seat's expected share of the victory, from move to move. The mouse reads the point it is at and chooses it with a
// click, the arrow keys go from point to point.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Review
import Capitol.Theme

Item {
    id: chart

    required property GameReview review
    required property Replay replay
    property bool labelled: true
    readonly property real inset: Theme.sized(9)
    readonly property real leftMargin: labelled ? percents.width + 6 : 0
    readonly property real bottomMargin: labelled ? Theme.smallSize * 1.5 : 0
    readonly property int last: Math.max(1, review.moves)

    // As assistive technology knows a slider.
    readonly property int value: review.move
    readonly property int minimumValue: 0
    readonly property int maximumValue: review.moves
    readonly property int stepSize: 1

    signal chosen(int move)

    function seenAt(move: int): real {
        return plot.x + inset + (plot.width - 2 * inset) * move / last;
    }

    function moveAt(x: real): int {
        const part = (x - plot.x - inset) / Math.max(1, plot.width - 2 * inset);
        return Math.round(Math.max(0, Math.min(1, part)) * review.moves);
    }

    function press(key: int): bool {
        if (key === Qt.Key_Left || key === Qt.Key_Right)
            replay.step(key === Qt.Key_Left ? -1 : 1);
        else if (key === Qt.Key_PageUp || key === Qt.Key_PageDown)
            replay.step(key === Qt.Key_PageUp ? -10 : 10);
        else if (key === Qt.Key_Home || key === Qt.Key_End)
            replay.goTo(key === Qt.Key_Home ? 0 : replay.moves);
        else if (key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space)
            chosen(review.move);
        else
            return false;
        return true;
    }

    objectName: "reviewChart"
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: review.sharesText
    Accessible.description: qsTr("Expected share of the victory, from move to move")
    Accessible.onIncreaseAction: replay.step(1)
    Accessible.onDecreaseAction: replay.step(-1)
    Keys.onPressed: event => event.accepted = chart.press(event.key)

    Rectangle {
        id: plot

        x: chart.leftMargin
        width: chart.width - x
        height: chart.height - chart.bottomMargin
        radius: 4
        color: Theme.panelSoft
        border.color: Theme.line
    }

    // Widest of the labels at the left.
    TextMetrics {
        id: percents

        font.family: Theme.sans
        font.pixelSize: Theme.smallSize
        text: qsTr("%1%", "a share in percent").arg(100)
    }

    Repeater {
        model: [0, 0.25, 0.5, 0.75, 1]

        delegate: Item {
            id: level

            required property real modelData

            y: plot.y + chart.inset + (plot.height - 2 * chart.inset) * (1 - modelData)
            width: chart.width

            Rectangle {
                x: plot.x + 1
                width: plot.width - 2
                height: 1
                color: Theme.line
            }

            BodyText {
                width: percents.width
                anchors.verticalCenter: parent.verticalCenter
                visible: chart.labelled && (level.modelData * 2) % 1 === 0
                text: qsTr("%1%", "a share in percent").arg(level.modelData * 100)
                font.pixelSize: Theme.smallSize
                color: Theme.inkSoft
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: chart.replay.rounds

        delegate: Item {
            id: round

            required property int index
            required property int modelData
            readonly property real until: index + 1 < chart.replay.rounds.length ? chart.replay.rounds[index + 1] : chart.review.moves

            x: chart.seenAt(modelData)
            width: chart.seenAt(until) - x
            height: plot.height

            Rectangle {
                visible: round.index > 0
                width: 1
                height: parent.height
                color: Theme.bronze
            }

            BodyText {
                anchors.top: parent.bottom
                width: parent.width
                visible: chart.labelled
                text: qsTr("Round %1").arg(round.index + 1)
                font.pixelSize: Theme.smallSize
                color: Theme.inkSoft
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sized(9)
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: chart.review.turningPoints

        delegate: Rectangle {
            required property int modelData

            x: chart.seenAt(modelData) - width / 2
            y: 1
            width: Theme.sized(9)
            height: width
            rotation: 45
            color: Theme.accent
            border.color: Theme.panel
        }
    }

    Repeater {
        id: curves

        model: chart.review.seats

        delegate: ShareCurve {
            required property int index
            required property int hue
            required shares
            readonly property PlayerHue look: Theme.player(hue)

            anchors.fill: plot
            colour: look.colour
            symbol: look.symbol
            ink: Theme.inkOn(look.colour)
            edge: Theme.scheme === "light" ? "#5a4c40" : Theme.panel
            thickness: Theme.sized(2.4)
            inset: chart.inset
            shift: (index + 0.5) / Math.max(1, curves.count)
        }
    }

    Rectangle {
        visible: mouse.containsMouse
        x: chart.seenAt(chart.moveAt(mouse.mouseX)) - width / 2
        width: 1
        height: plot.height
        color: Theme.ink
    }

    Rectangle {
        x: chart.seenAt(chart.review.move) - width / 2
        width: 3
        height: plot.height
        color: Theme.focus
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPositionChanged: chart.review.pointed = chart.moveAt(mouseX)
        onExited: chart.review.pointed = -1
        onClicked: chart.chosen(chart.moveAt(mouseX))
    }

    FocusRing {
        shown: chart.activeFocus
    }
}
