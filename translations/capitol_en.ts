<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>For nothing</source>
        <translation>For nothing</translation>
    </message>
    <message>
        <source>Play the card for nothing</source>
        <translation>Play the card for nothing</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Restart the turn</translation>
    </message>
</context>
<context>
    <name>BidCard</name>
    <message>
        <source>%1, in the bid</source>
        <translation>%1, in the bid</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Auction %1 of %2</source>
        <translation>Auction %1 of %2</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Senator</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Your bid</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Bid nothing</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Seal the bid</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Cards above the senator card are bid: click those of your hand that are to go up, or drag them here.</source>
        <translation>Cards above the senator card are bid: click those of your hand that are to go up, or drag them here.</translation>
    </message>
</context>
<context>
    <name>Board2D</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>Board3D</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>BoardCursor</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>roof</source>
        <translation>roof</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>permit, %1</source>
        <translation>permit, %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CoveredHand</name>
    <message>
        <source>%1&apos;s hand is covered</source>
        <translation>%1&apos;s hand is covered</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>I am %1: show my cards</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n in the pile</numerusform>
            <numerusform>%n in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPiles</name>
    <message numerus="yes">
        <source>%n card(s) to take</source>
        <translation>
            <numerusform>%n card to take</numerusform>
            <numerusform>%n cards to take</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Back to the start page</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Watch the replay</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>rules, how far, players, date</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>last game</source>
        <translation>last game</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Watch a replay</source>
        <translation>Watch a replay</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Load a game</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Saved games</translation>
    </message>
    <message>
        <source>Looking for saved games…</source>
        <translation>Looking for saved games…</translation>
    </message>
    <message>
        <source>No game is saved yet.</source>
        <translation>No game is saved yet.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Another file…</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Capitol games (*.capitol)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lesson %1 of %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Roofs</source>
        <translation>Roofs</translation>
    </message>
    <message>
        <source>Floors</source>
        <translation>Floors</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Permits</translation>
    </message>
</context>
<context>
    <name>HarvestPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>Where the points came from</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>All rounds</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>HelpChoice</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Memory aid</translation>
    </message>
    <message>
        <source>For everyone at the table: the strongest player&apos;s advice (H), and a list of the cards that all have seen (M).</source>
        <translation>For everyone at the table: the strongest player&apos;s advice (H), and a list of the cards that all have seen (M).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>The hint is being thought about</source>
        <translation>The hint is being thought about</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 to 9, 0</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Choose the first to the tenth card, or move it into the bid and out of it</source>
        <translation>Choose the first to the tenth card, or move it into the bid and out of it</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, go on</source>
        <translation>Confirm, seal the bid, go on</translation>
    </message>
    <message>
        <source>Take back what is not yet final</source>
        <translation>Take back what is not yet final</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Undo the last move</translation>
    </message>
    <message>
        <source>Hurry the computer players</source>
        <translation>Hurry the computer players</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>On the board</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Arrows</translation>
    </message>
    <message>
        <source>To the nearest place that way: sites, then the yard below; roofs and piles where those are asked for</source>
        <translation>To the nearest place that way: sites, then the yard below; roofs and piles where those are asked for</translation>
    </message>
    <message>
        <source>Choose the place</source>
        <translation>Choose the place</translation>
    </message>
    <message>
        <source>In the hand and the bid</source>
        <translation>In the hand and the bid</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Left, Right</translation>
    </message>
    <message>
        <source>To the next card of the hand; in the bid, move the card</source>
        <translation>To the next card of the hand; in the bid, move the card</translation>
    </message>
    <message>
        <source>Choose the card; in the bid, put it back</source>
        <translation>Choose the card; in the bid, put it back</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 or ?</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>To the next button or place, and back</source>
        <translation>To the next button or place, and back</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>This sheet</translation>
    </message>
    <message>
        <source>The table&apos;s menu</source>
        <translation>The table&apos;s menu</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Shift+Esc</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Do again what was undone</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Restart the turn</translation>
    </message>
    <message>
        <source>A hint, if it was agreed at set-up</source>
        <translation>A hint, if it was agreed at set-up</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid was agreed at set-up</source>
        <translation>What everyone has seen, if the memory aid was agreed at set-up</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Shows the board as it was</source>
        <translation>Shows the board as it was</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the game</source>
        <translation>Log of the game</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In words</translation>
    </message>
    <message>
        <source>In notation</source>
        <translation>In notation</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Log: %1</translation>
    </message>
