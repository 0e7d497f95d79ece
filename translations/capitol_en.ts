<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Capitol</source>
        <translation>About Capitol</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The board game by Alan R. Moon and Aaron Weissblum (2001) at the desktop. An unofficial edition, made without the publisher, with none of the game&apos;s art or text.</source>
        <translation>The board game by Alan R. Moon and Aaron Weissblum (2001) at the desktop. An unofficial edition, made without the publisher, with none of the game&apos;s art or text.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Drawn by</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later: free to use, to study, to change and to pass on</source>
        <translation>GNU General Public License, version 3 or later: free to use, to study, to change and to pass on</translation>
    </message>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Player&apos;s guide</translation>
    </message>
    <message>
        <source>Guide to variants</source>
        <translation>Guide to variants</translation>
    </message>
    <message>
        <source>The licence&apos;s text</source>
        <translation>The licence&apos;s text</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Folder of the log</translation>
    </message>
</context>
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
    <name>CameraBar</name>
    <message>
        <source>View from above</source>
        <translation>View from above</translation>
    </message>
    <message>
        <source>View from the table</source>
        <translation>View from the table</translation>
    </message>
    <message>
        <source>View from near</source>
        <translation>View from near</translation>
    </message>
    <message>
        <source>Reset the camera</source>
        <translation>Reset the camera</translation>
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
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Chapters</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>Column %1</source>
        <translation>Column %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play by the rules of %1</source>
        <translation>Play by the rules of %1</translation>
    </message>
    <message>
        <source>Take away the column %1</source>
        <translation>Take away the column %1</translation>
    </message>
</context>
<context>
    <name>CompareHeads</name>
    <message>
        <source>Point of the rules</source>
        <translation>Point of the rules</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>The points of the rules</source>
        <translation>The points of the rules</translation>
    </message>
    <message>
        <source>Reading the sheets…</source>
        <translation>Reading the sheets…</translation>
    </message>
    <message>
        <source>Nothing matches. Choose other rules to show, or search for something else.</source>
        <translation>Nothing matches. Choose other rules to show, or search for something else.</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Compare the sheets</source>
        <translation>Compare the sheets</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Search…</translation>
    </message>
    <message>
        <source>Search in the comparison</source>
        <translation>Search in the comparison</translation>
    </message>
    <message>
        <source>Which points are shown</source>
        <translation>Which points are shown</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Add a column</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>Most alike first</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Writing…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
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
    <name>ExportDialog</name>
    <message>
        <source>Export the comparison</source>
        <translation>Export the comparison</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF document (*.pdf)</translation>
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
        <source>The camera of the board in 3D</source>
        <translation>The camera of the board in 3D</translation>
    </message>
    <message>
        <source>Ctrl+1, 2, 3</source>
        <translation>Ctrl+1, 2, 3</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+Arrows</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Plus, Ctrl+Minus</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>The view from above, from the table, from near</source>
        <translation>The view from above, from the table, from near</translation>
    </message>
    <message>
        <source>Back to where the view begins</source>
        <translation>Back to where the view begins</translation>
    </message>
    <message>
        <source>Around the board, higher and lower</source>
        <translation>Around the board, higher and lower</translation>
    </message>
    <message>
        <source>Nearer, farther</source>
        <translation>Nearer, farther</translation>
    </message>
    <message>
        <source>Drag to turn, drag with the right button to move along, roll the wheel to go nearer</source>
        <translation>Drag to turn, drag with the right button to move along, roll the wheel to go nearer</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Shift+F1 or ?</translation>
    </message>
    <message>
        <source>The rules; at the table those in force</source>
        <translation>The rules; at the table those in force</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In the rules</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Shift+F3</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Arrows, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>To the next place found, and back</source>
        <translation>To the next place found, and back</translation>
    </message>
    <message>
        <source>Read on, and back</source>
        <translation>Read on, and back</translation>
    </message>
    <message>
        <source>Close them</source>
        <translation>Close them</translation>
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
    <name>LineDetail</name>
    <message>
        <source>Picture of this point</source>
        <translation>Picture of this point</translation>
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
    <name>RuleList</name>
    <message>
        <source>The rules</source>
        <translation>The rules</translation>
    </message>
