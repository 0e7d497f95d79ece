// A player: name, score, cards, engineer, and the contracts being built.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Play
import Capitol.Theme

Rectangle {
    id: plate

    required property int index
    required property string name
    required property string engineer
    required property string power
    required property string tiles
    required property int number
    required property bool swappable
    required property int seat
    required property int hue
    required property int score
    required property int hand
    required property bool toMove
    required property CanalSession session
    required property CanalSpot spot
    required property RemoteSeat there // of somebody at a table elsewhere; else null

    readonly property string standing: there?.words ?? ""

    component CardCount: BodyText {
        required property int count

        text: qsTr("%n card(s)", "", count)
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
        Accessible.ignored: true
    }

    implicitHeight: column.implicitHeight + 12
    radius: Theme.radius
    color: toMove ? Theme.glowSoft : Theme.panel
    border.color: toMove ? Theme.accent : Theme.line
    border.width: toMove ? 2 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const parts = [qsTr("%1: %n point(s)", "", score).arg(name), qsTr("%n card(s) in hand", "", hand), qsTr("tiles left: %1").arg(tiles)];
        if (toMove)
            parts.push(qsTr("current player"));
        if (standing !== "")
            parts.push(standing);
        if (clock.text !== "")
            parts.push(clock.text);
        return parts.join(", ");
    }

    Shield {}

    HoverHandler {
        onHoveredChanged: {
            if (hovered)
                plate.spot.seat = plate.hue;
            else if (plate.spot.seat === plate.hue) // and not another one's by now
                plate.spot.seat = -1;
        }
    }

    Column { // no layout: several of those within each other lose a height that goes with a width
        id: column

        x: 6
        y: 6
        width: parent.width - 12
        spacing: 2

        Item {
            width: parent.width
            height: Math.max(badge.height, name.height)
            opacity: plate.there?.away ? 0.5 : 1

            PlayerBadge {
                id: badge

                hue: plate.hue
            }

            BodyText {
                id: name

                anchors.left: badge.right
                anchors.right: cards.visible ? cards.left : points.left
                anchors.margins: 6
                text: plate.name
                font.bold: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            CardCount {
                id: cards

                anchors.right: points.left
                anchors.rightMargin: 6
                anchors.baseline: points.baseline
                visible: !Theme.narrow
                count: plate.hand
            }

            BodyText {
                id: points

                objectName: "score" + plate.index
                anchors.right: parent.right
                text: plate.score
                font.bold: true
                font.pixelSize: Theme.sized(20)
                Accessible.ignored: true
            }
        }

        CardCount {
            visible: Theme.narrow
            count: plate.hand
        }

        Row {
            visible: plate.standing !== "" || clock.text !== ""
            spacing: 10

            RemoteClock {
                id: clock

                objectName: "clock" + plate.index
                of: plate.there
            }

            BodyText {
                objectName: "standing" + plate.index
                text: plate.standing
                font.italic: true
                font.pixelSize: Theme.smallSize
                Accessible.ignored: true
            }
        }

        EngineerLine {
            objectName: "engineer" + plate.number
            width: parent.width
            name: plate.engineer
            power: plate.power
            number: plate.number
            legal: plate.swappable
            onClicked: plate.session.composer.swap(number)
        }

        Repeater {
            model: plate.session.openContracts

            delegate: ContractLine {
                objectName: "open" + index
                width: column.width
                visible: seat === plate.seat
                spot: plate.spot
            }
        }
    }
}