</context>
<context>
    <name>LotLabel</name>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Capitol – %1</source>
        <translation>Capitol – %1</translation>
    </message>
    <message>
        <source>Capitol</source>
        <translation>Capitol</translation>
    </message>
</context>
<context>
    <name>MemoryLine</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>a hand or pile, its cards, how many more</comment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>MemorySheet</name>
    <message>
        <source>What everyone has seen</source>
        <translation>What everyone has seen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>empty: random</source>
        <translation>empty: random</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>The board as it was</source>
        <translation>The board as it was</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Leave the replay</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Back to now</translation>
    </message>
</context>
<context>
    <name>PhaseTrack</name>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Auctions</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Drawing</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, now</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>has bid</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>consul</source>
        <translation>consul</translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Hand hidden</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round roof(s)</source>
        <translation>
            <numerusform>%n round roof</numerusform>
            <numerusform>%n round roofs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangular roof(s)</source>
        <translation>
            <numerusform>%n triangular roof</numerusform>
            <numerusform>%n triangular roofs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message>
        <source>%1. %2, %3</source>
        <translation>%1. %2, %3</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Play the moves</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Speed: %1. Press for the next one.</source>
        <translation>Speed: %1. Press for the next one.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Move %1 of %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a move, of so many</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>To round %1</source>
        <translation>To round %1</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>RevealRow</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 bids %2.</translation>
    </message>
</context>
<context>
    <name>RoofChooser</name>
    <message>
        <source>Roof:</source>
        <translation>Roof:</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>Triangular</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message numerus="yes">
        <source>%1, round %2: %n point(s)</source>
        <translation>
            <numerusform>%1, round %2: %n point</numerusform>
            <numerusform>%1, round %2: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores by round</source>
        <translation>Scores by round</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>ScoreColumns</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>ScoringPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Seen by %1</source>
        <translation>Seen by %1</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press for the next one.</source>
        <translation>Colour: %1. Press for the next one.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Who plays seat %1</translation>
    </message>
</context>
<context>
    <name>SenatorCard</name>
    <message>
        <source>senator card</source>
        <translation>senator card</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Senator</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>In 3D</source>
        <translation>In 3D</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flat</translation>
    </message>
    <message>
        <source>The board in 3D is not to be had on this computer.</source>
        <translation>The board in 3D is not to be had on this computer.</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Pace of the computer players</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Brisk</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>The space bar hurries them at any time.</source>
        <translation>The space bar hurries them at any time.</translation>
    </message>
    <message>
        <source>Movement on the screen</source>
        <translation>Movement on the screen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduced</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confirm moves</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Where they cannot be undone</source>
        <translation>Where they cannot be undone</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Sealing a bid and drawing a card need no further confirmation.</source>
        <translation>Sealing a bid and drawing a card need no further confirmation.</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Build up the seven hills of Rome, and lead where it counts.</source>
        <translation>Build up the seven hills of Rome, and lead where it counts.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Load…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Watch a replay…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Learn to play</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Flat board</source>
        <translation>Flat board</translation>
    </message>
    <message>
        <source>Board in 3D</source>
        <translation>Board in 3D</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Back to the start page</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Save a copy of the game</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Capitol games (*.capitol)</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Keyboard…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>What everyone has seen…</source>
        <translation>What everyone has seen…</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play for nothing?</source>
        <translation>Play for nothing?</translation>
    </message>
    <message>
        <source>%1 is discarded and nothing is built.</source>
        <translation>%1 is discarded and nothing is built.</translation>
    </message>
    <message>
        <source>Play for nothing</source>
        <translation>Play for nothing</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Consul: %1</source>
        <translation>Consul: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memory</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>What everyone has seen</translation>
    </message>
