// Who starts, if the rules leave that to the players: the oldest, or one they choose.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: choice

    required property SeatList seats
    required property int rule // VariantChoice.FirstPlayer
    readonly property bool oldest: rule === VariantChoice.FirstPlayer.Oldest
    readonly property int byLot: -1
    readonly property int seat: picked < seats.seatCount && !(oldest && picked === byLot) ? picked : 0
    property int picked: 0 // a seat, or `byLot`

    readonly property bool asked: rule !== VariantChoice.FirstPlayer.Drawn

    visible: asked
    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: question.text

    Row {
        id: row

        width: parent.width
        spacing: 8

        BodyText {
            id: question

            width: Theme.sized(90)
            topPadding: Theme.sized(8)
            text: qsTr("Who starts?")
            wrapMode: Text.Wrap
        }

        Flow {
            width: row.width - question.width - row.spacing
            spacing: 8

            Repeater {
                model: choice.seats.model

                delegate: ChoiceButton {
                    required property int index
                    required property string name

                    objectName: "first" + index
                    width: Math.min(implicitWidth, Theme.sized(220))
                    visible: index < choice.seats.seatCount
                    text: name
                    checked: choice.seat === index
                    Accessible.description: question.text
                    onClicked: choice.picked = index
                }
            }

            ChoiceButton {
                objectName: "firstByLot"
                visible: !choice.oldest
                text: qsTr("At random")
                font.italic: true
                checked: choice.seat === choice.byLot
                Accessible.description: question.text
                onClicked: choice.picked = choice.byLot
            }
        }
    }

    BodyText {
        x: question.width + row.spacing
        width: parent.width - x
        text: choice.oldest ? qsTr("In these rules, the oldest player is the first consul.") : qsTr("In these rules, you decide together who will be the first consul.")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
