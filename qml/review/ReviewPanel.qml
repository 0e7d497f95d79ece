// The review of a game: the chart and the figures, and beside them the moments. Where there is no room for both, one at
// a time.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameReview review
    required property Replay replay
    readonly property bool ready: review.ready
    readonly property bool both: width > Theme.sized(820)
    property bool listing: false // the moments, where there is room for one

    signal chosen(int move) // to be looked at on the board
    signal boardWanted

    // To what the keyboard most likely wants.
    function enter(): void {
        if (!review.ready)
            waiting.enter();
        else if (both || !listing)
            chart.forceActiveFocus(Qt.TabFocusReason);
        else
            list.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "reviewPanel"
    border.color: Theme.accent
    border.width: 2
    onReadyChanged: {
        if (ready && waiting.activeFocus) // which goes from sight
            enter();
    }

    // What the table would do with these keys could not be seen.
    Keys.onEscapePressed: boardWanted()
    Keys.onUpPressed: {}
    Keys.onDownPressed: {}
    Keys.onSpacePressed: {}

    Shield {}

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.narrow ? 10 : 16
        spacing: 10

        RowLayout {
            spacing: 8

            Heading {
                Layout.fillWidth: true
                text: qsTr("Review of the game")
                font.pixelSize: Theme.sized(22)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sized(15)
                elide: Text.ElideRight
            }

            CapButton {
                objectName: "reviewSwitch"
                visible: panel.review.ready && !panel.both
                text: panel.listing ? qsTr("Chart") : qsTr("Moments")
                onClicked: panel.listing = !panel.listing
            }

            CapButton {
                objectName: "reviewBoard"
                text: qsTr("Show the board")
                primary: panel.review.ready
                onClicked: panel.boardWanted()
            }
        }

        ReviewProgress {
            id: waiting

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !panel.review.ready
            review: panel.review
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panel.review.ready
            spacing: 16

            ScrollColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                visible: panel.both || !panel.listing
                spacing: 10
                margins: 4 // for the ring of the focus
                rightMargin: roomForBar ? 16 : 4

                ReviewChart {
                    id: chart

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: Theme.sized(150)
                    Layout.maximumHeight: Theme.sized(600)
                    review: panel.review
                    replay: panel.replay
                    onChosen: move => panel.chosen(move)
                }

                ReviewReadout {
                    Layout.fillWidth: true
                    review: panel.review
                }

                ReviewFigures {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    review: panel.review
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 2
                visible: panel.both || panel.listing
                spacing: 8

                MomentFilter {
                    Layout.fillWidth: true
                    review: panel.review
                }

                MomentList {
                    id: list

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    review: panel.review
                    onChosen: move => panel.chosen(move)
                }
            }
        }
    }
}
