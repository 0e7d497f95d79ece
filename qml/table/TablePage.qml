// The table: the board has the window, and over it lie who plays on the left, the log on the right, hand and actions below.
import QtQuick
import Capitol
import Capitol.Play
import Capitol.Puzzles
import Capitol.Replay
import Capitol.Review
import Capitol.Scoring
import Capitol.Theme

TableKeys {
    id: table

    readonly property RemoteTable remote: App.remoteTable // null for a game that is played here
    property bool chatting: false

    function chat(): void {
        chatting = !chatting;
        if (!chatting)
            rest();
    }

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
            teacher.enter();
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

    // A hint that came meanwhile would change what the question is about.
    function ask(sheet: LateSheet): void {
        if (session.help.adviser.thinking)
            session.help.adviser.forget();
        sheet.open();
    }

    // What has just come to be asked is not what Enter was meant for, and a bid of nothing cannot be made good.
    function confirm(): void {
        const composer = session.composer;
        if (composer.canSeal && !settled)
            return;
        if (composer.canSeal && composer.bidCount === 0 && hand.cardCount > 0)
            ask(bidNothing);
        else
            composer.confirm();
    }

    signal compareWanted
    signal settingsWanted
    signal keysWanted
    signal rulesWanted
    signal aboutWanted

    session: App.session
    review: App.review
    typing: chatPanel.typing
    onCardChosen: row => choose(row)
    onArrowPressed: enter()
    onAskedChanged: {
        if (asked && !typing)
            drawOn.restart();
    }
    onMenuWanted: menu.open()
    onMemoryWanted: remember()
    onLogWanted: App.preferences.logShown = !App.preferences.logShown
    onConfirmWanted: confirm()
    onMomentWanted: move => tableReview.lookAt(move)
    onReviewWanted: tableReview.open()

    TableLayout {
        id: layout

        width: table.width
        height: table.height
        guided: table.session.help.guide.on || App.puzzles.posed.on
    }

    BoardView {
        id: board

        anchors.fill: parent
        frame: layout.frame
        cameraShown: !Theme.narrow || !stage.visible // its buttons would be cut
        session: table.session
        hover: spot
        covered: endPane.visible || flight.running || tableReview.overBoard
        flight: flight
        settled: table.settled
        notesEnd: notes.y + notes.height
        hiddenRight: note.visible ? Math.max(0, layout.frame.x + layout.frame.width - column.x) : 0
        // From the keyboard the next Enter is to confirm, not to pick again.
        onPicked: table.rest()
    }

    // The first deed is not missed.
    Binding {
        target: table.session
        property: "showPaused"
        value: !board.drawn
    }

    TopBar {
        id: topBar

        x: layout.margin
        y: layout.margin
        width: parent.width - 2 * layout.margin
        height: layout.barHeight
        session: table.session
        logSwitch: !layout.wide && !layout.guided
        remote: table.remote
        onChatWanted: table.chat()
        onMenuWanted: menu.open()
        onMemoryWanted: table.remember()
    }

    PlayersPanel {
        id: players

        x: layout.margin
        y: layout.top
        width: layout.plateWidth
        height: Math.min(implicitHeight, layout.free)
        z: 1 // a plate that unfolds lies over the board's notes
        session: table.session
        hover: spot
        dense: layout.free < Theme.sized(480)
        remote: table.remote
        unfoldedWidth: Theme.narrow ? Theme.sized(190) : layout.plateWidth
    }

    HandPanel {
        id: hand

        x: layout.margin
        y: parent.height - height
        width: parent.width - layout.actionWidth - 3 * layout.margin
        height: layout.handHeight
        cardHeight: layout.cardHeight
        session: table.session
        settled: table.settled
        onCardChosen: row => table.choose(row)
        onCardLifted: row => table.lift(row)
        onCardMoved: inWindow => board.drag(inWindow)
        onCardDropped: (row, inWindow) => table.drop(row, inWindow)
    }

    ActionPanel {
        id: actions

        x: parent.width - width - layout.margin
        y: parent.height - height - layout.margin
        width: layout.actionWidth
        height: Math.min(Math.max(implicitHeight, layout.handHeight - layout.margin), layout.below)
        visible: !table.session.replay.on && !endPane.visible
        brief: Theme.narrow && (stage.visible || layout.guided)
        session: table.session
        remote: table.remote
        settled: table.settled
        onConfirmWanted: table.confirm()
        onPlayForNothingWanted: table.ask(question)
        onRoofPicked: table.rest()
    }

    PastPanel {
        id: past

        x: parent.width - width - layout.margin
        y: parent.height - height - layout.margin
        width: layout.actionWidth
        height: Math.min(Math.max(implicitHeight, layout.handHeight - layout.margin), layout.below)
        visible: table.session.replay.on && !tableReview.overBoard
        replay: table.session.replay
        fairPlay: table.session.fairPlay
        text: table.session.thenText
        over: table.session.state.phase === TableState.Phase.Over
        reviewable: App.review.available
        reviewed: note.visible
        playAs: note.visible ? table.session.viewName : ""
        viewSeat: table.session.viewSeat
        seats: table.session.seats
        onSeatPicked: seat => table.session.viewFrom(seat)
        onReviewWanted: tableReview.open()
        onPlayOnWanted: playAs === "" ? App.capitol.playOn() : App.capitol.playOnAs(viewSeat)
        onLeaveWanted: App.capitol.leaveReplay()
        onBackWanted: table.session.backToNow()
    }

    // What lies at the right edge, above what can be done.
    Item {
        id: column

        readonly property Item below: table.session.replay.on ? past : actions

        x: parent.width - width - layout.margin
        y: layout.top
        width: layout.guided ? Math.min(layout.columnWidth, layout.right - 2 * layout.margin) : note.visible && Theme.narrow ? layout.actionWidth : layout.columnWidth
        height: (stage.besideTeacher ? stage.y : below.y) - y - layout.margin

        GuidePanel {
            id: teacher

            anchors.fill: parent
            visible: guide.on
            guide: table.session.help.guide
            showable: table.session.help.canShowTaught
            held: table.session.canNext
            onShowWanted: table.session.help.showTaught()
            onPlayWanted: App.capitol.playFirst()
        }

        PuzzlePanel {
            anchors.fill: parent
            visible: App.puzzles.posed.on
            puzzles: App.puzzles
            onTableWanted: table.rest()
            onListWanted: App.capitol.leave()
            onPlayOnWanted: App.playOnFromPuzzle()
        }

        LogPanel {
            id: log

            anchors.fill: parent
            off: layout.guided
            visible: !layout.guided && !chatPanel.visible && !tableReview.overBoard && !note.visible && (layout.wide || App.preferences.logShown)
            session: table.session
            hover: spot
        }

        ReviewNote {
            id: note

            // Below the bar of the replay, where that reaches over the column.
            anchors.fill: parent
            anchors.topMargin: layout.wide ? 0 : replayBar.height + layout.margin
            visible: tableReview.besideBoard
            review: App.review
            replay: table.session.replay
            onChosen: move => tableReview.lookAt(move)
            onPanelWanted: tableReview.open()
            onCloseWanted: tableReview.leave()
        }

        TableChat {
            id: chatPanel

            anchors.fill: parent
            remote: table.remote
            wanted: table.chatting
            onCloseWanted: table.chat()
        }
    }

    StagePanel {
        id: stage

        readonly property real lowest: Theme.narrow && past.visible ? hand.y : Math.min(hand.y, column.below.y - layout.margin)
        readonly property real highest: replayBar.visible ? notes.y + replayBar.height + layout.margin : layout.top

        // The bids are revealed in the middle; everything else leaves the board in sight.
        readonly property bool central: table.session.state.stage === TableState.StageView.Reveal
        // In a lesson the bids lie left of what is said of them, all else below it, or left of it where there is little room.
        readonly property bool besideTeacher: layout.guided && visible && !central && !Theme.narrow
        readonly property bool asWideAsCan: Theme.narrow ? !layout.guided && !past.visible && layout.frame.width < Theme.sized(500) : besideTeacher
        // So is the review's note, where that lies over the board.
        readonly property real noted: note.visible && !layout.wide && !Theme.narrow ? column.width + layout.margin : 0
        readonly property real room: asWideAsCan ? parent.width - layout.left - layout.margin : layout.frame.width - noted
        x: asWideAsCan ? layout.left : layout.left + (layout.frame.width - noted - width) / 2
        y: central ? Math.max(highest, (layout.top + lowest - height) / 2) : lowest - height
        width: Theme.narrow && !central ? room : Math.min(room, Theme.sized(central ? 800 : 1000))
        height: Math.min(implicitHeight, lowest - highest - (besideTeacher ? layout.teacherHeight : 0))
        session: table.session
        settled: table.settled
    }

    HoverHandler {
        id: mouse
    }

    PlaceNote {
        anchors.fill: parent
        z: 1
        session: table.session
        pointer: mouse
        board: board
        hover: spot
    }

    // Over the board's far edge.
    Column {
        id: notes

        x: layout.left
        y: layout.top
        width: replayBar.visible && Theme.narrow ? parent.width - x - layout.margin : layout.frame.width
        spacing: layout.margin

        ReplayBar {
            id: replayBar

            width: parent.width
            height: implicitHeight
            visible: table.session.replay.watching && !tableReview.overBoard
            replay: table.session.replay
            round: table.session.state.round
        }

        LogStrip {
            readonly property int told: Theme.narrow ? table.session.recent.count : table.session.log.count

            width: parent.width
            height: implicitHeight
            visible: told > 0 && layout.stripHeight > 0 && !log.visible && !table.session.replay.on && !(Theme.narrow && stage.visible)
            session: table.session
            hover: spot
        }

        RemoteNotes {
            width: parent.width
            remote: table.remote
            onReplayWanted: App.capitol.watchAgain()
        }

        HintBar {
            width: parent.width
            height: Math.min(implicitHeight, hand.y - notes.y - y - layout.margin)
            adviser: table.session.help.adviser
        }
    }

    ScrollPane {
        id: endPane

        // Where the board lies if there is room, or else over all but the top bar.
        readonly property real usual: Theme.sized(832)
        readonly property bool between: usual <= layout.frame.width
        readonly property real above: Theme.narrow ? 0 : layout.barHeight + layout.margin
        readonly property real room: parent.height - above - 12

        anchors.centerIn: parent
        anchors.verticalCenterOffset: above / 2
        anchors.horizontalCenterOffset: between ? layout.frame.x + (layout.frame.width - parent.width) / 2 : 0
        z: 2
        width: between ? usual : parent.width - 12
        height: Math.min(end.height, room)
        contentHeight: end.height
        visible: flight.wanted && flight.done

        Shield {}

        Shield {
            z: 1
            enabled: !table.settled
        }

        // Made for the end: in every game before, it would follow what changes.
        Loader {
            id: end

            width: endPane.width
            height: Theme.narrow ? Theme.sized(600) : endPane.between ? Math.min(Theme.sized(600), endPane.room) : endPane.room
            active: flight.wanted
            sourceComponent: EndPanel {
                session: App.session
            }
        }
    }

    Connections {
        target: end.item as EndPanel

        function onSaveWanted(): void {
            menu.save();
        }

        function onReviewWanted(): void {
            App.capitol.watchAgain();
            tableReview.openNext();
        }
    }

    TableReview {
        id: tableReview

        x: layout.margin
        y: layout.barHeight + 2 * layout.margin
        z: 2
        width: parent.width - 2 * layout.margin
        height: parent.height - y - layout.margin
        onClosed: table.rest()
    }

    VictoryFlight {
        id: flight

        anchors.fill: parent
        z: 2
        session: table.session
        hover: spot
        frame: layout.frame
        wanted: table.session.state.phase === TableState.Phase.Over && !table.session.canNext && !table.session.replay.on && !table.session.help.guide.on
        onEnded: table.rest()
    }

    // Once what had the keyboard has let it go.
    Timer {
        id: drawOn

        interval: 0
        onTriggered: stage.goOnDrawing()
    }

    Flights {
        anchors.fill: parent
        z: 1
        session: table.session
        board: board
        players: players
        hand: hand
        stage: stage
    }

    PhaseBanner {
        readonly property real usual: layout.frame.y + layout.frame.height * 0.2

        anchors.horizontalCenter: board.horizontalCenter
        anchors.horizontalCenterOffset: layout.frame.x + (layout.frame.width - board.width) / 2
        // Never over the buttons of a stage.
        y: stage.visible ? Math.max(layout.margin, Math.min(usual, stage.y - height - layout.margin)) : usual
        z: 1
        session: table.session
        phases: topBar.phases
        numerals: topBar.numerals
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
        remote: table.remote
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
