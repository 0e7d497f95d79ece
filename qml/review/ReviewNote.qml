// Beside the board: what the review says of the moment that it shows, and the ways to other moments.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: note

    required property GameReview review
    required property Replay replay
    readonly property bool charted: height > Theme.sized(310) // there is room for the chart

    signal chosen(int move)
    signal panelWanted
    signal closeWanted

    objectName: "reviewNote"
    border.color: Theme.accent
    border.width: 2

    Shield {}

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 8
        spacing: 6

        // Where they stay, whatever is said below.
        RowLayout {
            Layout.fillWidth: true
            spacing: 6

            NoteButton {
                objectName: "reviewPrevious"
                text: "▲"
                name: qsTr("Previous moment of the review")
                enabled: note.review.previous >= 0
                onClicked: note.chosen(note.review.previous)
            }

            NoteButton {
                objectName: "reviewNext"
                text: "▼"
                name: qsTr("Next moment of the review")
                enabled: note.review.next >= 0
                onClicked: note.chosen(note.review.next)
            }

            CapButton {
                objectName: "reviewOverview"
                Layout.fillWidth: true
                leftPadding: 4
                rightPadding: 4
                focusPolicy: Qt.TabFocus
                text: qsTr("Review")
                onClicked: note.panelWanted()
            }

            NoteButton {
                objectName: "reviewClose"
                text: "✕"
                name: qsTr("Close the review")
                onClicked: note.closeWanted()
            }
        }

        ReviewChart {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.sized(110)
            visible: note.charted
            review: note.review
            replay: note.replay
            labelled: false
            onChosen: move => note.chosen(move)
        }

        ReviewReadout {
            Layout.fillWidth: true
            visible: note.charted
            review: note.review
            slim: true
        }

        // The arrow keys scroll what does not fit.
        ScrollColumn {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            rightMargin: roomForBar ? 14 : 0
            activeFocusOnTab: overfull
            Accessible.role: Accessible.Pane
            Accessible.name: words.text
            Keys.onUpPressed: roll(-Theme.sized(40))
            Keys.onDownPressed: roll(Theme.sized(40))

            BodyText {
                id: words

                objectName: "reviewText"
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                text: note.review.moveText
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
                Accessible.name: words.text
                onTextChanged: scroll.contentY = 0
            }

            Item {
                Layout.fillHeight: true
            }
        }
    }

    FocusRing {
        anchors.margins: 0
        shown: scroll.activeFocus
    }
}
