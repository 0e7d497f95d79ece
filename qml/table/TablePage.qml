// The table: who plays on the left, the board in the middle, the log on the right, hand and actions below.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Replays
import Capitol.Scoring
import Capitol.Theme

TableKeys {
    id: table

    function choose(row: int): void {
        if (session.state.phase === TableState.Phase.Bidding)
            session.composer.toggleBid(row);
        else if (session.state.phase === TableState.Phase.Draw)
            stage.point(row);
        else
            session.composer.selectCard(row);
    }

    // A card taken up by the mouse is chosen; let go above the senator card it is bid, over the board it is placed.
    function lift(row: int): void {
        if (session.state.phase === TableState.Phase.Construction && session.composer.selectedCard !== row)
            session.composer.selectCard(row);
    }

    function drop(row: int, inWindow: point): void {
        if (session.state.phase === TableState.Phase.Construction)
            board.drop(inWindow);
        else if (session.state.phase === TableState.Phase.Bidding && stage.contains(stage.mapFromItem(null, inWindow)))
            session.composer.toggleBid(row);
    }

    // Towards what is asked for.
    function enter(): void {
        const covered = session.canUncoverHand && session.viewSeat === session.state.toMove;
        if (session.canNext)
            stage.enter();
        else if (session.help.guide.reading)
            ((Theme.narrow ? teacherAbove.item : teacherBeside) as GuidePanel).enter();
        else if (session.composer.roofChoiceOpen)
            actions.enterRoofs();
        else if (covered || session.composer.canSeal)
            hand.enter();
        else if (session.state.phase === TableState.Phase.Draw)
            stage.enter();
        else
            board.enter();
    }

    function remember(): void {
        if (session.help.memoryAgreed)
            memory.open();
    }

    // What has just come to be asked is not what Enter was meant for, and a bid of nothing cannot be made good.
    function confirm(): void {
        const composer = session.composer;
        if (composer.canSeal && !settled)
            return;
        if (composer.canSeal && composer.bidCount === 0 && hand.cardCount > 0)
            bidNothing.open();
        else
            composer.confirm();
    }

    signal compareWanted
    signal settingsWanted
    signal keysWanted
    signal rulesWanted
    signal aboutWanted

    session: App.session
    onCardChosen: row => choose(row)
    onArrowPressed: enter()
    onAskedChanged: {
        if (asked)
            drawOn.restart();
    }
    onMenuWanted: menu.open()
    onMemoryWanted: remember()
    onConfirmWanted: confirm()

    ScrollColumn {
        id: page

        anchors.fill: parent
        margins: 6
        rightMargin: Theme.narrow ? 18 : 6
        spacing: 6

        TopBar {
            id: topBar

            Layout.fillWidth: true
            session: table.session
            onMenuWanted: menu.open()
            onMemoryWanted: table.remember()
        }

        Loader {
            id: teacherAbove

            Layout.fillWidth: true
            active: Theme.narrow && table.session.help.guide.on
            visible: active
            sourceComponent: GuidePanel {
                session: App.session
            }
        }

        RowLayout {
            spacing: 6

            Item {
                id: playersBeside

                visible: !Theme.narrow
                Layout.preferredWidth: Math.max(Theme.sized(190), table.width * 0.16)
                Layout.fillHeight: true
            }

            ColumnLayout {
                spacing: 6

                RowLayout {
                    spacing: 6

                    BoardView {
                        id: board

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.minimumHeight: Theme.narrow ? Math.max(page.height * 0.6, Theme.sized(230)) : -1
                        session: table.session
                        hover: spot
                        covered: endPane.visible
                        // From the keyboard the next Enter is to confirm, not to pick again.
                        onPicked: table.rest()
                    }

                    GuidePanel {
                        id: teacherBeside

                        visible: !Theme.narrow && table.session.help.guide.on
                        Layout.preferredWidth: Math.max(Theme.sized(220), table.width * 0.2)
                        Layout.fillHeight: true
                        session: table.session
                    }

                    Item {
                        id: logBeside

                        visible: !Theme.narrow && !table.session.help.guide.on
                        Layout.preferredWidth: Math.max(Theme.sized(190), table.width * 0.17)
                        Layout.fillHeight: true
                    }
                }

                StagePanel {
                    id: stage

                    Layout.fillWidth: true
                    session: table.session
                    settled: table.settled
                    onConfirmWanted: table.confirm()
                }
            }
        }

        HintBar {
            Layout.fillWidth: true
            session: table.session
        }

        ReplayBar {
            Layout.fillWidth: true
            visible: table.session.replay.watching
            session: table.session
        }

        GridLayout {
            Layout.fillHeight: false
            columns: Theme.narrow ? 1 : 2
            columnSpacing: 6
            rowSpacing: 6

            HandPanel {
                id: hand

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: Theme.sized(134)
                session: table.session
                onCardChosen: row => table.choose(row)
                onCardLifted: row => table.lift(row)
                onCardMoved: inWindow => board.drag(inWindow)
                onCardDropped: (row, inWindow) => table.drop(row, inWindow)
            }

            ActionPanel {
                id: actions

                Layout.fillWidth: Theme.narrow
                Layout.preferredWidth: Theme.sized(400)
                Layout.preferredHeight: Theme.sized(160)
                visible: !table.session.replay.on
                session: table.session
                settled: table.settled
                onConfirmWanted: table.confirm()
                onPlayForNothingWanted: question.open()
                onRoofPicked: table.rest()
            }

            PastPanel {
                Layout.fillWidth: Theme.narrow
                Layout.preferredWidth: Theme.sized(400)
                Layout.preferredHeight: Theme.sized(160)
                visible: table.session.replay.on
                session: table.session
            }
        }

        Item {
            id: playersBelow

            visible: Theme.narrow
            Layout.fillWidth: true
            Layout.preferredHeight: table.session.seats.count * Theme.sized(112)
        }

        Item {
            id: logBelow

            visible: Theme.narrow
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.sized(200)
        }
    }

    // One of each, where there is room for it.
    PlayersPanel {
        parent: Theme.narrow ? playersBelow : playersBeside
        anchors.fill: parent
        session: table.session
        hover: spot
    }

    LogPanel {
        parent: Theme.narrow ? logBelow : logBeside
        anchors.fill: parent
        session: table.session
        hover: spot
    }

    ScrollPane {
        id: endPane

        // Between the players and the log where there is room, or else over all but the top bar.
        readonly property real usual: Theme.sized(832)
        readonly property bool between: usual + 2 * (logBeside.width + 6) <= parent.width
        readonly property real above: between || Theme.narrow ? 0 : topBar.height + 6
        readonly property real room: parent.height - above - 12

        anchors.centerIn: parent
        anchors.verticalCenterOffset: above / 2
        width: between ? usual : parent.width - 12
        height: Math.min(end.height, room)
        contentHeight: end.height
        visible: table.session.state.phase === TableState.Phase.Over && !table.session.canNext && !table.session.replay.on && !table.session.help.guide.on

        EndPanel {
            id: end

            width: endPane.width
            height: endPane.between || Theme.narrow ? Theme.sized(600) : endPane.room
            session: table.session
            onSaveWanted: menu.save()
        }
    }

    // Once what had the keyboard has let it go.
    Timer {
        id: drawOn

        interval: 0
        onTriggered: stage.goOnDrawing()
    }

    HoverState {
        id: spot

        sites: table.session.sites
    }

    Announcer {
        id: announcer

        session: table.session
        Accessible.role: Accessible.Notification
        Accessible.name: announcer.text
    }

    TableMenu {
        id: menu

        x: table.width - width - 6
        y: Theme.sized(50)
        onClosed: table.rest() // the button that opened it would take Enter
        onCompareWanted: table.compareWanted()
        onSettingsWanted: table.settingsWanted()
        onKeysWanted: table.keysWanted()
        onRulesWanted: table.rulesWanted()
        onAboutWanted: table.aboutWanted()
        onMemoryWanted: table.remember()
    }

    LateSheet {
        id: memory

        sourceComponent: MemorySheet {
            session: App.session
        }
    }

    LateSheet {
        id: question

        sourceComponent: Question {
            title: qsTr("Play without effect?")
            text: qsTr("You discard %1 and build nothing.").arg(App.session.composer.selectedName)
            yes: qsTr("Play without effect")
            no: qsTr("Keep it")
            onAccepted: App.session.composer.playForNothing()
        }
    }

    LateSheet {
        id: bidNothing

        sourceComponent: Question {
            title: qsTr("Bid nothing?")
            text: qsTr("Once sealed, a bid cannot be changed.")
            yes: qsTr("Bid nothing")
            no: qsTr("Choose cards")
            onAccepted: App.session.composer.sealBid()
        }
    }
}
