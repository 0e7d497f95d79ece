// The puzzle of the day, and the way to those of days before.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Rectangle {
    id: card

    required property Puzzles puzzles

    implicitHeight: column.implicitHeight + 2 * column.y
    radius: Theme.radius
    color: Theme.panelSoft
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    ColumnLayout {
        id: column

        x: Theme.sized(14)
        y: Theme.sized(14)
        width: parent.width - 2 * x
        spacing: Theme.sized(8)

        Heading {
            id: heading

            Layout.fillWidth: true
            text: qsTr("Puzzle of the day")
            font.pixelSize: Theme.sized(20)
            wrapMode: Text.Wrap
        }

        RowLayout {
            spacing: Theme.sized(8)

            CapButton {
                id: before

                objectName: "dayBefore"
                leftPadding: 2
                rightPadding: 2
                text: "◀"
                Accessible.name: qsTr("The day before")
                enabled: card.puzzles.daysAgo < card.puzzles.mostDaysAgo
                onClicked: {
                    const reason = focusReason; // no ring for the mouse
                    ++card.puzzles.daysAgo;
                    if (!enabled)
                        after.forceActiveFocus(reason);
                }
            }

            BodyText {
                objectName: "puzzleDay"
                Layout.fillWidth: true
                text: card.puzzles.day
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }

            CapButton {
                id: after

                objectName: "dayAfter"
                leftPadding: 2
                rightPadding: 2
                text: "▶"
                Accessible.name: qsTr("The day after")
                enabled: card.puzzles.daysAgo > 0
                onClicked: {
                    const reason = focusReason; // no ring for the mouse
                    --card.puzzles.daysAgo;
                    if (!enabled)
                        before.forceActiveFocus(reason);
                }
            }
        }

        BodyText {
            objectName: "puzzleDayText"
            Layout.fillWidth: true
            text: card.puzzles.dayText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        CapButton {
            objectName: "playPuzzleOfDay"
            Layout.fillWidth: true
            text: qsTr("Play")
            primary: true
            onClicked: card.puzzles.playOfDay()
        }
    }
}