</context>
<context>
    <name>VacantLabel</name>
    <message>
        <source>Start a new building</source>
        <translation>Start a new building</translation>
    </message>
</context>
<context>
    <name>VacantLot2D</name>
    <message>
        <source>Start a new building</source>
        <translation>Start a new building</translation>
    </message>
</context>
<context>
    <name>VariantChooser</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>YardLot2D</name>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>YardStrip</name>
    <message>
        <source>Yard: %1</source>
        <translation>Yard: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>It keeps the most open for later.</source>
        <translation>It keeps the most open for later.</translation>
    </message>
    <message>
        <source>It takes the lead in %1.</source>
        <translation>It takes the lead in %1.</translation>
    </message>
    <message>
        <source>It takes the lead in %1 from %2.</source>
        <translation>It takes the lead in %1 from %2.</translation>
    </message>
    <message>
        <source>It shares the lead in %1 with %2.</source>
        <translation>It shares the lead in %1 with %2.</translation>
    </message>
    <message numerus="yes">
        <source>It widens the lead in %1 to %n floor(s).</source>
        <translation>
            <numerusform>It widens the lead in %1 to %n floor.</numerusform>
            <numerusform>It widens the lead in %1 to %n floors.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it %2 could take the lead in %1.</source>
        <translation>Without it %2 could take the lead in %1.</translation>
    </message>
    <message>
        <source>It takes second place in %1.</source>
        <translation>It takes second place in %1.</translation>
    </message>
    <message>
        <source>It gets a foot into %1.</source>
        <translation>It gets a foot into %1.</translation>
    </message>
    <message>
        <source>A building of %2 with its other roof can no longer stand in %1.</source>
        <translation>A building of %2 with its other roof can no longer stand in %1.</translation>
    </message>
    <message numerus="yes">
        <source>A building of %2 with %n floor(s) is now too low for %1.</source>
        <translation>
            <numerusform>A building of %2 with %n floor is now too low for %1.</numerusform>
            <numerusform>A building of %2 with %n floors is now too low for %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can build in %1 any more.</source>
        <translation>Nobody can build in %1 any more.</translation>
    </message>
    <message numerus="yes">
        <source>The amphitheatre of %1 gives %n card(s) more at each drawing.</source>
        <translation>
            <numerusform>The amphitheatre of %1 gives %n card more at each drawing.</numerusform>
            <numerusform>The amphitheatre of %1 gives %n cards more at each drawing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n point(s) more.</source>
        <translation>
            <numerusform>As things stand, %1 scores %n point more.</numerusform>
            <numerusform>As things stand, %1 scores %n points more.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: what is not built now never scores.</source>
        <translation>It is the last round: what is not built now never scores.</translation>
    </message>
    <message>
        <source>%1 will fit into %2.</source>
        <translation>%1 will fit into %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left for everyone.</source>
        <translation>
            <numerusform>Only %n floor is left for everyone.</numerusform>
            <numerusform>Only %n floors are left for everyone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps cards worth %n for the auctions.</source>
        <translation>
            <numerusform>It keeps cards worth %n for the auctions.</numerusform>
            <numerusform>It keeps cards worth %n for the auctions.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand would gain anything now.</source>
        <translation>No card in hand would gain anything now.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s).</source>
        <translation>
            <numerusform>The tile is worth about %n point.</numerusform>
            <numerusform>The tile is worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 the tile is worth about %n point(s).</source>
        <translation>
            <numerusform>In %1 the tile is worth about %n point.</numerusform>
            <numerusform>In %1 the tile is worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could bring %1 about %n point(s).</source>
        <translation>
            <numerusform>It could bring %1 about %n point.</numerusform>
            <numerusform>It could bring %1 about %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins about %1 times out of a hundred.</source>
        <translation>It wins about %1 times out of a hundred.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>Cards worth %n are of little use for building.</numerusform>
            <numerusform>Cards worth %n are of little use for building.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now would never be used.</source>
        <translation>Cards kept now would never be used.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>The tile is worth about %n point, less than the cards that win it.</numerusform>
            <numerusform>The tile is worth about %n points, less than the cards that win it.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is still to be sold in this round, and worth more.</source>
        <translation>%1 is still to be sold in this round, and worth more.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 there are %n in hand.</source>
        <translation>
            <numerusform>Of the %1 there is %n in hand.</numerusform>
            <numerusform>Of the %1 there are %n in hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes a building.</source>
        <translation>It completes a building.</translation>
    </message>
    <message>
        <source>With it a building of the yard can come to stand in %1.</source>
        <translation>With it a building of the yard can come to stand in %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its value of %n counts in the auctions.</source>
        <translation>
            <numerusform>Its value of %n counts in the auctions.</numerusform>
            <numerusform>Its value of %n counts in the auctions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::App</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer: greedy</source>
        <translation>Computer: greedy</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <translation>Computer: random</translation>
    </message>
    <message>
        <source>The last game cannot be read.</source>
        <translation>The last game cannot be read.</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>variant, round, players</comment>
        <translation>%1, round %2: %3</translation>
    </message>
    <message>
        <source>This variant is for %1 to %2 players.</source>
        <translation>This variant is for %1 to %2 players.</translation>
    </message>
    <message>
        <source>This program has no computer player called “%1”.</source>
        <translation>This program has no computer player called “%1”.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message>
        <source>Computer: apprentice</source>
        <translation>Computer: apprentice</translation>
    </message>
    <message>
        <source>Computer: mason</source>
        <translation>Computer: mason</translation>
    </message>
    <message>
        <source>Computer: architect</source>
        <translation>Computer: architect</translation>
    </message>
    <message>
        <source>Computer: master</source>
        <translation>Computer: master</translation>
    </message>
    <message>
        <source>Plays at this window.</source>
        <translation>Plays at this window.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Does anything that the rules allow.</translation>
    </message>
    <message>
        <source>Does what looks best now, and never thinks ahead.</source>
        <translation>Does what looks best now, and never thinks ahead.</translation>
    </message>
    <message>
        <source>Thinks ahead a little, and often errs.</source>
        <translation>Thinks ahead a little, and often errs.</translation>
    </message>
    <message>
        <source>Thinks ahead for half a second at most, and sometimes errs.</source>
        <translation>Thinks ahead for half a second at most, and sometimes errs.</translation>
    </message>
    <message>
        <source>Thinks ahead for a second at most.</source>
        <translation>Thinks ahead for a second at most.</translation>
    </message>
    <message>
        <source>Thinks ahead for up to five seconds: the strongest.</source>
        <translation>Thinks ahead for up to five seconds: the strongest.</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message>
        <source>Nobody has built here.</source>
        <translation>Nobody has built here.</translation>
    </message>
    <message numerus="yes">
        <source>First: %1, %n floor(s).</source>
        <translation>
            <numerusform>First: %1, %n floor.</numerusform>
            <numerusform>First: %1, %n floors.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Second: %2.</source>
        <comment>a sentence, names</comment>
        <translation>%1 Second: %2.</translation>
    </message>
    <message>
        <source>Worth %1 for the first, %2 for the second.</source>
        <translation>Worth %1 for the first, %2 for the second.</translation>
    </message>
    <message numerus="yes">
        <source>%n vacant site(s).</source>
        <translation>
            <numerusform>%n vacant site.</numerusform>
            <numerusform>%n vacant sites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 floors</source>
        <translation>%1 to %2 floors</translation>
    </message>
    <message>
        <source>Nothing fits: the area is full.</source>
        <translation>Nothing fits: the area is full.</translation>
    </message>
    <message>
        <source>Fits: any roof, %1.</source>
        <translation>Fits: any roof, %1.</translation>
    </message>
    <message>
        <source>No roof fits here.</source>
        <translation>No roof fits here.</translation>
    </message>
    <message>
        <source>Fits: %1, %2.</source>
        <comment>roofs, floors</comment>
        <translation>Fits: %1, %2.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameSession</name>
    <message>
        <source>The computer player chose what the rules refuse: %1</source>
        <translation>The computer player chose what the rules refuse: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>The game begins.</translation>
    </message>
    <message>
        <source>%1 seals a bid.</source>
        <translation>%1 seals a bid.</translation>
    </message>
    <message>
        <source>Another time, perhaps. In this lesson: %1</source>
        <translation>Another time, perhaps. In this lesson: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::GamesModel</name>
    <message>
        <source>Over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>a new building</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a building of %n</source>
        <translation>
            <numerusform>a floor on a building of %n</numerusform>
            <numerusform>a floor on a building of %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 for nothing.</source>
        <translation>%1 plays %2 for nothing.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 plays %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a building of %n</source>
        <translation>
            <numerusform>a round roof on a building of %n</numerusform>
            <numerusform>a round roof on a building of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a building of %n</source>
        <translation>
            <numerusform>a triangular roof on a building of %n</numerusform>
            <numerusform>a triangular roof on a building of %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 has no card left and passes.</source>
        <translation>%1 has no card left and passes.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passes.</translation>
    </message>
    <message>
        <source>%1 bids nothing.</source>
        <translation>%1 bids nothing.</translation>
    </message>
    <message>
        <source>%1 bids %2: %3.</source>
        <translation>%1 bids %2: %3.</translation>
    </message>
    <message>
        <source>%1 wins %2 with %3.</source>
        <translation>%1 wins %2 with %3.</translation>
    </message>
    <message>
        <source>%1 Bids were equal: %2.</source>
        <translation>%1 Bids were equal: %2.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets %1.</source>
        <translation>Equal bids: nobody gets %1.</translation>
    </message>
    <message>
        <source>No bid: nobody gets %1.</source>
        <translation>No bid: nobody gets %1.</translation>
    </message>
    <message>
        <source>There is no site left for %1.</source>
        <translation>There is no site left for %1.</translation>
    </message>
    <message>
        <source>%1 places %2: %3.</source>
        <comment>who, the tile, where</comment>
        <translation>%1 places %2: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>no points</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>area, points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Scores after round %1: %2.</source>
        <translation>Scores after round %1: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 draws %2.</translation>
    </message>
    <message>
        <source>%1 draws no more.</source>
        <translation>%1 draws no more.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>The %1 are turned over.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 has the consul.</source>
        <translation>Round %1 begins. %2 has the consul.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 wins the game.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation>%1 share the victory.</translation>
    </message>
