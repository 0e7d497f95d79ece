// The end: who won, the ranking, and what next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session

    // The same seats, players and rules again.
    function playAgain(): void {
        const model = session.seats;
        const seats = [];
        for (let i = 0; i < model.count; ++i) {
            const row = model.index(i, 0);
            seats.push({
                name: model.data(row, SeatModel.Name),
                player: model.data(row, SeatModel.Player),
                colour: model.data(row, SeatModel.Colour)
            });
        }
        App.newGame(seats, App.preferences.lastVariant, "");
    }

    width: Theme.sized(460)
    height: column.implicitHeight + 48

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 28
        spacing: 12

        LaurelGlyph {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Theme.sized(72)
            Layout.preferredHeight: Theme.sized(72)
            colour: Theme.laurel
        }

        Heading {
            objectName: "endTitle"
            Layout.fillWidth: true
            text: panel.session.prompt
            font.pixelSize: Theme.sized(24)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        ColumnLayout {
            spacing: 0

            Repeater {
                model: 4

                delegate: RankGroup {
                    Layout.fillWidth: true
                    session: panel.session
                }
            }
        }

        RowLayout {
            Layout.topMargin: Theme.sized(8)
            spacing: 12

            CapButton {
                objectName: "rematchButton"
                Layout.fillWidth: true
                text: qsTr("Play again")
                primary: true
                onClicked: panel.playAgain()
            }

            CapButton {
                objectName: "endLeaveButton"
                Layout.fillWidth: true
                text: qsTr("Back to the start page")
                onClicked: App.leaveGame()
            }
        }
    }
}