</context>
<context>
    <name>RulebookHead</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Chapters</translation>
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
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Not found</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Previous place</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Next place</translation>
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
    <message>
        <source>View of the board</source>
        <translation>View of the board</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>From above</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>From the table</translation>
    </message>
    <message>
        <source>From near</source>
        <translation>From near</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Try 3D again at the next start</source>
        <translation>Try 3D again at the next start</translation>
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
        <source>Compare the sheets…</source>
        <translation>Compare the sheets…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
    </message>
    <message>
        <source>Measure a variant…</source>
        <translation>Measure a variant…</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>About…</translation>
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
        <source>Compare the sheets…</source>
        <translation>Compare the sheets…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
    </message>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Player&apos;s guide</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>About Capitol…</translation>
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
    <name>capitol::app::About</name>
    <message>
        <source>the processor, without OpenGL</source>
        <translation>the processor, without OpenGL</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is flat. A newer graphics driver may help.</source>
        <translation>OpenGL does not work on this computer, so the board is flat. A newer graphics driver may help.</translation>
    </message>
    <message>
        <source>The graphics driver is too old for the board in 3D, so the board is flat.</source>
        <translation>The graphics driver is too old for the board in 3D, so the board is flat.</translation>
    </message>
    <message>
        <source>The window is shown on another computer over the network, so the board is flat.</source>
        <translation>The window is shown on another computer over the network, so the board is flat.</translation>
    </message>
    <message>
        <source>The last start ended before its first picture, so this one does without OpenGL and the board is flat. The settings can have it tried again.</source>
        <translation>The last start ended before its first picture, so this one does without OpenGL and the board is flat. The settings can have it tried again.</translation>
    </message>
    <message>
        <source>The guides are not installed; they are in the program&apos;s documents.</source>
        <translation>The guides are not installed; they are in the program&apos;s documents.</translation>
    </message>
    <message>
        <source>Nothing here opens %1.</source>
        <translation>Nothing here opens %1.</translation>
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
    <name>capitol::app::Comparison</name>
    <message>
        <source>the others are held against this one</source>
        <translation>the others are held against this one</translation>
    </message>
    <message numerus="yes">
        <source>differs in %n point(s)</source>
        <translation>
            <numerusform>differs in %n point</numerusform>
            <numerusform>differs in %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>All points</source>
        <translation>All points</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>True variants</source>
        <translation>True variants</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Slips</translation>
    </message>
    <message>
        <source>Silences</source>
        <translation>Silences</translation>
    </message>
    <message>
        <source>Open situations</source>
        <translation>Open situations</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) shown. Press one to see what lies behind it.</source>
        <translation>
            <numerusform>%n point shown. Press it to see what lies behind it.</numerusform>
            <numerusform>%n points shown. Press one to see what lies behind it.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be written: its name must end in .html, .md or .pdf.</source>
        <translation>“%1” cannot be written: its name must end in .html, .md or .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::FigureWords</name>
    <message>
        <source>Points of a player in round %1</source>
        <translation>Points of a player in round %1</translation>
    </message>
    <message>
        <source>Victories of seat %1</source>
        <translation>Victories of seat %1</translation>
    </message>
    <message>
        <source>Points of seat %1</source>
        <translation>Points of seat %1</translation>
    </message>
    <message>
        <source>Points of a player</source>
        <translation>Points of a player</translation>
    </message>
    <message>
        <source>Points of the first</source>
        <translation>Points of the first</translation>
    </message>
    <message>
        <source>Points of the last</source>
        <translation>Points of the last</translation>
    </message>
    <message>
        <source>Points from first to last</source>
        <translation>Points from first to last</translation>
    </message>
    <message>
        <source>Points from first to second</source>
        <translation>Points from first to second</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Changes of the lead</translation>
    </message>
    <message>
        <source>Won from behind in the last scoring</source>
        <translation>Won from behind in the last scoring</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Shared victories</translation>
    </message>
    <message>
        <source>Tied auctions</source>
        <translation>Tied auctions</translation>
    </message>
    <message>
        <source>Unsold tiles</source>
        <translation>Unsold tiles</translation>
    </message>
    <message>
        <source>Unsold tiles: tie</source>
        <translation>Unsold tiles: tie</translation>
    </message>
    <message>
        <source>Unsold tiles: no bid</source>
        <translation>Unsold tiles: no bid</translation>
    </message>
    <message>
        <source>Unsold tiles: no vacant site</source>
        <translation>Unsold tiles: no vacant site</translation>
    </message>
    <message>
        <source>Sum of the winning bids</source>
        <translation>Sum of the winning bids</translation>
    </message>
    <message>
        <source>Cards in the winning bids</source>
        <translation>Cards in the winning bids</translation>
    </message>
    <message>
        <source>Floors used</source>
        <translation>Floors used</translation>
    </message>
    <message>
        <source>Floors on the board</source>
        <translation>Floors on the board</translation>
    </message>
    <message>
        <source>Empty areas</source>
        <translation>Empty areas</translation>
    </message>
    <message>
        <source>Contested areas</source>
        <translation>Contested areas</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cards played</translation>
    </message>
    <message>
        <source>Cards played for nothing</source>
        <translation>Cards played for nothing</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cards left over</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Moves in construction</source>
        <translation>Moves in construction</translation>
    </message>
    <message>
        <source>Moves in auctions</source>
        <translation>Moves in auctions</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cards drawn</translation>
    </message>
    <message>
        <source>Buildings finished</source>
        <translation>Buildings finished</translation>
    </message>
    <message>
        <source>Buildings on the board</source>
        <translation>Buildings on the board</translation>
    </message>
    <message>
        <source>Buildings left over</source>
        <translation>Buildings left over</translation>
    </message>
    <message>
        <source>Floors of the tallest building</source>
        <translation>Floors of the tallest building</translation>
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
    <name>capitol::app::MeasureChart</name>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Whiskers: twice the standard error</source>
        <translation>Whiskers: twice the standard error</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureModel</name>
    <message>
        <source>In a game</source>
        <translation>In a game</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Really?</source>
        <translation>Really?</translation>
    </message>
    <message>
        <source>★ more</source>
        <translation>★ more</translation>
    </message>
    <message>
        <source>★ less</source>
        <translation>★ less</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasurePanel</name>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>What was measured</translation>
    </message>
    <message>
        <source>Mean ± its standard error. ★: the difference is real, not chance (paired t test on the same games, Holm&apos;s adjustment, 5 %).</source>
        <translation>Mean ± its standard error. ★: the difference is real, not chance (paired t test on the same games, Holm&apos;s adjustment, 5 %).</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Export as CSV…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>The two variants have no number of players in common.</source>
        <translation>The two variants have no number of players in common.</translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <comment>the variant that a changed one of the same name comes from</comment>
        <translation>%1 (before)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Measure</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message numerus="yes">
        <source>some %n second(s) left</source>
        <translation>
            <numerusform>some %n second left</numerusform>
            <numerusform>some %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>some %n minute(s) left</source>
        <translation>
            <numerusform>some %n minute left</numerusform>
            <numerusform>some %n minutes left</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays the same games by both variants and says what is different.</source>
        <translation>Plays the same games by both variants and says what is different.</translation>
    </message>
    <message>
        <source>The rules have been changed since this was measured.</source>
        <translation>The rules have been changed since this was measured.</translation>
    </message>
    <message>
        <source>Stopped after %1 games.</source>
        <translation>Stopped after %1 games.</translation>
    </message>
    <message>
        <source>Measured in %1 games.</source>
        <translation>Measured in %1 games.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export as CSV</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Comma-separated values</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Written to %1.</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureWindow</name>
    <message>
        <source>Measure a variant</source>
        <translation>Measure a variant</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>beside</translation>
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