</context>
<context>
    <name>capitol::app::MemoryModel</name>
    <message>
        <source>and perhaps others</source>
        <translation>and perhaps others</translation>
    </message>
    <message numerus="yes">
        <source>and %n that nobody has seen</source>
        <translation>
            <numerusform>and %n that nobody has seen</numerusform>
            <numerusform>and %n that nobody has seen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: to be drawn, from the top</source>
        <translation>%1: to be drawn, from the top</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>then shuffled: %1</translation>
    </message>
    <message>
        <source>%1: discards, the first to come back first</source>
        <translation>%1: discards, the first to come back first</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1: discards</translation>
    </message>
    <message>
        <source>%1: never seen</source>
        <translation>%1: never seen</translation>
    </message>
</context>
<context>
    <name>capitol::app::PileModel</name>
    <message>
        <source>Pile of %1: %2 on top</source>
        <translation>Pile of %1: %2 on top</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>Pile of %1: empty</translation>
    </message>
</context>
<context>
    <name>capitol::app::Prompt</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 is thinking…</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 is next.</translation>
    </message>
    <message>
        <source>The bids are turned over.</source>
        <translation>The bids are turned over.</translation>
    </message>
    <message>
        <source>Round %1 is scored.</source>
        <translation>Round %1 is scored.</translation>
    </message>
    <message>
        <source>Bid for %1: raise the cards to stake, then seal the bid.</source>
        <translation>Bid for %1: raise the cards to stake, then seal the bid.</translation>
    </message>
    <message>
        <source>Choose a site for %1.</source>
        <translation>Choose a site for %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take the top card of a pile: %n left to take.</source>
        <translation>
            <numerusform>Take the top card of a pile: %n left to take.</numerusform>
            <numerusform>Take the top card of a pile: %n left to take.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm, or choose otherwise.</source>
        <translation>Confirm, or choose otherwise.</translation>
    </message>
    <message>
        <source>Pass for the rest of this phase? Confirm, or take it back.</source>
        <translation>Pass for the rest of this phase? Confirm, or take it back.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Choose a card, or pass.</translation>
    </message>
    <message>
        <source>This card can do nothing now. It can be played for nothing, or kept.</source>
        <translation>This card can do nothing now. It can be played for nothing, or kept.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Choose a building without a roof, or a new one: %n floor to put.</numerusform>
            <numerusform>Choose a building without a roof, or a new one: %n floors to put.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm, or put %n more floor(s).</source>
        <translation>
            <numerusform>Confirm, or put %n more floor.</numerusform>
            <numerusform>Confirm, or put %n more floors.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a building to roof.</source>
        <translation>Choose a building to roof.</translation>
    </message>
    <message>
        <source>Round or triangular?</source>
        <translation>Round or triangular?</translation>
    </message>
    <message>
        <source>Choose the building that goes there.</source>
        <translation>Choose the building that goes there.</translation>
    </message>
    <message>
        <source>Choose a finished building and a site.</source>
        <translation>Choose a finished building and a site.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for everyone</source>
        <translation>
            <numerusform>%n card for everyone</numerusform>
            <numerusform>%n cards for everyone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s) in hand</source>
        <translation>
            <numerusform>up to %n card in hand</numerusform>
            <numerusform>up to %n cards in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards for everyone, cards for amphitheatres</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more for amphitheatres</source>
        <translation>
            <numerusform>%n more for amphitheatres</numerusform>
            <numerusform>%n more for amphitheatres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>This round</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In all</translation>
    </message>
