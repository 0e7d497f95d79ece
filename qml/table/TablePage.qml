// The table: who plays on the left, the board in the middle, the log on the right, hand and actions below.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Replays
import Capitol.Scoring

TableKeys {
    id: table

    function choose(row: int): void {
        if (session.phase === GameSession.Phase.Bidding)
            session.toggleBid(row);
        else
            session.selectCard(row);
    }

    // A card taken up by the mouse is chosen; let go above the senator card it is bid, over the board it is placed.
    function lift(row: int): void {
        if (session.phase === GameSession.Phase.Construction && session.selectedCard !== row)
            session.selectCard(row);
    }

    function drop(row: int, inWindow: point): void {
        if (session.phase !== GameSession.Phase.Bidding)
            board.dropped(inWindow);
        else if (stage.contains(stage.mapFromItem(null, inWindow)))
            session.toggleBid(row);
    }

    session: App.session
    onCardChosen: row => choose(row)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 6
        spacing: 6

        TopBar {
            Layout.fillWidth: true
            session: table.session
            onMenuWanted: menu.open()
        }

        RowLayout {
            spacing: 6

            PlayersPanel {
                Layout.preferredWidth: Math.max(190, table.width * 0.16)
                Layout.fillHeight: true
                session: table.session
            }

            ColumnLayout {
                spacing: 6

                RowLayout {
                    spacing: 6

                    BoardView {
                        id: board

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        session: table.session
                        // From the keyboard the next Enter is to confirm, not to pick again.
                        onPicked: {
                            if (table.session.canConfirm)
                                table.rest();
                        }
                    }

                    LogPanel {
                        Layout.preferredWidth: Math.max(190, table.width * 0.17)
                        Layout.fillHeight: true
                        session: table.session
                    }
                }

                StagePanel {
                    id: stage

                    Layout.fillWidth: true
                    session: table.session
                }
            }
        }

        ReplayBar {
            Layout.fillWidth: true
            visible: table.session.replay.watching
            session: table.session
        }

        RowLayout {
            Layout.fillHeight: false
            spacing: 6

            HandPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                session: table.session
                onCardChosen: row => table.choose(row)
                onCardLifted: row => table.lift(row)
                onCardDropped: (row, inWindow) => table.drop(row, inWindow)
            }

            ActionPanel {
                Layout.preferredWidth: 400
                Layout.preferredHeight: 160
                visible: !table.session.replay.on
                session: table.session
                onPlayForNothingWanted: question.open()
            }

            PastPanel {
                Layout.preferredWidth: 400
                Layout.preferredHeight: 160
                visible: table.session.replay.on
                session: table.session
            }
        }
    }

    EndPanel {
        anchors.centerIn: parent
        visible: table.session.phase === GameSession.Phase.Over && !table.session.canNext && !table.session.replay.on
        session: table.session
        onSaveWanted: menu.save()
    }

    TableMenu {
        id: menu

        x: table.width - width - 6
        y: 50
    }

    Question {
        id: question

        title: qsTr("Play for nothing?")
        text: qsTr("%1 is discarded and nothing is built.").arg(table.session.selectedName)
        yes: qsTr("Play for nothing")
        no: qsTr("Keep it")
        onAccepted: table.session.playForNothing()
    }
}
