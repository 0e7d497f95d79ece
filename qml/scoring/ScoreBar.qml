// One player's score after one round.
import QtQuick
import Capitol.Theme

Item {
    id: bar

    required property string name
    required property int hue
    required property list<int> scores
    required property int round // from 0
    required property int most // the score of the tallest bar
    readonly property color colour: Theme.player(hue).colour
    readonly property int score: scores[round]

    implicitWidth: Math.max(26, number.implicitWidth)
    Accessible.role: Accessible.StaticText
    Accessible.name: Texts.filled(qsTr("%1, round %2: %n point(s)", "", score), [name, round + 1])

    Rectangle {
        id: column

        anchors.bottom: badge.top
        anchors.bottomMargin: 3
        anchors.horizontalCenter: parent.horizontalCenter
        width: 22
        height: Math.max(2, (parent.height - number.height - badge.height - 6) * Math.max(0, bar.score) / bar.most)
        radius: 2
        color: bar.colour
        border.color: Qt.darker(bar.colour, 1.5)
    }

    BodyText {
        id: number

        anchors.bottom: column.top
        anchors.horizontalCenter: parent.horizontalCenter
        text: bar.score
        font.pixelSize: Theme.smallSize
        font.bold: true
        Accessible.ignored: true
    }

    PlayerBadge {
        id: badge

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: 18
        height: 18
        hue: bar.hue
        Accessible.ignored: true
    }
}
