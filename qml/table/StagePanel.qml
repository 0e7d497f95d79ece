// What a phase needs over the board: the auction, the revealed bids, the scoring, the piles. Where the window is too
// low for it, it becomes a little smaller, or scrolls.
import QtQuick
import Capitol
import Capitol.Auction
import Capitol.Scoring
import Capitol.Theme

Panel {
    id: panel

    required property GameSession session
    required property bool settled // as of TableKeys
    readonly property list<Component> stages: [null, bids, reveal, scoring, drawing] // by TableState.StageView

    // To the piles, or to what goes on.
    function enter(): void {
        if (session.state.stage === TableState.StageView.Drawing)
            (loader.item as DrawPiles).enter();
        else if (session.state.stage === TableState.StageView.Reveal)
            (loader.item as RevealPanel).enter();
        else if (session.state.stage === TableState.StageView.Scoring)
            (loader.item as ScoringPanel).enter();
    }

    // To a pile.
    function point(pile: int): void {
        if (loader.item as DrawPiles)
            (loader.item as DrawPiles).point(pile);
    }

    // Where a pile is seen, in the window; the panel's middle while there are none.
    function pileSeen(pile: int): point {
        const piles = loader.item as DrawPiles;
        return piles ? piles.pileSeen(pile) : mapToItem(null, width / 2, height / 2);
    }

    // Cards are being drawn by keys: the next one, too.
    function goOnDrawing(): void {
        const piles = loader.item as DrawPiles;
        if (piles && piles.byKey >= 0)
            piles.enter();
    }

    visible: session.state.stage !== TableState.StageView.Board
    implicitHeight: loader.implicitHeight + 20

    Shield {}

    ScrollPane {
        id: pane

        objectName: "stagePane"
        anchors.fill: parent
        anchors.margins: 10
        contentHeight: loader.implicitHeight * loader.scale

        Loader {
            id: loader

            x: (width - width * scale) / 2
            width: pane.width - (pane.roomForBar ? 14 : 0)
            scale: Math.max(0.75, Math.min(1, pane.height / Math.max(1, implicitHeight)))
            transformOrigin: Item.TopLeft
            sourceComponent: panel.stages[panel.session.state.stage]
        }
    }

    Binding {
        target: loader.item as DrawPiles
        property: "settled"
        value: panel.settled
        when: loader.item as DrawPiles
    }

    Component {
        id: bids

        BidPanel {
            session: App.session
        }
    }

    Component {
        id: reveal

        RevealPanel {
            session: App.session
        }
    }

    Component {
        id: scoring

        ScoringPanel {
            session: App.session
        }
    }

    Component {
        id: drawing

        DrawPiles {
            session: App.session
        }
    }
}
