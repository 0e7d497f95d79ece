// What the review says of the moment that the board shows, and the ways to other moments.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: bar

    required property GameReview review
    required property Replay replay
    required property bool charted // there is room for the chart

    signal chosen(int move)
    signal panelWanted

    objectName: "reviewBar"
    implicitHeight: column.implicitHeight + 16
    border.color: Theme.accent

    Shield {}

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 8
        spacing: 6

        ReviewChart {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.sized(70)
            visible: bar.charted
            review: bar.review
            replay: bar.replay
            labelled: false
            onChosen: move => bar.chosen(move)
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 6

            ScrollColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: Math.min(text.implicitHeight, Theme.bodySize * 4.2)
                rightMargin: overfull ? 14 : 0

                BodyText {
                    id: text

                    objectName: "reviewText"
                    Layout.fillWidth: true
                    text: bar.review.moveText
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text.text
                }
            }

            GridLayout {
                Layout.fillWidth: false
                Layout.alignment: Qt.AlignTop
                columns: Theme.narrow ? 2 : 3
                columnSpacing: 6
                rowSpacing: 6

                CapButton {
                    objectName: "reviewPrevious"
                    implicitWidth: Theme.sized(42)
                    leftPadding: 2
                    rightPadding: 2
                    focusPolicy: Qt.TabFocus
                    text: "▲"
                    Accessible.name: qsTr("Previous moment of the review")
                    enabled: bar.review.previous >= 0
                    onClicked: bar.chosen(bar.review.previous)
                }

                CapButton {
                    objectName: "reviewNext"
                    implicitWidth: Theme.sized(42)
                    leftPadding: 2
                    rightPadding: 2
                    focusPolicy: Qt.TabFocus
                    text: "▼"
                    Accessible.name: qsTr("Next moment of the review")
                    enabled: bar.review.next >= 0
                    onClicked: bar.chosen(bar.review.next)
                }

                CapButton {
                    objectName: "reviewOverview"
                    Layout.columnSpan: Theme.narrow ? 2 : 1
                    Layout.fillWidth: true
                    leftPadding: 8
                    rightPadding: 8
                    focusPolicy: Qt.TabFocus
                    text: qsTr("Review")
                    primary: true
                    onClicked: bar.panelWanted()
                }
            }
        }
    }
}
