// One player: colour and symbol, name, score, hand, spare roofs, yard; whose turn it is and who has the consul.
import QtQuick
import QtQuick.Layouts
import Capitol.Play
import Capitol.Theme

Rectangle {
    id: row

    required property int index
    required property string name
    required property int hue
    required property int score
    required property int handCount // -1: hidden
    required property list<int> handKinds // empty: hidden
    required property int roofsRound
    required property int roofsTriangular
    required property string yardText
    required property bool consul
    required property bool toMove
    required property bool passed
    required property bool hasBid
    required property bool pointed // at it, or on the board at a building of this player
    required property bool focused
    required property bool folded // to badge and score
    required property bool dense // there is little room
    required property RemoteSeat there // of somebody at a table elsewhere; else null

    readonly property bool away: there !== null && there.away
    readonly property string clock: there?.clock ?? ""
    readonly property string standing: there !== null && there.words !== "" ? there.words : passed ? qsTr("passed") : hasBid ? qsTr("has bid") : ""

    component Standing: BodyText {
        Layout.alignment: Qt.AlignRight
        font.italic: true
        font.pixelSize: Theme.smallSize
    }

    implicitHeight: column.implicitHeight + (dense ? 4 : 12)
    radius: 6
    color: toMove ? Theme.glowSoft : Theme.panelSoft
    border.color: toMove ? Theme.accent : pointed ? Theme.bronze : Theme.line
    border.width: toMove || pointed ? 2 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const parts = [qsTr("%1: %n point(s)", "", score).arg(name)];
        if (toMove)
            parts.push(qsTr("current player"));
        if (consul)
            parts.push(qsTr("consul"));
        if (standing !== "")
            parts.push(standing);
        if (clock !== "")
            parts.push(clock);
        return parts.join(", ");
    }

    Shield {}

    FocusRing {
        anchors.margins: 0
        shown: row.focused
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 8
        spacing: row.dense ? 0 : 2

        RowLayout {
            spacing: 6
            opacity: row.away ? 0.5 : 1

            PlayerBadge {
                hue: row.hue
            }

            BodyText {
                Layout.fillWidth: true
                visible: !row.folded
                text: row.name
                font.bold: true
                elide: Text.ElideRight
            }

            RemoteClock {
                objectName: "clock" + row.index
                visible: !row.folded && row.clock !== ""
                of: row.there
            }

            Heading {
                text: row.score
                font.pixelSize: Theme.sized(20)
            }
        }

        RemoteClock {
            Layout.alignment: Qt.AlignRight
            visible: row.folded && row.clock !== ""
            of: row.there
        }

        RowLayout {
            visible: !row.folded
            spacing: 10

            Holding {
                text: row.handCount < 0 ? "?" : row.handCount
                Accessible.name: row.handCount < 0 ? qsTr("Hand hidden") : qsTr("%n card(s) in hand", "", row.handCount)

                CardBack {
                    anchors.fill: parent
                    anchors.leftMargin: 4
                    anchors.rightMargin: 4
                    radius: 2
                }
            }

            HandKinds {
                visible: row.handKinds.length > 0
                kinds: row.handKinds
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.sized(32) // of two lines, always: the plates below do not move
            visible: !row.folded
            spacing: 10

            Holding {
                text: row.roofsRound
                Accessible.name: qsTr("%n round roof(s)", "", row.roofsRound)

                RoofGlyph {
                    anchors.fill: parent
                    roof: 1
                    colour: Theme.player(row.hue).colour
                }
            }

            Holding {
                text: row.roofsTriangular
                Accessible.name: qsTr("%n triangular roof(s)", "", row.roofsTriangular)

                RoofGlyph {
                    anchors.fill: parent
                    roof: 2
                    colour: Theme.player(row.hue).colour
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Standing {
                    visible: row.consul
                    text: qsTr("consul")
                    color: Theme.accent
                }

                Standing {
                    visible: row.standing !== ""
                    text: row.standing
                }
            }
        }

        YardStrip {
            Layout.fillWidth: true
            visible: !row.folded
            yardText: row.yardText
            hue: row.hue
        }
    }
}