</context>
<context>
    <name>capitol::app::SiteModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a site, what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>vacant</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a building, its owner</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>That is not done in this phase.</source>
        <translation>That is not done in this phase.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>That card is not in the hand.</translation>
    </message>
    <message>
        <source>In this variant a card must do something to be played.</source>
        <translation>In this variant a card must do something to be played.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>That pile is empty.</translation>
    </message>
    <message>
        <source>These cards must be drawn: none of them may be declined.</source>
        <translation>These cards must be drawn: none of them may be declined.</translation>
    </message>
    <message numerus="yes">
        <source>A floor card gives exactly %n floor(s) now.</source>
        <translation>
            <numerusform>A floor card gives exactly %n floor now.</numerusform>
            <numerusform>A floor card gives exactly %n floors now.</numerusform>
        </translation>
    </message>
    <message>
        <source>A floor card gives %1 to %2 floors now.</source>
        <translation>A floor card gives %1 to %2 floors now.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left: too few for a floor card.</source>
        <translation>
            <numerusform>Only %n floor is left: too few for a floor card.</numerusform>
            <numerusform>Only %n floors are left: too few for a floor card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That needs a building of %n floor(s) without a roof.</source>
        <translation>
            <numerusform>That needs a building of %n floor without a roof.</numerusform>
            <numerusform>That needs a building of %n floors without a roof.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant floors go on the tallest building without a roof only.</source>
        <translation>In this variant floors go on the tallest building without a roof only.</translation>
    </message>
    <message>
        <source>In this variant a card&apos;s floors either raise buildings that stand or start new ones, not both.</source>
        <translation>In this variant a card&apos;s floors either raise buildings that stand or start new ones, not both.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>No building can have more than %n floor.</numerusform>
            <numerusform>No building can have more than %n floors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yard has room for %n different height(s) without a roof.</source>
        <translation>
            <numerusform>A yard has room for %n different height without a roof.</numerusform>
            <numerusform>A yard has room for %n different heights without a roof.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round roof is left.</source>
        <translation>No round roof is left.</translation>
    </message>
    <message>
        <source>No triangular roof is left.</source>
        <translation>No triangular roof is left.</translation>
    </message>
    <message>
        <source>This area bears round roofs: all its buildings have the same roof.</source>
        <translation>This area bears round roofs: all its buildings have the same roof.</translation>
    </message>
    <message>
        <source>This area bears triangular roofs: all its buildings have the same roof.</source>
        <translation>This area bears triangular roofs: all its buildings have the same roof.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all bear the same roof: the others already have this one.</source>
        <translation>The areas of one colour may not all bear the same roof: the others already have this one.</translation>
    </message>
    <message>
        <source>A permit needs a finished building, with a roof, that fits there.</source>
        <translation>A permit needs a finished building, with a roof, that fits there.</translation>
    </message>
    <message>
        <source>The permit is for another colour of area.</source>
        <translation>The permit is for another colour of area.</translation>
    </message>
    <message>
        <source>Buildings and fountains stand on small sites, amphitheatres and temples on large ones.</source>
        <translation>Buildings and fountains stand on small sites, amphitheatres and temples on large ones.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>This site is taken.</translation>
    </message>
    <message>
        <source>No small site of this area is vacant.</source>
        <translation>No small site of this area is vacant.</translation>
    </message>
    <message numerus="yes">
        <source>The first building of an area has exactly %n floor(s).</source>
        <translation>
            <numerusform>The first building of an area has exactly %n floor.</numerusform>
            <numerusform>The first building of an area has exactly %n floors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A building here must have %n floor(s).</source>
        <translation>
            <numerusform>A building here must have %n floor.</numerusform>
            <numerusform>A building here must have %n floors.</numerusform>
        </translation>
    </message>
    <message>
        <source>A building here must have %1 to %2 floors.</source>
        <translation>A building here must have %1 to %2 floors.</translation>
    </message>
    <message>
        <source>The large site of this area is taken.</source>
        <translation>The large site of this area is taken.</translation>
    </message>
    <message>
        <source>This area has no large site.</source>
        <translation>This area has no large site.</translation>
    </message>
