// The table of Canal Mania: the map between the players and contracts on the left and one's own turn on the right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Play
import Capitol.Replay
import Capitol.Theme

CanalKeys {
    id: table

    readonly property real margin: 6
    readonly property real barHeight: Theme.sized(40)
    readonly property real side: Math.min(Math.max(Theme.sized(290), width * 0.22), width * 0.32)
    // Five beside each other, with the scroll bar or without: were they smaller with it, it would come and go for ever.
    readonly property real cardHeight: Math.min(Theme.sized(76), (side - 52) / 5 / 0.72)
    readonly property real upper: barHeight + 2 * margin + (session.replay.watching ? replayBar.height + margin : 0)
    readonly property rect frame: Qt.rect(side + 2 * margin, upper, Math.max(1, width - 2 * side - 4 * margin), Math.max(1, height - upper - margin - (teacher.visible ? teacher.height + margin : 0)))
    readonly property bool logFits: height - upper - Theme.sized(590) > Theme.sized(120) // below the hand
    readonly property bool past: session.replay.on
    readonly property RemoteTable remote: App.remoteTable // null for a game that is played here
    property bool chatting: false
    readonly property bool chatShown: chatting && remote !== null
    readonly property bool chatFits: height - upper - Theme.sized(590) > Theme.sized(220)

    function chat(): void {
        chatting = !chatting;
        if (!chatting)
            rest();
    }

    // Towards what is asked for.
    function enter(): void {
        if (session.canUncoverHand)
            cover.enter();
        else if (session.help.guide.reading)
            teacher.enter();
        else
            map.enter();
    }

    function choose(row: int): void {
        if (contracts.isAsked())
            contracts.choose(row);
        else if (hand.isAsked())
            hand.choose(row);
        else
            faceUp.choose(row);
    }

    signal settingsWanted
    signal keysWanted
    signal rulesWanted
    signal aboutWanted

    session: App.canalSession
    typing: chatPanel.typing
    onDigitPressed: number => choose(number)
    onArrowPressed: enter()
    onMenuWanted: menu.open()
    onLogWanted: App.preferences.logShown = !App.preferences.logShown
    onZoomWanted: factor => factor > 0 ? map.board.zoomBy(factor) : map.backToView()
    onAskedChanged: {
        restUnlessTyping();
        reveal.restart();
    }

    // Then Enter confirms; on the map it does so anyway, and the keyboard draws on there.
    Connections {
        target: table.session.composer

        function onCanConfirmChanged(): void {
            if (table.session.composer.canConfirm && !map.focused)
                table.restUnlessTyping();
        }

        // The arrows go on to the map from there.
        function onNamingChanged(): void {
            if (table.session.composer.naming && !map.focused)
                table.restUnlessTyping();
        }
    }

    // What is asked for is in sight, once it has its place.
    Timer {
        id: reveal

        interval: 0
        onTriggered: {
            if (contracts.isAsked())
                leftColumn.reveal(contracts);
            if (hand.isAsked())
                rightColumn.reveal(hand);
            else if (faceUp.isAsked() && table.session.options.count === 0 && table.session.targets.count === 0)
                rightColumn.reveal(faceUp); // nothing else is asked for
        }
    }

    CanalSpot {
        id: spot
    }

    CanalBoardView {
        id: map

        anchors.fill: parent
        frame: table.frame
        session: table.session
        spot: spot
    }

    CanalBar {
        x: table.margin
        y: table.margin
        width: parent.width - 2 * table.margin
        height: table.barHeight
        session: table.session
        remote: table.remote
        logSwitch: !table.logFits
        onMenuWanted: menu.open()
        onLogWanted: table.logWanted()
        onChatWanted: table.chat()
    }

    ScrollColumn {
        id: leftColumn

        x: table.margin
        y: table.upper
        width: table.side
        height: table.height - y - table.margin
        rightMargin: roomForBar ? 12 : 0
        spacing: 8

        CanalPlates {
            Layout.fillWidth: true
            session: table.session
            remote: table.remote
            spot: spot
        }

        Panel {
            Layout.fillWidth: true
            implicitHeight: contracts.implicitHeight + 12

            Shield {}

            ContractList {
                id: contracts

                x: 6
                y: 6
                width: parent.width - 12
                session: table.session
                spot: spot
            }
        }

        Item {
            Layout.fillHeight: true
        }
    }

    ScrollColumn {
        id: rightColumn

        x: table.width - width - table.margin
        y: table.upper
        width: table.side
        height: table.height - y - table.margin
        rightMargin: roomForBar ? 12 : 0
        spacing: 6

        Panel {
            Layout.fillWidth: true
            implicitHeight: turn.implicitHeight + 16
            visible: !table.past

            Shield {}

            ColumnLayout {
                id: turn

                x: 8
                y: 8
                width: parent.width - 16
                spacing: 4

                PhaseList {
                    Layout.fillWidth: true
                    session: table.session
                }

                TurnPanel {
                    Layout.fillWidth: true
                    session: table.session
                    remote: table.remote
                    settled: table.settled
                    onPicked: table.rest()
                }
            }
        }

        PastPanel {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(implicitHeight, Theme.sized(220))
            visible: table.past
            replay: table.session.replay
            fairPlay: table.session.fairPlay
            text: table.session.thenText
            over: table.session.replay.move === table.session.replay.moves && table.session.ranks.count > 0
            viewSeat: table.session.viewSeat
            seats: table.session.seats
            onSeatPicked: seat => table.session.viewFrom(seat)
            onPlayOnWanted: App.canal.playOn()
            onLeaveWanted: App.canal.leaveReplay()
            onBackWanted: table.session.backToNow()
        }

        Panel {
            Layout.fillWidth: true
            implicitHeight: cards.implicitHeight + 16

            Shield {}

            Column {
                id: cards

                x: 8
                y: 8
                width: parent.width - 16
                spacing: 6

                CardList {
                    id: faceUp

                    objectName: "faceUp"
                    width: parent.width
                    title: qsTr("Face-up cards")
                    cardHeight: table.cardHeight
                    cards: table.session.row
                    onChosen: code => table.session.composer.takeCard(code)
                }

                CardList {
                    id: hand

                    objectName: "handCard"
                    width: parent.width
                    visible: !table.session.handCovered
                    title: qsTr("Your cards")
                    cardHeight: faceUp.cardHeight * 0.86
                    cards: table.session.hand
                    onChosen: code => table.session.composer.discard(code)
                }

                CoveredHand {
                    id: cover

                    width: parent.width
                    height: Theme.sized(130)
                    visible: table.session.handCovered && table.session.viewSeat >= 0
                    name: table.session.viewName
                    uncoverable: table.session.canUncoverHand
                    settled: table.settled
                    onUncovered: table.session.uncoverHand()
                }
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.sized(120)
            visible: !chatPlace.visible && (table.logFits || App.preferences.logShown)

            Shield {}

            LogList {
                id: log

                anchors.fill: parent
                anchors.margins: 8
                cacheBuffer: 0 // a line asked for ahead may be gone before it comes
                model: table.session.log
                replay: table.session.replay
                onChosen: row => table.session.lookBack(row)

                delegate: LogLine {
                    objectName: "logLine" + index
                    width: log.width - 10
                    inNotation: false
                    marked: table.past && index === table.session.replay.row
                    pointed: index === log.pointedRow
                    focused: log.activeFocus && index === log.currentIndex
                    onChosen: table.session.lookBack(index)
                }
            }
        }

        Item {
            id: chatPlace

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.sized(220)
            visible: table.chatShown && table.chatFits
        }

        Item {
            Layout.fillHeight: true
        }
    }

    // Where the chat has no room below the hand, it lies over the map's near corner: who talks still sees the turn.
    Item {
        id: cornerOfMap

        x: table.frame.x + table.frame.width - width
        y: table.frame.y + table.frame.height - height
        z: 3
        width: Math.min(table.side, table.frame.width)
        height: Math.min(Theme.sized(240), table.frame.height)
    }

    TableChat {
        id: chatPanel

        parent: table.chatFits ? chatPlace : cornerOfMap
        anchors.fill: parent
        remote: table.remote
        wanted: table.chatting
        onCloseWanted: table.chat()
    }

    // Over the map's far edge.
    RemoteNotes {
        x: table.frame.x
        y: table.upper
        z: 1
        width: table.frame.width
        remote: table.remote
        onReplayWanted: App.canal.watchAgain()
    }

    ReplayBar {
        id: replayBar

        x: table.margin
        y: table.barHeight + 2 * table.margin
        width: parent.width - 2 * table.margin
        height: implicitHeight
        visible: table.session.replay.watching
        replay: table.session.replay
        round: table.session.round
    }

    // Below the map, which stays in sight.
    GuidePanel {
        id: teacher

        objectName: "teacher"
        x: table.frame.x
        y: table.height - height - table.margin
        z: 1
        width: table.frame.width
        height: Math.min(Theme.sized(180), (table.height - table.upper) * 0.45)
        visible: guide.on
        guide: table.session.help.guide
        showable: table.session.help.canShowTaught
        onShowWanted: table.session.help.showTaught()
        onPlayWanted: App.canal.playFirst()
    }

    HintBar {
        x: table.frame.x
        y: table.frame.y + table.frame.height - height
        z: 1
        width: table.frame.width
        height: Math.min(implicitHeight, table.frame.height / 2)
        adviser: table.session.help.adviser
    }

    ScrollPane {
        x: table.frame.x
        y: table.frame.y + Math.max(0, (table.frame.height - height) / 2)
        z: 2
        width: table.frame.width
        height: Math.min(end.implicitHeight, table.frame.height)
        contentHeight: end.implicitHeight
        visible: table.session.over && !table.session.help.guide.on
        onVisibleChanged: table.unsettle() // also where no prompt changes: after the last word of a lesson

        Shield {
            z: 1
            enabled: !table.settled
        }

        CanalEnd {
            id: end

            width: parent.width
            height: implicitHeight
            session: table.session
            remote: table.remote
            onSaveWanted: menu.save()
        }
    }

    Announcer {
        id: announcer

        session: table.session
        Accessible.role: Accessible.Notification
        Accessible.name: announcer.text
    }

    CanalMenu {
        id: menu

        x: table.width - width - 6
        y: Theme.sized(50)
        remote: table.remote
        onClosed: table.rest() // the button that opened it would take Enter
        onSettingsWanted: table.settingsWanted()
        onKeysWanted: table.keysWanted()
        onRulesWanted: table.rulesWanted()
        onAboutWanted: table.aboutWanted()
    }
}