</context>
<context>
    <name>capitol::app::Words</name>
    <message>
        <source>roof card %1</source>
        <translation>roof card %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <translation>floor card %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <translation>black permit %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <translation>white permit %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <translation>red permit %1</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) without a roof</source>
        <translation>
            <numerusform>a building of %n floor without a roof</numerusform>
            <numerusform>a building of %n floors without a roof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a round roof</source>
        <translation>
            <numerusform>a building of %n floor with a round roof</numerusform>
            <numerusform>a building of %n floors with a round roof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a triangular roof</source>
        <translation>
            <numerusform>a building of %n floor with a triangular roof</numerusform>
            <numerusform>a building of %n floors with a triangular roof</numerusform>
        </translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fountain</translation>
    </message>
    <message>
        <source>Amphitheatre</source>
        <translation>Amphitheatre</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>the fountain</source>
        <translation>the fountain</translation>
    </message>
    <message>
        <source>the amphitheatre</source>
        <translation>the amphitheatre</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>the temple</translation>
    </message>
    <message>
        <source>roof cards</source>
        <translation>roof cards</translation>
    </message>
    <message>
        <source>floor cards</source>
        <translation>floor cards</translation>
    </message>
    <message>
        <source>permits</source>
        <translation>permits</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>round roofs</source>
        <translation>round roofs</translation>
    </message>
    <message>
        <source>triangular roofs</source>
        <translation>triangular roofs</translation>
    </message>
    <message>
        <source>the large site of %1</source>
        <translation>the large site of %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, site</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the highest single card decides</source>
        <translation>the highest single card decides</translation>
    </message>
    <message>
        <source>the lowest score decides</source>
        <translation>the lowest score decides</translation>
    </message>
    <message>
        <source>the seat nearest the consul clockwise decides</source>
        <translation>the seat nearest the consul clockwise decides</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>nobody gets the tile</translation>
    </message>
    <message>
        <source>Equal bids: %1.</source>
        <translation>Equal bids: %1.</translation>
    </message>
    <message>
        <source>; still equal: </source>
        <translation>; still equal: </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names, the last name</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>capitol::app::YardModel</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a building</comment>
        <translation>%1 times %2</translation>
    </message>
</context>
</TS>
