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
        <source>An unofficial desktop version of the board game by Alan R. Moon and Aaron Weissblum (2001), made without the publisher’s involvement and without any of its artwork or text.</source>
        <translation>An unofficial desktop version of the board game by Alan R. Moon and Aaron Weissblum (2001), made without the publisher’s involvement and without any of its artwork or text.</translation>
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
        <source>Graphics</source>
        <translation>Graphics</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later: free to use, study, change and share</source>
        <translation>GNU General Public License, version 3 or later: free to use, study, change and share</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Player’s guide</translation>
    </message>
    <message>
        <source>Variant author’s guide</source>
        <translation>Variant author’s guide</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Licence text</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Log folder</translation>
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
        <source>No effect</source>
        <translation>No effect</translation>
    </message>
    <message>
        <source>Play the card without effect</source>
        <translation>Play the card without effect</translation>
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
    <message>
        <source>Bid nothing</source>
        <translation>Bid nothing</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Seal the bid</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Ask to take back your move</translation>
    </message>
</context>
<context>
    <name>AreaPlaque</name>
    <message>
        <source>+%1</source>
        <comment>so many floors more than the next</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 | %2</source>
        <comment>points for first and second place</comment>
        <translation>%1 | %2</translation>
    </message>
</context>
<context>
    <name>AuctionLot</name>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tile, what it is worth or who won it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AuctionLots</name>
    <message>
        <source>Auctions of this round</source>
        <translation>Auctions of this round</translation>
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
        <source>Senator</source>
        <translation>Senator</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Your bid</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Your bid goes here: click cards in your hand, or drag them.</source>
        <translation>Your bid goes here: click cards in your hand, or drag them.</translation>
    </message>
</context>
<context>
    <name>BlockedPeople</name>
    <message>
        <source>Blocked: you do not see what they write, nor their tables on the local network.</source>
        <translation>Blocked: you do not see what they write, nor their tables on the local network.</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Unblock %1</translation>
    </message>
</context>
<context>
    <name>Board</name>
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
    <name>BuildCard</name>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1, %2 of them</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>so many cards</comment>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>CameraBar</name>
    <message>
        <source>Top view</source>
        <translation>Top view</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Table view</translation>
    </message>
    <message>
        <source>Close-up view</source>
        <translation>Close-up view</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Reset the view</translation>
    </message>
</context>
<context>
    <name>CameraKeyGroup</name>
    <message>
        <source>3D camera</source>
        <translation>3D camera</translation>
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
        <source>Top view, table view, close-up view</source>
        <translation>Top view, table view, close-up view</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Reset the view</translation>
    </message>
    <message>
        <source>Rotate around the board, tilt up and down</source>
        <translation>Rotate around the board, tilt up and down</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Zoom in, zoom out</translation>
    </message>
    <message>
        <source>Drag to rotate, right-drag to pan, scroll to zoom</source>
        <translation>Drag to rotate, right-drag to pan, scroll to zoom</translation>
    </message>
</context>
<context>
    <name>CanalBar</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>%n more after this one</numerusform>
            <numerusform>%n more after this one</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>the last one</translation>
    </message>
    <message>
        <source>Cards left: %1. Contracts: %2. Cubes: %3</source>
        <translation>Cards left: %1. Contracts: %2. Cubes: %3</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Hide the log</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Show the log</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>CanalBoard</name>
    <message>
        <source>difficult terrain</source>
        <translation>difficult terrain</translation>
    </message>
    <message>
        <source>normal terrain</source>
        <translation>normal terrain</translation>
    </message>
</context>
<context>
    <name>CanalCursor</name>
    <message>
        <source>Map: %1</source>
        <translation>Map: %1</translation>
    </message>
</context>
<context>
    <name>CanalEnd</name>
    <message>
        <source>Canals</source>
        <translation>Canals</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message>
        <source>Incomplete canals</source>
        <translation>Incomplete canals</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contracts completed</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Watch the replay</translation>
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
        <source>Play your first game</source>
        <translation>Play your first game</translation>
    </message>
</context>
<context>
    <name>CanalKeysSheet</name>
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
        <source>1 to 9</source>
        <translation>1 to 9</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc or Backspace</source>
        <translation>Esc or Backspace</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
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
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Choose contract or card 1 to 9, whichever is asked for</source>
        <translation>Choose contract or card 1 to 9, whichever is asked for</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Take back anything not yet final</translation>
    </message>
    <message>
        <source>Skip the phase, or finish it</source>
        <translation>Skip the phase, or finish it</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Draw the top card</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Undo the last move</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Redo what was undone</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Restart the turn</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Show or hide the log</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>Speed up the computer players</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>On the map</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Arrows</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Plus, Ctrl+Minus</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>From hex to hex</translation>
    </message>
    <message>
        <source>To the next or previous hex that can be chosen; after the last one, to the next button</source>
        <translation>To the next or previous hex that can be chosen; after the last one, to the next button</translation>
    </message>
    <message>
        <source>Choose the hex; again to confirm</source>
        <translation>Choose the hex; again to confirm</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Zoom in, zoom out</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>The whole map</translation>
    </message>
    <message>
        <source>Drag along hexes to build, drag the ground to move the map, scroll to zoom</source>
        <translation>Drag along hexes to build, drag the ground to move the map, scroll to zoom</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
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
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Next or previous button or place</source>
        <translation>Next or previous button or place</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>The rules</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Game menu</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>A hint, if enabled for this game</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In a replay</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Left, Right</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Previous or next move</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Start or end of the game</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>Play the moves, pause</translation>
    </message>
</context>
<context>
    <name>CanalMenu</name>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
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
        <source>About Capitol…</source>
        <translation>About Capitol…</translation>
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
        <source>Canal Mania games (*.canal)</source>
        <translation>Canal Mania games (*.canal)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>CanalPage</name>
    <message>
        <source>Face-up cards</source>
        <translation>Face-up cards</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Your cards</translation>
    </message>
</context>
<context>
    <name>CanalPlate</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>tiles left: %1</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>current player</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanalPlates</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
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
    <name>ChatButton</name>
    <message>
        <source>Chat (%1)</source>
        <translation>Chat (%1)</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message numerus="yes">
        <source>Chat: %n new message(s)</source>
        <translation>
            <numerusform>Chat: %n new message</numerusform>
            <numerusform>Chat: %n new messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatLine</name>
    <message>
        <source>%1: %2</source>
        <comment>who says, what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChatMenu</name>
    <message>
        <source>Unmute %1</source>
        <translation>Unmute %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Mute %1</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Unblock %1</translation>
    </message>
    <message>
        <source>Block %1 at all tables</source>
        <translation>Block %1 at all tables</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Close the chat</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>What was said</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Say something</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Quick phrases, mute, block</translation>
    </message>
</context>
<context>
    <name>ClearStatistics</name>
    <message>
        <source>Clear the statistics…</source>
        <translation>Clear the statistics…</translation>
    </message>
    <message>
        <source>Clear the statistics of %1? They cannot be restored. Saved games are kept.</source>
        <translation>Clear the statistics of %1? They cannot be restored. Saved games are kept.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message numerus="yes">
        <source>%n minute(s) each, plus 10 seconds per move</source>
        <translation>
            <numerusform>%n minute each, plus 10 seconds per move</numerusform>
            <numerusform>%n minutes each, plus 10 seconds per move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>Time for the whole game</source>
        <translation>Time for the whole game</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Time per move</translation>
    </message>
    <message>
        <source>Days per move</source>
        <translation>Days per move</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>How long</translation>
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
        <source>Remove column %1</source>
        <translation>Remove column %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Open %1 in the variant editor</source>
        <translation>Open %1 in the variant editor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
</context>
<context>
    <name>CompareHeads</name>
    <message>
        <source>Topic</source>
        <translation>Topic</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Comparison</source>
        <translation>Comparison</translation>
    </message>
    <message>
        <source>Loading the rule texts…</source>
        <translation>Loading the rule texts…</translation>
    </message>
    <message>
        <source>rule texts</source>
        <comment>proposed as the name of a file</comment>
        <translation>rule texts</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Compare the rule texts</source>
        <translation>Compare the rule texts</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Search…</translation>
    </message>
    <message>
        <source>Search the comparison</source>
        <translation>Search the comparison</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Add a column</translation>
    </message>
    <message>
        <source>Sort by similarity</source>
        <translation>Sort by similarity</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporting…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
</context>
<context>
    <name>ContractLine</name>
    <message>
        <source>%1–%2</source>
        <comment>fewest tiles, most tiles</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 to %4 tiles</source>
        <translation>%1, %2: %3 to %4 tiles</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tiles</source>
        <translation>%1, %2: %3 of %4 tiles</translation>
    </message>
</context>
<context>
    <name>ContractList</name>
    <message>
        <source>Parliament: contracts to take</source>
        <translation>Parliament: contracts to take</translation>
    </message>
    <message>
        <source>Junction contract</source>
        <translation>Junction contract</translation>
    </message>
    <message numerus="yes">
        <source>two places near each other, %n left</source>
        <comment>junction contracts</comment>
        <translation>
            <numerusform>two places near each other, %n left</numerusform>
            <numerusform>two places near each other, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopyField</name>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>CoveredHand</name>
    <message>
        <source>%1’s hand is hidden</source>
        <translation>%1’s hand is hidden</translation>
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
    <message>
        <source>Play your first game</source>
        <translation>Play your first game</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Review the game</translation>
    </message>
</context>
<context>
    <name>EngineerLine</name>
    <message>
        <source>Swap for %1: %2</source>
        <translation>Swap for %1: %2</translation>
    </message>
    <message>
        <source>Engineer %1: %2</source>
        <translation>Engineer %1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an engineer&apos;s number and name</comment>
        <translation>%1. %2</translation>
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
    <name>FairPlayButton</name>
    <message>
        <source>Fair-play check</source>
        <translation>Fair-play check</translation>
    </message>
    <message>
        <source>Check that %1 plays fair here</source>
        <translation>Check that %1 plays fair here</translation>
    </message>
</context>
<context>
    <name>FairPlaySheet</name>
    <message>
        <source>Fair-play check</source>
        <translation>Fair-play check</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>%1 sees no more than a person in that seat would see. To prove it, %1 is asked again for the choice that comes next: with the cards as they were, and with everything hidden from %1 dealt anew.</source>
        <translation>%1 sees no more than a person in that seat would see. To prove it, %1 is asked again for the choice that comes next: with the cards as they were, and with everything hidden from %1 dealt anew.</translation>
    </message>
    <message>
        <source>Asking again: %1%</source>
        <translation>Asking again: %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Ask again</translation>
    </message>
</context>
<context>
    <name>FirstPlayerChoice</name>
    <message>
        <source>Who starts?</source>
        <translation>Who starts?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>At random</translation>
    </message>
    <message>
        <source>In these rules, the oldest player is the first consul.</source>
        <translation>In these rules, the oldest player is the first consul.</translation>
    </message>
    <message>
        <source>In these rules, you decide together who will be the first consul.</source>
        <translation>In these rules, you decide together who will be the first consul.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
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
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>Games</translation>
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
        <source>No saved games yet.</source>
        <translation>No saved games yet.</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Other file…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Saved games (*.capitol *.canal)</source>
        <translation>Saved games (*.capitol *.canal)</translation>
    </message>
</context>
<context>
    <name>GoodbyeQuestion</name>
    <message>
        <source>Close Capitol?</source>
        <translation>Close Capitol?</translation>
    </message>
    <message>
        <source>Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.</source>
        <translation>Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Keep it open</translation>
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
    <message>
        <source>Play your first game</source>
        <translation>Play your first game</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>See the result</translation>
    </message>
</context>
<context>
    <name>HandKinds</name>
    <message numerus="yes">
        <source>%n roof card(s)</source>
        <translation>
            <numerusform>%n roof card</numerusform>
            <numerusform>%n roof cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor card(s)</source>
        <translation>
            <numerusform>%n floor card</numerusform>
            <numerusform>%n floor cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n permit(s)</source>
        <translation>
            <numerusform>%n permit</numerusform>
            <numerusform>%n permits</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Hand hidden</translation>
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
        <source>Friendly undo</source>
        <translation>Friendly undo</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>For everyone: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move while someone else is playing (Ctrl+Z).</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>For everyone: advice from the strongest computer player (H), and undoing a confirmed move while someone else is playing (Ctrl+Z).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>Working out a hint</translation>
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
    <name>InvitationBox</name>
    <message>
        <source>Invite others</source>
        <translation>Invite others</translation>
    </message>
    <message>
        <source>Link to this table</source>
        <translation>Link to this table</translation>
    </message>
    <message>
        <source>Code to read out (it leads to the server; the table is in the list there)</source>
        <translation>Code to read out (it leads to the server; the table is in the list there)</translation>
    </message>
    <message>
        <source>Not encrypted: others on the network could read along.</source>
        <translation>Not encrypted: others on the network could read along.</translation>
    </message>
</context>
<context>
    <name>KeepRules</name>
    <message>
        <source>These rules are among your variants.</source>
        <translation>These rules are among your variants.</translation>
    </message>
    <message>
        <source>You can add these rules to your variants, to play them elsewhere and to change them.</source>
        <translation>You can add these rules to your variants, to play them elsewhere and to change them.</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>Name of the variant</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
</context>
<context>
    <name>KeepRulesLine</name>
    <message>
        <source>These rules are among your variants</source>
        <translation>These rules are among your variants</translation>
    </message>
    <message>
        <source>Add these rules to my variants</source>
        <translation>Add these rules to my variants</translation>
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
        <source>Select card 1 to 10; when bidding, add it to the bid or take it out; when drawing, go to pile 1 to 3</source>
        <translation>Select card 1 to 10; when bidding, add it to the bid or take it out; when drawing, go to pile 1 to 3</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, continue</source>
        <translation>Confirm, seal the bid, continue</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Take back anything not yet final</translation>
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
        <source>Speed up the computer players</source>
        <translation>Speed up the computer players</translation>
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
        <source>To the nearest place in that direction: sites, then the yard below; roofs and piles when needed</source>
        <translation>To the nearest place in that direction: sites, then the yard below; roofs and piles when needed</translation>
    </message>
    <message>
        <source>Select the place</source>
        <translation>Select the place</translation>
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
        <source>Previous or next card in the hand; in the bid, move the card</source>
        <translation>Previous or next card in the hand; in the bid, move the card</translation>
    </message>
    <message>
        <source>Select the card; in the bid, put it back</source>
        <translation>Select the card; in the bid, put it back</translation>
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
        <source>Next or previous button or place</source>
        <translation>Next or previous button or place</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Game menu</translation>
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
        <source>The rules; during a game, the ones you are playing by</source>
        <translation>The rules; during a game, the ones you are playing by</translation>
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
        <source>Next or previous match</source>
        <translation>Next or previous match</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Scroll</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Close the rules</translation>
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
        <source>Redo what was undone</source>
        <translation>Redo what was undone</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Restart the turn</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>A hint, if enabled for this game</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid is enabled for this game</source>
        <translation>What everyone has seen, if the memory aid is enabled for this game</translation>
    </message>
    <message>
        <source>From area to area; after the last one, to the next button</source>
        <translation>From area to area; after the last one, to the next button</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print or export the rules</source>
        <translation>Print or export the rules</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Show or hide the log</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In a replay</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Up, Down</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Previous or next move</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Start or end of the game</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>Play the moves, pause</translation>
    </message>
    <message>
        <source>Review the game, once it is over</source>
        <translation>Review the game, once it is over</translation>
    </message>
    <message>
        <source>Previous or next moment of the review</source>
        <translation>Previous or next moment of the review</translation>
    </message>
</context>
<context>
    <name>LineDetail</name>
    <message>
        <source>Picture of this rule</source>
        <translation>Picture of this rule</translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>Play together</source>
        <translation>Play together</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>My tables</source>
        <translation>My tables</translation>
    </message>
    <message>
        <source>Tables on %1</source>
        <translation>Tables on %1</translation>
    </message>
    <message>
        <source>No table matches the filters.</source>
        <translation>No table matches the filters.</translation>
    </message>
    <message>
        <source>There are no open tables here right now. You can make one.</source>
        <translation>There are no open tables here right now. You can make one.</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>On the local network</translation>
    </message>
    <message>
        <source>No tables right now. They appear here by themselves.</source>
        <translation>No tables right now. They appear here by themselves.</translation>
    </message>
    <message>
        <source>This system does not let Capitol look for tables on the local network.</source>
        <translation>This system does not let Capitol look for tables on the local network.</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>New table…</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Show the board at this point</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Game log</source>
        <translation>Game log</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>In notation</source>
        <translation>In notation</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Log: %1</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In words</translation>
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
    <message>
        <source>Open the readable part</source>
        <translation>Open the readable part</translation>
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
    <name>MomentFilter</name>
    <message>
        <source>Which moments</source>
        <translation>Which moments</translation>
    </message>
    <message>
        <source>Whose moments</source>
        <translation>Whose moments</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Show the board at this point</translation>
    </message>
</context>
<context>
    <name>MomentList</name>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>No such moments in this game.</source>
        <translation>No such moments in this game.</translation>
    </message>
</context>
<context>
    <name>MyTableLine</name>
    <message>
        <source>hosted on this computer</source>
        <translation>hosted on this computer</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>waiting for players</translation>
    </message>
    <message>
        <source>a game over several days</source>
        <translation>a game over several days</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>game in progress</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>rules, players, how far the game is</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, how far the game is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, last there %2</source>
        <comment>where the table is, when</comment>
        <translation>%1, last there %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove %1 from the list and give up the seat</source>
        <translation>Remove %1 from the list and give up the seat</translation>
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
        <source>random if empty</source>
        <translation>random if empty</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New game of Canal Mania</source>
        <translation>New game of Canal Mania</translation>
    </message>
</context>
<context>
    <name>NewTablePanel</name>
    <message>
        <source>New table</source>
        <translation>New table</translation>
    </message>
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
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>This computer</translation>
    </message>
    <message>
        <source>Others reach this computer over the local network while Capitol is open. The tables go on at the next start. Whoever hosts could look at everyone’s cards with the right tools: play with people who trust you.</source>
        <translation>Others reach this computer over the local network while Capitol is open. The tables go on at the next start. Whoever hosts could look at everyone’s cards with the right tools: play with people who trust you.</translation>
    </message>
    <message>
        <source>The server keeps the game, even while nobody is connected.</source>
        <translation>The server keeps the game, even while nobody is connected.</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Found by</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Everyone</translation>
    </message>
    <message>
        <source>Invited people</source>
        <translation>Invited people</translation>
    </message>
    <message>
        <source>Only the invitation link leads to the table.</source>
        <translation>Only the invitation link leads to the table.</translation>
    </message>
    <message>
        <source>The table appears in Capitol on every computer of the local network.</source>
        <translation>The table appears in Capitol on every computer of the local network.</translation>
    </message>
    <message>
        <source>The table appears in the list of the server.</source>
        <translation>The table appears in the list of the server.</translation>
    </message>
    <message>
        <source>Create table</source>
        <translation>Create table</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>With the filter “%1”, there is nothing to show.</source>
        <translation>With the filter “%1”, there is nothing to show.</translation>
    </message>
    <message>
        <source>No topic matches “%1”.</source>
        <translation>No topic matches “%1”.</translation>
    </message>
    <message>
        <source>With the filter “%1”, no topic matches “%2”.</source>
        <translation>With the filter “%1”, no topic matches “%2”.</translation>
    </message>
    <message>
        <source>Show all topics</source>
        <translation>Show all topics</translation>
    </message>
</context>
<context>
    <name>OneStep</name>
    <message>
        <source>Previous move</source>
        <translation>Previous move</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
</context>
<context>
    <name>PanelButtons</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>Earlier position</source>
        <translation>Earlier position</translation>
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
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Review the game</translation>
    </message>
    <message>
        <source>Play on as %1</source>
        <translation>Play on as %1</translation>
    </message>
</context>
<context>
    <name>PhaseBanner</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Consul: %1</source>
        <translation>Consul: %1</translation>
    </message>
</context>
<context>
    <name>PhaseList</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Phases of the turn</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, now</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, over</translation>
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
    <message>
        <source>current player</source>
        <translation>current player</translation>
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
    <name>PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>No puzzles in this set match.</source>
        <translation>No puzzles in this set match.</translation>
    </message>
    <message>
        <source>★ solved on the first try · ✓ solved later · ○ answer shown · ✕ not solved yet</source>
        <translation>★ solved on the first try · ✓ solved later · ○ answer shown · ✕ not solved yet</translation>
    </message>
</context>
<context>
    <name>PuzzleOfDay</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzle of the day</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>The day before</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>The day after</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Show the answer</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Next puzzle</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>All puzzles</translation>
    </message>
</context>
<context>
    <name>PuzzleRecord</name>
    <message>
        <source>Your record</source>
        <translation>Your record</translation>
    </message>
    <message>
        <source>Next unsolved puzzle</source>
        <translation>Next unsolved puzzle</translation>
    </message>
</context>
<context>
    <name>PuzzleThemes</name>
    <message>
        <source>Themes</source>
        <translation>Themes</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>a theme, how many are solved, of how many</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <comment>a theme</comment>
        <translation>%1, %2 of %3 solved</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Set of puzzles</source>
        <translation>Set of puzzles</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Other file…</translation>
    </message>
    <message>
        <source>Start anew…</source>
        <translation>Start anew…</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>Loading the puzzles…</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themes</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Open a file of puzzles</translation>
    </message>
    <message>
        <source>Puzzles (*.yaml *.yml)</source>
        <translation>Puzzles (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Start anew?</source>
        <translation>Start anew?</translation>
    </message>
    <message>
        <source>The file of your results will be replaced. They cannot be restored.</source>
        <translation>The file of your results will be replaced. They cannot be restored.</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Start anew</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>RankLine</name>
    <message>
        <source>%1: %2</source>
        <comment>where points came from, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>place, name, points</comment>
        <translation>%1. %2: %3</translation>
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
    <name>RecentStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Since your last turn</translation>
    </message>
    <message>
        <source>Show again what happened since your last turn</source>
        <translation>Show again what happened since your last turn</translation>
    </message>
</context>
<context>
    <name>RemoteLines</name>
    <message>
        <source>Ask to take back your move</source>
        <translation>Ask to take back your move</translation>
    </message>
    <message>
        <source>Propose to go on</source>
        <translation>Propose to go on</translation>
    </message>
    <message>
        <source>Propose a pause</source>
        <translation>Propose a pause</translation>
    </message>
    <message>
        <source>Propose to end the game</source>
        <translation>Propose to end the game</translation>
    </message>
</context>
<context>
    <name>RemoteSeat</name>
    <message>
        <source>computer plays</source>
        <comment>for somebody who is away</comment>
        <translation>computer plays</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>of another player</comment>
        <translation>connection lost</translation>
    </message>
    <message>
        <source>away</source>
        <comment>another player</comment>
        <translation>away</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>another player</comment>
        <translation>out of time</translation>
    </message>
</context>
<context>
    <name>RemoteStrip</name>
    <message>
        <source>A computer player plays for you.</source>
        <translation>A computer player plays for you.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Agree</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Play myself</source>
        <translation>Play myself</translation>
    </message>
    <message>
        <source>Computer: one move</source>
        <translation>Computer: one move</translation>
    </message>
    <message>
        <source>Computer until return</source>
        <translation>Computer until return</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wait</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>More time</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Watch the replay</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Reconnect</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
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
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Speed: %1. Press to change it.</source>
        <translation>Speed: %1. Press to change it.</translation>
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
    <name>RevealColumn</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 bids %2.</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
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
    <name>ReviewChart</name>
    <message>
        <source>Expected share of the victory, from move to move</source>
        <translation>Expected share of the victory, from move to move</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>Lost in construction</source>
        <translation>Lost in construction</translation>
    </message>
    <message>
        <source>Lost in bids</source>
        <translation>Lost in bids</translation>
    </message>
    <message>
        <source>Lost in placing tiles</source>
        <translation>Lost in placing tiles</translation>
    </message>
    <message>
        <source>Lost in drawing</source>
        <translation>Lost in drawing</translation>
    </message>
    <message>
        <source>Through others’ losses</source>
        <translation>Through others’ losses</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>Unforeseen</source>
        <translation>Unforeseen</translation>
    </message>
    <message>
        <source>Where the shares came from</source>
        <translation>Where the shares came from</translation>
    </message>
    <message>
        <source>Accuracy in percent, everything else in percentage points of the expected share of the victory.</source>
        <translation>Accuracy in percent, everything else in percentage points of the expected share of the victory.</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Previous moment of the review</source>
        <translation>Previous moment of the review</translation>
    </message>
    <message>
        <source>Next moment of the review</source>
        <translation>Next moment of the review</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Close the review</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review of the game</source>
        <translation>Review of the game</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Show the board</translation>
    </message>
</context>
<context>
    <name>ReviewProgress</name>
    <message>
        <source>Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.</source>
        <translation>Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.</translation>
    </message>
    <message>
        <source>Reviewing the game: %1%</source>
        <translation>Reviewing the game: %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Review the game</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>The others hold</source>
        <translation>The others hold</translation>
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
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Print or export…</source>
        <translation>Print or export…</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Chapters</translation>
    </message>
    <message>
        <source>These rules cannot be read</source>
        <translation>These rules cannot be read</translation>
    </message>
</context>
<context>
    <name>RulesExport</name>
    <message>
        <source>Print or export</source>
        <translation>Print or export</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Language of the rules</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Save as a web page…</translation>
    </message>
    <message>
        <source>Preparing the rules</source>
        <translation>Preparing the rules</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Save the rules</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF document (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web page (*.html)</translation>
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
        <source>Previous match</source>
        <translation>Previous match</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Next match</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>%1’s view</source>
        <translation>%1’s view</translation>
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
        <source>Player</source>
        <translation>Player</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press to change it.</source>
        <translation>Colour: %1. Press to change it.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Who plays seat %1</translation>
    </message>
    <message>
        <source>Strength and style of %1</source>
        <translation>Strength and style of %1</translation>
    </message>
</context>
<context>
    <name>ServerField</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connecting to %1…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>Joining the table…</translation>
    </message>
    <message>
        <source>Connected to %1. The connection is encrypted.</source>
        <translation>Connected to %1. The connection is encrypted.</translation>
    </message>
    <message>
        <source>Connected to %1. Not encrypted: others on the network could read along.</source>
        <translation>Connected to %1. Not encrypted: others on the network could read along.</translation>
    </message>
    <message>
        <source>You have been invited to a table. Press Go to join it.</source>
        <translation>You have been invited to a table. Press Go to join it.</translation>
    </message>
    <message>
        <source>Ask the host for it. An address alone shows the tables of that server.</source>
        <translation>Ask the host for it. An address alone shows the tables of that server.</translation>
    </message>
    <message>
        <source>Server address, invitation link or code</source>
        <translation>Server address, invitation link or code</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Disconnect</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>This is not an address, an invitation link or a code. Check it for typing errors.</source>
        <translation>This is not an address, an invitation link or a code. Check it for typing errors.</translation>
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
        <source>%1%</source>
        <translation>%1%</translation>
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
        <source>In 2D</source>
        <translation>In 2D</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Speed of the computer players</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Press Space at any time to speed them up.</source>
        <translation>Press Space at any time to speed them up.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
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
        <source>If they cannot be undone</source>
        <translation>If they cannot be undone</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>You never need to confirm sealing a bid or drawing a card, unless you bid nothing.</source>
        <translation>You never need to confirm sealing a bid or drawing a card, unless you bid nothing.</translation>
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
        <source>Close up</source>
        <translation>Close up</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Try 3D again next time</source>
        <translation>Try 3D again next time</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Colours of the players</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Easier to tell apart</source>
        <translation>Easier to tell apart</translation>
    </message>
    <message>
        <source>Suitable for red-green and blue-green colour blindness.</source>
        <translation>Suitable for red-green and blue-green colour blindness.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>graphics</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Graphics quality</source>
        <translation>Graphics quality</translation>
    </message>
    <message>
        <source>For this computer: %1.</source>
        <translation>For this computer: %1.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>graphics</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>High</source>
        <comment>graphics</comment>
        <translation>High</translation>
    </message>
    <message>
        <source>Building heights as numbers</source>
        <translation>Building heights as numbers</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Shown</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Ambience</translation>
    </message>
    <message>
        <source>Wind, water and birds, while you are at the table.</source>
        <translation>Wind, water and birds, while you are at the table.</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>A slow piece for the kithara, while you are at the table.</source>
        <translation>A slow piece for the kithara, while you are at the table.</translation>
    </message>
    <message>
        <source>Notification when it is your turn</source>
        <translation>Notification when it is your turn</translation>
    </message>
    <message>
        <source>On</source>
        <comment>notification</comment>
        <translation>On</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>notification</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>When you play with others and another window is in front.</source>
        <translation>When you play with others and another window is in front.</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Build on the seven hills of Rome, and lead where it counts.</source>
        <translation>Build on the seven hills of Rome, and lead where it counts.</translation>
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
        <source>Compare the rule texts…</source>
        <translation>Compare the rule texts…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
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
    <message>
        <source>Variant editor…</source>
        <translation>Variant editor…</translation>
    </message>
    <message>
        <source>Measure…</source>
        <translation>Measure…</translation>
    </message>
    <message>
        <source>A first game, move by move, with a teacher.</source>
        <translation>A first game, move by move, with a teacher.</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistics…</translation>
    </message>
    <message>
        <source>Play together…</source>
        <translation>Play together…</translation>
    </message>
    <message>
        <source>Build England’s canals, and ship goods along them.</source>
        <translation>Build England’s canals, and ship goods along them.</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Puzzles…</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Every finished game with at least one person counts once; if several people played it, it counts for each of them. The guided game and replays do not count.</source>
        <translation>Every finished game with at least one person counts once; if several people played it, it counts for each of them. The guided game and replays do not count.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>No finished games yet.</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Average score</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Average margin</translation>
    </message>
</context>
<context>
    <name>StyleSheet</name>
    <message>
        <source>Strength and style of %1</source>
        <translation>Strength and style of %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Strength: %1</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>A style only tips the balance between moves that look about equally good; it hardly changes how strong the player is.</source>
        <translation>A style only tips the balance between moves that look about equally good; it hardly changes how strong the player is.</translation>
    </message>
</context>
<context>
    <name>TableFilters</name>
    <message>
        <source>All rules</source>
        <translation>All rules</translation>
    </message>
    <message>
        <source>Free seats only</source>
        <translation>Free seats only</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>TableLine</name>
    <message>
        <source>Rules of their own</source>
        <translation>Rules of their own</translation>
    </message>
    <message>
        <source>over</source>
        <translation>over</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>game in progress</translation>
    </message>
    <message numerus="yes">
        <source>%n free seats of %1</source>
        <translation>
            <numerusform>%n free seat of %1</numerusform>
            <numerusform>%n free seats of %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You see them before you sit down.</source>
        <translation>You see them before you sit down.</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>The usual rules.</translation>
    </message>
    <message>
        <source>Hosted by %1, encrypted</source>
        <translation>Hosted by %1, encrypted</translation>
    </message>
    <message>
        <source>Hosted by %1, not encrypted</source>
        <translation>Hosted by %1, not encrypted</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rules, free seats</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
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
        <source>Compare the rule texts…</source>
        <translation>Compare the rule texts…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Player’s guide</translation>
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
    <message>
        <source>Back to the puzzles</source>
        <translation>Back to the puzzles</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play without effect?</source>
        <translation>Play without effect?</translation>
    </message>
    <message>
        <source>Play without effect</source>
        <translation>Play without effect</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>You discard %1 and build nothing.</source>
        <translation>You discard %1 and build nothing.</translation>
    </message>
    <message>
        <source>Bid nothing?</source>
        <translation>Bid nothing?</translation>
    </message>
    <message>
        <source>Once sealed, a bid cannot be changed.</source>
        <translation>Once sealed, a bid cannot be changed.</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Bid nothing</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choose cards</translation>
    </message>
</context>
<context>
    <name>TalkBox</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Write something</source>
        <translation>Write something</translation>
    </message>
    <message>
        <source>Sit down to write</source>
        <translation>Sit down to write</translation>
    </message>
    <message>
        <source>Message to everyone at the table</source>
        <translation>Message to everyone at the table</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Quick phrases, mute, block</translation>
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
        <translation>Memory aid</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>What everyone has seen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Hide the log</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Show the log</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
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
    <message>
        <source>What you can do</source>
        <translation>What you can do</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Ask to take back your move</translation>
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
    <name>VictoryFlight</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Click or press any key to continue</translation>
    </message>
</context>
<context>
    <name>ViewLine</name>
    <message>
        <source>2D board</source>
        <translation>2D board</translation>
    </message>
    <message>
        <source>3D board</source>
        <translation>3D board</translation>
    </message>
</context>
<context>
    <name>VolumeSetting</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>The usual rules.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Not ready after all</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>I am ready</translation>
    </message>
</context>
<context>
    <name>WaitingSeatRow</name>
    <message>
        <source>Free seat</source>
        <translation>Free seat</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>away</source>
        <translation>away</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>ready</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Seat %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, what about that player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sit here</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>Computer player…</source>
        <translation>Computer player…</translation>
    </message>
    <message>
        <source>Computer player for seat %1</source>
        <translation>Computer player for seat %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Free this seat</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Stand up</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blocked</translation>
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
    <name>canal::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>It keeps the most possibilities open.</translation>
    </message>
    <message>
        <source>It is the last round.</source>
        <translation>It is the last round.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n more round(s) will be played after this one.</source>
        <translation>
            <numerusform>Only %n more round will be played after this one.</numerusform>
            <numerusform>Only %n more rounds will be played after this one.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already hold all the cards for the %1.</source>
        <translation>You already hold all the cards for the %1.</translation>
    </message>
    <message numerus="yes">
        <source>For the %1 you need only %n more card(s).</source>
        <translation>
            <numerusform>For the %1 you need only %n more card.</numerusform>
            <numerusform>For the %1 you need only %n more cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of your canals already reaches %1.</source>
        <translation>One of your canals already reaches %1.</translation>
    </message>
    <message>
        <source>You can use the card for the %1.</source>
        <translation>You can use the card for the %1.</translation>
    </message>
    <message>
        <source>A surveyor stands for any card.</source>
        <translation>A surveyor stands for any card.</translation>
    </message>
    <message>
        <source>None of the face-up cards would help you much.</source>
        <translation>None of the face-up cards would help you much.</translation>
    </message>
    <message>
        <source>It is the card you need least.</source>
        <translation>It is the card you need least.</translation>
    </message>
    <message numerus="yes">
        <source>It completes the %1 and brings you %n point(s).</source>
        <translation>
            <numerusform>It completes the %1 and brings you %n point.</numerusform>
            <numerusform>It completes the %1 and brings you %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The section to %1 is complete: goods can be shipped along it.</source>
        <translation>The section to %1 is complete: goods can be shipped along it.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 will then need at least %n more tile(s).</source>
        <translation>
            <numerusform>The %1 will then need at least %n more tile.</numerusform>
            <numerusform>The %1 will then need at least %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth %n point(s) once the canal is complete.</source>
        <translation>
            <numerusform>The tile is worth %n point once the canal is complete.</numerusform>
            <numerusform>The tile is worth %n points once the canal is complete.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it is, the %1 cannot go on.</source>
        <translation>As it is, the %1 cannot go on.</translation>
    </message>
    <message>
        <source>Its goods come to your own canals.</source>
        <translation>Its goods come to your own canals.</translation>
    </message>
    <message>
        <source>Its goods would only help the others.</source>
        <translation>Its goods would only help the others.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s).</source>
        <translation>
            <numerusform>It brings you %n point.</numerusform>
            <numerusform>It brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s), and nobody else any.</source>
        <translation>
            <numerusform>It brings you %n point, and nobody else any.</numerusform>
            <numerusform>It brings you %n points, and nobody else any.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies on one of your canals.</source>
        <comment>a place</comment>
        <translation>%1 lies on one of your canals.</translation>
    </message>
    <message>
        <source>In %1 only others can use it.</source>
        <comment>a place</comment>
        <translation>In %1 only others can use it.</translation>
    </message>
</context>
<context>
    <name>canal::app::Composer</name>
    <message>
        <source>No route from here ends on one of your sections.</source>
        <translation>No route from here ends on one of your sections.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tile and the cards that pay for it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take back tiles…</source>
        <translation>Take back tiles…</translation>
    </message>
    <message>
        <source>half a surveyor</source>
        <translation>half a surveyor</translation>
    </message>
    <message>
        <source>%1, extra %2</source>
        <comment>cards that pay, and those for building over a canal</comment>
        <translation>%1, extra %2</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>name, points</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a route and who scores what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 for the %2: tile %3 of %4, paid with %5.</source>
        <translation>%1 for the %2: tile %3 of %4, paid with %5.</translation>
    </message>
    <message>
        <source>Ship no more cubes</source>
        <translation>Ship no more cubes</translation>
    </message>
    <message>
        <source>Skip this phase</source>
        <translation>Skip this phase</translation>
    </message>
    <message>
        <source>No second contract</source>
        <translation>No second contract</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Take the contract %1</source>
        <translation>Take the contract %1</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <translation>Start at %1</translation>
    </message>
    <message>
        <source>Swap for %1</source>
        <translation>Swap for %1</translation>
    </message>
    <message>
        <source>Replace the face-up cards</source>
        <translation>Replace the face-up cards</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Take: %1</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Draw the top card</translation>
    </message>
    <message>
        <source>Instead of drawing: %1</source>
        <translation>Instead of drawing: %1</translation>
    </message>
    <message>
        <source>Show the card and place goods</source>
        <translation>Show the card and place goods</translation>
    </message>
    <message>
        <source>Keep the card secret</source>
        <translation>Keep the card secret</translation>
    </message>
    <message>
        <source>Remove the cube from %1</source>
        <translation>Remove the cube from %1</translation>
    </message>
    <message>
        <source>Place a cube in %1</source>
        <translation>Place a cube in %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the %1</source>
        <comment>taken back</comment>
        <translation>
            <numerusform>%n tile of the %1</numerusform>
            <numerusform>%n tiles of the %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Discard: %1</translation>
    </message>
    <message>
        <source>Continue the canal to here</source>
        <translation>Continue the canal to here</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more to go.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>At least %n more to go.</numerusform>
            <numerusform>At least %n more to go.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the junction contract %1 – %2</source>
        <comment>two places</comment>
        <translation>Take the junction contract %1 – %2</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Build: %1</translation>
    </message>
</context>
<context>
    <name>canal::app::LogWords</name>
    <message>
        <source>New in parliament: %1 (%2).</source>
        <translation>New in parliament: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 replaces the face-up cards.</source>
        <translation>%1 replaces the face-up cards.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new pile.</source>
        <translation>The discards are shuffled into a new pile.</translation>
    </message>
    <message>
        <source>%1 takes a card: %2.</source>
        <translation>%1 takes a card: %2.</translation>
    </message>
    <message>
        <source>%1 draws the top card.</source>
        <translation>%1 draws the top card.</translation>
    </message>
    <message>
        <source>%1 shows a card: %2.</source>
        <translation>%1 shows a card: %2.</translation>
    </message>
    <message>
        <source>%1 swaps engineers and now has %2.</source>
        <translation>%1 swaps engineers and now has %2.</translation>
    </message>
    <message>
        <source>%1 takes the contract %2 (%3).</source>
        <translation>%1 takes the contract %2 (%3).</translation>
    </message>
    <message>
        <source>%1 starts the %2 at %3.</source>
        <translation>%1 starts the %2 at %3.</translation>
    </message>
    <message>
        <source>%1 chooses the colour for the goods: %2.</source>
        <translation>%1 chooses the colour for the goods: %2.</translation>
    </message>
    <message>
        <source>%1 removes the cube from %2.</source>
        <translation>%1 removes the cube from %2.</translation>
    </message>
    <message>
        <source>%1 places a cube in %2.</source>
        <translation>%1 places a cube in %2.</translation>
    </message>
    <message>
        <source>%1 builds for the %2: %3.</source>
        <translation>%1 builds for the %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n tile(s) of the %2.</source>
        <translation>
            <numerusform>%1 takes back %n tile of the %2.</numerusform>
            <numerusform>%1 takes back %n tiles of the %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 completes the %2.</source>
        <translation>%1 completes the %2.</translation>
    </message>
    <message>
        <source>%1’s %2 remains incomplete.</source>
        <translation>%1’s %2 remains incomplete.</translation>
    </message>
    <message>
        <source>%1 ships a cube: %2.</source>
        <translation>%1 ships a cube: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for a completed canal.</source>
        <translation>
            <numerusform>%1 gets %n point for a completed canal.</numerusform>
            <numerusform>%1 gets %n points for a completed canal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for goods.</source>
        <translation>
            <numerusform>%1 gets %n point for goods.</numerusform>
            <numerusform>%1 gets %n points for goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for an incomplete canal.</source>
        <translation>
            <numerusform>%1 gets %n point for an incomplete canal.</numerusform>
            <numerusform>%1 gets %n points for an incomplete canal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the number of contracts completed.</source>
        <translation>
            <numerusform>%1 gets %n point for the number of contracts completed.</numerusform>
            <numerusform>%1 gets %n points for the number of contracts completed.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card: %2.</source>
        <translation>%1 discards a card: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passes.</translation>
    </message>
    <message numerus="yes">
        <source>This triggers the end of the game: %n more round(s) after this one.</source>
        <translation>
            <numerusform>This triggers the end of the game: %n more round after this one.</numerusform>
            <numerusform>This triggers the end of the game: %n more rounds after this one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 takes a junction contract: %2 (%3).</source>
        <translation>%1 takes a junction contract: %2 (%3).</translation>
    </message>
</context>
<context>
    <name>canal::app::SceneWords</name>
    <message>
        <source>%1, city, %2</source>
        <comment>name, colour</comment>
        <translation>%1, city, %2</translation>
    </message>
    <message>
        <source>%1, town, %2</source>
        <comment>name, colour</comment>
        <translation>%1, town, %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>connected</translation>
    </message>
    <message>
        <source>with a cube</source>
        <translation>with a cube</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of tile, how many are left</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Contract or engineer</source>
        <translation>Contract or engineer</translation>
    </message>
    <message>
        <source>Cards or canals</source>
        <translation>Cards or canals</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message>
        <source>Take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Take a contract, swap engineers, replace the face-up cards, or draw the top card.</translation>
    </message>
    <message>
        <source>Take face-up cards, build canals, or draw the top card.</source>
        <translation>Take face-up cards, build canals, or draw the top card.</translation>
    </message>
    <message>
        <source>Ship a cube, or draw the top card.</source>
        <translation>Ship a cube, or draw the top card.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 is next.</translation>
    </message>
    <message>
        <source>Take a contract from parliament.</source>
        <translation>Take a contract from parliament.</translation>
    </message>
    <message>
        <source>Phase 1: take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Phase 1: take a contract, swap engineers, replace the face-up cards, or draw the top card.</translation>
    </message>
    <message>
        <source>Phase 2: take face-up cards, build on a highlighted hex, or draw the top card.</source>
        <translation>Phase 2: take face-up cards, build on a highlighted hex, or draw the top card.</translation>
    </message>
    <message>
        <source>Phase 3: ship a cube along canals, ending on a section of yours, or draw the top card.</source>
        <translation>Phase 3: ship a cube along canals, ending on a section of yours, or draw the top card.</translation>
    </message>
    <message>
        <source>Choose the terminus where your barge starts.</source>
        <translation>Choose the terminus where your barge starts.</translation>
    </message>
    <message>
        <source>You may take a second contract.</source>
        <translation>You may take a second contract.</translation>
    </message>
    <message>
        <source>Take the next face-up card.</source>
        <translation>Take the next face-up card.</translation>
    </message>
    <message>
        <source>You drew: %1.</source>
        <translation>You drew: %1.</translation>
    </message>
    <message>
        <source>Choose a colour for the goods.</source>
        <translation>Choose a colour for the goods.</translation>
    </message>
    <message>
        <source>Too few cubes are left: choose one to remove from the board.</source>
        <translation>Too few cubes are left: choose one to remove from the board.</translation>
    </message>
    <message>
        <source>Choose where to place the next cube (%1).</source>
        <translation>Choose where to place the next cube (%1).</translation>
    </message>
    <message>
        <source>Build more, or choose Done.</source>
        <translation>Build more, or choose Done.</translation>
    </message>
    <message numerus="yes">
        <source>Discard down to %n card(s).</source>
        <translation>
            <numerusform>Discard down to %n card.</numerusform>
            <numerusform>Discard down to %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final delivery: ship one cube.</source>
        <translation>Final delivery: ship one cube.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>kind of tile, canal, whose it is</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Choose the first of the two places to join.</source>
        <translation>Choose the first of the two places to join.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the other place, at most %n tile(s) away.</source>
        <translation>
            <numerusform>Choose the other place: the canal may have at most %n tile.</numerusform>
            <numerusform>Choose the other place: the canal may have at most %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a contract from parliament, or a junction contract.</source>
        <translation>Take a contract from parliament, or a junction contract.</translation>
    </message>
</context>
<context>
    <name>canal::app::Session</name>
    <message>
        <source>The game begins.</source>
        <translation>The game begins.</translation>
    </message>
    <message>
        <source>%1 keeps the card secret.</source>
        <translation>%1 keeps the card secret.</translation>
    </message>
    <message>
        <source>%1 does nothing more.</source>
        <translation>%1 does nothing more.</translation>
    </message>
</context>
<context>
    <name>canal::app::Words</name>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>purple</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>any colour</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Stretch</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Lock</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aqueduct</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Surveyor</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Hidden card</translation>
    </message>
    <message>
        <source>%1, goods: %2</source>
        <comment>a card and its symbol</comment>
        <translation>%1, goods: %2</translation>
    </message>
    <message>
        <source>A stretch card can pay for a lock.</source>
        <translation>A stretch card can pay for a lock.</translation>
    </message>
    <message numerus="yes">
        <source>A surveyor counts as %n card(s).</source>
        <translation>
            <numerusform>A surveyor counts as %n card.</numerusform>
            <numerusform>A surveyor counts as %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tunnel costs %n tunnel card(s).</source>
        <translation>
            <numerusform>A tunnel costs %n tunnel card.</numerusform>
            <numerusform>A tunnel costs %n tunnel cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aqueduct costs %n aqueduct card(s).</source>
        <translation>
            <numerusform>An aqueduct costs %n aqueduct card.</numerusform>
            <numerusform>An aqueduct costs %n aqueduct cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s), or one instead of the top card.</source>
        <translation>
            <numerusform>You may take %n face-up card, or one instead of the top card.</numerusform>
            <numerusform>You may take %n face-up cards, or one instead of the top card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s).</source>
        <translation>
            <numerusform>You may take %n face-up card.</numerusform>
            <numerusform>You may take %n face-up cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>the termini of a canal</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, via %2</source>
        <translation>%1, via %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>It is another player’s turn.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>You cannot do that now.</translation>
    </message>
    <message>
        <source>You have no contract, so you must take one in phase 1.</source>
        <translation>You have no contract, so you must take one in phase 1.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot have more than %n open contract(s).</source>
        <translation>
            <numerusform>You cannot have more than %n open contract.</numerusform>
            <numerusform>You cannot have more than %n open contracts.</numerusform>
        </translation>
    </message>
    <message>
        <source>That contract is not in parliament.</source>
        <translation>That contract is not in parliament.</translation>
    </message>
    <message>
        <source>The barge must start at one of the contract’s two termini.</source>
        <translation>The barge must start at one of the contract’s two termini.</translation>
    </message>
    <message>
        <source>That is already your engineer.</source>
        <translation>That is already your engineer.</translation>
    </message>
    <message>
        <source>There are no build cards left to draw.</source>
        <translation>There are no build cards left to draw.</translation>
    </message>
    <message>
        <source>There is no such build card face up.</source>
        <translation>There is no such build card face up.</translation>
    </message>
    <message>
        <source>Only Rennie can take a face-up card instead of the top one.</source>
        <translation>Only Rennie can take a face-up card instead of the top one.</translation>
    </message>
    <message numerus="yes">
        <source>You can only stop once you have %n card(s) in hand.</source>
        <translation>
            <numerusform>You can only stop once you have %n card in hand.</numerusform>
            <numerusform>You can only stop once you have %n cards in hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card has no goods symbol.</source>
        <translation>The card has no goods symbol.</translation>
    </message>
    <message>
        <source>No place has that colour.</source>
        <translation>No place has that colour.</translation>
    </message>
    <message>
        <source>There is no cube there.</source>
        <translation>There is no cube there.</translation>
    </message>
    <message>
        <source>Cubes go to connected places first, and to the city before the towns; they are removed in the reverse order.</source>
        <translation>Cubes go to connected places first, and to the city before the towns; they are removed in the reverse order.</translation>
    </message>
    <message>
        <source>That is not one of your open contracts.</source>
        <translation>That is not one of your open contracts.</translation>
    </message>
    <message>
        <source>A canal must continue from its barge.</source>
        <translation>A canal must continue from its barge.</translation>
    </message>
    <message>
        <source>Tiles cannot be laid on towns or cities, or off the board.</source>
        <translation>Tiles cannot be laid on towns or cities, or off the board.</translation>
    </message>
    <message>
        <source>The canal would leave the board.</source>
        <translation>The canal would leave the board.</translation>
    </message>
    <message>
        <source>Stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain.</source>
        <translation>Stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain.</translation>
    </message>
    <message numerus="yes">
        <source>This hex already has %n canal(s).</source>
        <translation>
            <numerusform>This hex already has %n canal.</numerusform>
            <numerusform>This hex already has %n canals.</numerusform>
        </translation>
    </message>
    <message>
        <source>This canal already has a tile here.</source>
        <translation>This canal already has a tile here.</translation>
    </message>
    <message numerus="yes">
        <source>The contract allows only %n tile(s).</source>
        <translation>
            <numerusform>The contract allows only %n tile.</numerusform>
            <numerusform>The contract allows only %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two neighbouring tiles of a section cannot be of the same type.</source>
        <translation>Two neighbouring tiles of a section cannot be of the same type.</translation>
    </message>
    <message>
        <source>A canal cannot bend so sharply within a hex.</source>
        <translation>A canal cannot bend so sharply within a hex.</translation>
    </message>
    <message>
        <source>You have no tiles of that type left.</source>
        <translation>You have no tiles of that type left.</translation>
    </message>
    <message>
        <source>A canal cannot reach a place twice.</source>
        <translation>A canal cannot reach a place twice.</translation>
    </message>
    <message>
        <source>The canal must first go through the place named on the contract.</source>
        <translation>The canal must first go through the place named on the contract.</translation>
    </message>
    <message>
        <source>The canal could then no longer be completed within the contract’s value.</source>
        <translation>The canal could then no longer be completed within the contract’s value.</translation>
    </message>
    <message>
        <source>You do not have those cards.</source>
        <translation>You do not have those cards.</translation>
    </message>
    <message>
        <source>That card cannot pay for this tile.</source>
        <translation>That card cannot pay for this tile.</translation>
    </message>
    <message>
        <source>You do not have enough cards for this tile.</source>
        <translation>You do not have enough cards for this tile.</translation>
    </message>
    <message>
        <source>This tile costs fewer cards.</source>
        <translation>This tile costs fewer cards.</translation>
    </message>
    <message numerus="yes">
        <source>To build over a canal you must discard %n extra card(s).</source>
        <translation>
            <numerusform>To build over a canal you must discard %n extra card.</numerusform>
            <numerusform>To build over a canal you must discard %n extra cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surveyors cannot be used as extra cards.</source>
        <translation>Surveyors cannot be used as extra cards.</translation>
    </message>
    <message>
        <source>You can only take tiles back before laying the first tile of an action, and only once per canal.</source>
        <translation>You can only take tiles back before laying the first tile of an action, and only once per canal.</translation>
    </message>
    <message numerus="yes">
        <source>This canal has only %n tile(s).</source>
        <translation>
            <numerusform>This canal has only %n tile.</numerusform>
            <numerusform>This canal has only %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No canal of that player leads there.</source>
        <translation>No canal of that player leads there.</translation>
    </message>
    <message>
        <source>A route cannot include two places of the same colour.</source>
        <translation>A route cannot include two places of the same colour.</translation>
    </message>
    <message>
        <source>The last section of the route must be yours.</source>
        <translation>The last section of the route must be yours.</translation>
    </message>
    <message>
        <source>A cube must travel along at least one section.</source>
        <translation>A cube must travel along at least one section.</translation>
    </message>
    <message>
        <source>In the final delivery you must ship a cube if you can.</source>
        <translation>In the final delivery you must ship a cube if you can.</translation>
    </message>
    <message>
        <source>This cannot be skipped.</source>
        <translation>This cannot be skipped.</translation>
    </message>
    <message>
        <source>You have no junction contract left.</source>
        <translation>You have no junction contract left.</translation>
    </message>
    <message numerus="yes">
        <source>The two places of a junction contract can be at most %n tile(s) apart.</source>
        <translation>
            <numerusform>A junction contract must be for two places that at most %n tile can join directly.</numerusform>
            <numerusform>A junction contract must be for two places that at most %n tiles can join directly.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already chosen these two places.</source>
        <translation>You have already chosen these two places.</translation>
    </message>
    <message>
        <source>The canal of a junction contract cannot go through a third place.</source>
        <translation>The canal of a junction contract may not pass through a third place.</translation>
    </message>
    <message>
        <source>There is no room left in that colour.</source>
        <translation>There is no room left in that colour.</translation>
    </message>
    <message>
        <source>You cannot build over a canal of yours.</source>
        <translation>You cannot build over a canal of yours.</translation>
    </message>
    <message>
        <source>You cannot take tiles back.</source>
        <translation>You cannot take tiles back.</translation>
    </message>
</context>
<context>
    <name>capitol::Findings</name>
    <message numerus="yes">
        <source>%1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more points per player (%2 instead of %3)</numerusform>
            <numerusform>%1 more points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer points per player (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>The winner gets %1 more points (%2 instead of %3)</numerusform>
            <numerusform>The winner gets %1 more points (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>The winner gets %1 fewer points (%2 instead of %3)</numerusform>
            <numerusform>The winner gets %1 fewer points (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>The last player gets %1 more points (%2 instead of %3)</numerusform>
            <numerusform>The last player gets %1 more points (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>The last player gets %1 fewer points (%2 instead of %3)</numerusform>
            <numerusform>The last player gets %1 fewer points (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>The gap between first and last is %1 points wider (%2 instead of %3)</numerusform>
            <numerusform>The gap between first and last is %1 points wider (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>The gap between first and last is %1 points narrower (%2 instead of %3)</numerusform>
            <numerusform>The gap between first and last is %1 points narrower (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>The gap between first and second is %1 points wider (%2 instead of %3)</numerusform>
            <numerusform>The gap between first and second is %1 points wider (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>The gap between first and second is %1 points narrower (%2 instead of %3)</numerusform>
            <numerusform>The gap between first and second is %1 points narrower (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Round %4: %1 more points per player (%2 instead of %3)</numerusform>
            <numerusform>Round %4: %1 more points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Round %4: %1 fewer points per player (%2 instead of %3)</numerusform>
            <numerusform>Round %4: %1 fewer points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Seat %4: %1 more points (%2 instead of %3)</numerusform>
            <numerusform>Seat %4: %1 more points (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Seat %4: %1 fewer points (%2 instead of %3)</numerusform>
            <numerusform>Seat %4: %1 fewer points (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins more often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>Seat %4 wins more often: in %2 of the games instead of %3</numerusform>
            <numerusform>Seat %4 wins more often: in %2 of the games instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins less often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>Seat %4 wins less often: in %2 of the games instead of %3</numerusform>
            <numerusform>Seat %4 wins less often: in %2 of the games instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes more often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>The lead changes more often: %2 times per game instead of %3</numerusform>
            <numerusform>The lead changes more often: %2 times per game instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes less often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>The lead changes less often: %2 times per game instead of %3</numerusform>
            <numerusform>The lead changes less often: %2 times per game instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>The last scoring decides more games: %2 instead of %3 end with a comeback</numerusform>
            <numerusform>The last scoring decides more games: %2 instead of %3 end with a comeback</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>The last scoring decides fewer games: %2 instead of %3 end with a comeback</numerusform>
            <numerusform>The last scoring decides fewer games: %2 instead of %3 end with a comeback</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>More games end in a shared victory: %2 instead of %3</numerusform>
            <numerusform>More games end in a shared victory: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Fewer games end in a shared victory: %2 instead of %3</numerusform>
            <numerusform>Fewer games end in a shared victory: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more tied auctions per game (%2 instead of %3)</numerusform>
            <numerusform>%1 more tied auctions per game (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer tied auctions per game (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer tied auctions per game (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more unsold tiles per game (%2 instead of %3)</numerusform>
            <numerusform>%1 more unsold tiles per game (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer unsold tiles per game (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer unsold tiles per game (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more tiles per game lost to ties (%2 instead of %3)</numerusform>
            <numerusform>%1 more tiles per game lost to ties (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer tiles per game lost to ties (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer tiles per game lost to ties (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more tiles per game get no bid (%2 instead of %3)</numerusform>
            <numerusform>%1 more tiles per game get no bid (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer tiles per game get no bid (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer tiles per game get no bid (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more tiles per game have no vacant site (%2 instead of %3)</numerusform>
            <numerusform>%1 more tiles per game have no vacant site (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer tiles per game have no vacant site (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer tiles per game have no vacant site (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>The winning bids add up to %1 more (%2 instead of %3)</numerusform>
            <numerusform>The winning bids add up to %1 more (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 less (%2 instead of %3)</source>
        <translation>
            <numerusform>The winning bids add up to %1 less (%2 instead of %3)</numerusform>
            <numerusform>The winning bids add up to %1 less (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards in the winning bids (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards in the winning bids (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards in the winning bids (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards in the winning bids (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more floors used (%2 instead of %3)</numerusform>
            <numerusform>%1 more floors used (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer floors used (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer floors used (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more floors on the board at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 more floors on the board at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer floors on the board at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer floors on the board at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more buildings finished (%2 instead of %3)</numerusform>
            <numerusform>%1 more buildings finished (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer buildings finished (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer buildings finished (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more buildings on the board at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 more buildings on the board at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer buildings on the board at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer buildings on the board at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more buildings left over at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 more buildings left over at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer buildings left over at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer buildings left over at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 more floors (%2 instead of %3)</source>
        <translation>
            <numerusform>The tallest building has %1 more floors (%2 instead of %3)</numerusform>
            <numerusform>The tallest building has %1 more floors (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 fewer floors (%2 instead of %3)</source>
        <translation>
            <numerusform>The tallest building has %1 fewer floors (%2 instead of %3)</numerusform>
            <numerusform>The tallest building has %1 fewer floors (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more areas stay empty (%2 instead of %3)</numerusform>
            <numerusform>%1 more areas stay empty (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer areas stay empty (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer areas stay empty (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more areas are contested (%2 instead of %3)</numerusform>
            <numerusform>%1 more areas are contested (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer areas are contested (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer areas are contested (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards played (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards played (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards played (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards played (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards played without effect (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards played without effect (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards played without effect (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards played without effect (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards left over at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards left over at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards left over at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards left over at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>A game is %1 moves longer (%2 instead of %3)</numerusform>
            <numerusform>A game is %1 moves longer (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>A game is %1 moves shorter (%2 instead of %3)</numerusform>
            <numerusform>A game is %1 moves shorter (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more moves in construction (%2 instead of %3)</numerusform>
            <numerusform>%1 more moves in construction (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer moves in construction (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer moves in construction (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more moves in auctions (%2 instead of %3)</numerusform>
            <numerusform>%1 more moves in auctions (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer moves in auctions (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer moves in auctions (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards drawn (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards drawn (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards drawn (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards drawn (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has an advantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Seat %4 has an advantage: it wins %2 of the games (equal share: %3)</numerusform>
            <numerusform>Seat %4 has an advantage: it wins %2 of the games (equal share: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)</numerusform>
            <numerusform>Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No seat was found to have an advantage</source>
        <translation>
            <numerusform>No seat was found to have an advantage</numerusform>
            <numerusform>No seat was found to have an advantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No figure differs significantly; a small difference may need more games to show</source>
        <translation>
            <numerusform>No figure differs significantly; a small difference may need more games to show</numerusform>
            <numerusform>No figure differs significantly; a small difference may need more games to show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: at least %1 are needed</source>
        <translation>
            <numerusform>Too few games to tell: at least %1 are needed</numerusform>
            <numerusform>Too few games to tell: at least %1 are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a player gets %1 points and the winner %2</source>
        <translation>
            <numerusform>On average, a player gets %1 points and the winner %2</numerusform>
            <numerusform>On average, a player gets %1 points and the winner %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>The player with the most points gets %1 more (%2 instead of %3)</numerusform>
            <numerusform>The player with the most points gets %1 more (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 fewer (%2 instead of %3)</source>
        <translation>
            <numerusform>The player with the most points gets %1 fewer (%2 instead of %3)</numerusform>
            <numerusform>The player with the most points gets %1 fewer (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Completed canals give %1 more points per player (%2 instead of %3)</numerusform>
            <numerusform>Completed canals give %1 more points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Completed canals give %1 fewer points per player (%2 instead of %3)</numerusform>
            <numerusform>Completed canals give %1 fewer points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 more points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Goods give %1 more points per player during play (%2 instead of %3)</numerusform>
            <numerusform>Goods give %1 more points per player during play (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 fewer points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Goods give %1 fewer points per player during play (%2 instead of %3)</numerusform>
            <numerusform>Goods give %1 fewer points per player during play (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Incomplete canals give %1 more points per player (%2 instead of %3)</numerusform>
            <numerusform>Incomplete canals give %1 more points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Incomplete canals give %1 fewer points per player (%2 instead of %3)</numerusform>
            <numerusform>Incomplete canals give %1 fewer points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>The final delivery gives %1 more points per player (%2 instead of %3)</numerusform>
            <numerusform>The final delivery gives %1 more points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>The final delivery gives %1 fewer points per player (%2 instead of %3)</numerusform>
            <numerusform>The final delivery gives %1 fewer points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Completing the most contracts gives %1 more points per player (%2 instead of %3)</numerusform>
            <numerusform>Completing the most contracts gives %1 more points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Completing the most contracts gives %1 fewer points per player (%2 instead of %3)</numerusform>
            <numerusform>Completing the most contracts gives %1 fewer points per player (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins more often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>The seat that begins with engineer %4 wins more often: %2 of the games instead of %3</numerusform>
            <numerusform>The seat that begins with engineer %4 wins more often: %2 of the games instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins less often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>The seat that begins with engineer %4 wins less often: %2 of the games instead of %3</numerusform>
            <numerusform>The seat that begins with engineer %4 wins less often: %2 of the games instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>The final scoring decides more games: %2 instead of %3 end with a comeback</numerusform>
            <numerusform>The final scoring decides more games: %2 instead of %3 end with a comeback</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>The final scoring decides fewer games: %2 instead of %3 end with a comeback</numerusform>
            <numerusform>The final scoring decides fewer games: %2 instead of %3 end with a comeback</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>More games end in a tie on points: %2 instead of %3</numerusform>
            <numerusform>More games end in a tie on points: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Fewer games end in a tie on points: %2 instead of %3</numerusform>
            <numerusform>Fewer games end in a tie on points: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Points trigger the end of more games: %2 instead of %3</numerusform>
            <numerusform>Points trigger the end of more games: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Points trigger the end of fewer games: %2 instead of %3</numerusform>
            <numerusform>Points trigger the end of fewer games: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>The last contracts trigger the end of more games: %2 instead of %3</numerusform>
            <numerusform>The last contracts trigger the end of more games: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>The last contracts trigger the end of fewer games: %2 instead of %3</numerusform>
            <numerusform>The last contracts trigger the end of fewer games: %2 instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more contracts taken (%2 instead of %3)</numerusform>
            <numerusform>%1 more contracts taken (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer contracts taken (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer contracts taken (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more contracts completed (%2 instead of %3)</numerusform>
            <numerusform>%1 more contracts completed (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer contracts completed (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer contracts completed (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more contracts incomplete at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 more contracts incomplete at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer contracts incomplete at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer contracts incomplete at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more stretches (%2 instead of %3)</numerusform>
            <numerusform>%1 more stretches (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer stretches (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer stretches (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more locks (%2 instead of %3)</numerusform>
            <numerusform>%1 more locks (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer locks (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer locks (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more aqueducts (%2 instead of %3)</numerusform>
            <numerusform>%1 more aqueducts (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer aqueducts (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer aqueducts (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more tunnels (%2 instead of %3)</numerusform>
            <numerusform>%1 more tunnels (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer tunnels (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer tunnels (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more tiles taken back (%2 instead of %3)</numerusform>
            <numerusform>%1 more tiles taken back (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer tiles taken back (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer tiles taken back (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more face-up cards taken (%2 instead of %3)</numerusform>
            <numerusform>%1 more face-up cards taken (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer face-up cards taken (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer face-up cards taken (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards drawn from the pile (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards drawn from the pile (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards drawn from the pile (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards drawn from the pile (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more rows of cards replaced (%2 instead of %3)</numerusform>
            <numerusform>%1 more rows of cards replaced (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer rows of cards replaced (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer rows of cards replaced (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards paid for tiles (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards paid for tiles (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards paid for tiles (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards paid for tiles (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards discarded (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards discarded (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards discarded (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards discarded (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more cards in hand at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 more cards in hand at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer cards in hand at the end (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer cards in hand at the end (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more goods cubes placed (%2 instead of %3)</numerusform>
            <numerusform>%1 more goods cubes placed (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer goods cubes placed (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer goods cubes placed (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more goods cubes taken off the board (%2 instead of %3)</numerusform>
            <numerusform>%1 more goods cubes taken off the board (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer goods cubes taken off the board (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer goods cubes taken off the board (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more goods cubes shipped during play (%2 instead of %3)</numerusform>
            <numerusform>%1 more goods cubes shipped during play (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer goods cubes shipped during play (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer goods cubes shipped during play (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more goods cubes in the final delivery (%2 instead of %3)</numerusform>
            <numerusform>%1 more goods cubes in the final delivery (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer goods cubes in the final delivery (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer goods cubes in the final delivery (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 more sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Goods are shipped along %1 more sections (%2 instead of %3)</numerusform>
            <numerusform>Goods are shipped along %1 more sections (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 fewer sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Goods are shipped along %1 fewer sections (%2 instead of %3)</numerusform>
            <numerusform>Goods are shipped along %1 fewer sections (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 more engineers swapped (%2 instead of %3)</numerusform>
            <numerusform>%1 more engineers swapped (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 fewer engineers swapped (%2 instead of %3)</numerusform>
            <numerusform>%1 fewer engineers swapped (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds longer (%2 instead of %3)</source>
        <translation>
            <numerusform>The game is %1 rounds longer (%2 instead of %3)</numerusform>
            <numerusform>The game is %1 rounds longer (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>The game is %1 rounds shorter (%2 instead of %3)</numerusform>
            <numerusform>The game is %1 rounds shorter (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>The game is %1 moves longer (%2 instead of %3)</numerusform>
            <numerusform>The game is %1 moves longer (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>The game is %1 moves shorter (%2 instead of %3)</numerusform>
            <numerusform>The game is %1 moves shorter (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 more times (%2 instead of %3)</source>
        <translation>
            <numerusform>Players pass %1 more times (%2 instead of %3)</numerusform>
            <numerusform>Players pass %1 more times (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 fewer times (%2 instead of %3)</source>
        <translation>
            <numerusform>Players pass %1 fewer times (%2 instead of %3)</numerusform>
            <numerusform>Players pass %1 fewer times (%2 instead of %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Engineer %4 is favoured: the seat that begins with him wins %2 of the games (equal share: %3)</numerusform>
            <numerusform>Engineer %4 is favoured: the seat that begins with him wins %2 of the games (equal share: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is not favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Engineer %4 is at a disadvantage: the seat that begins with him wins %2 of the games (equal share: %3)</numerusform>
            <numerusform>Engineer %4 is at a disadvantage: the seat that begins with him wins %2 of the games (equal share: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No engineer was found to be favoured</source>
        <translation>
            <numerusform>No engineer was found to be favoured</numerusform>
            <numerusform>No engineer was found to be favoured</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::About</name>
    <message>
        <source>software rendering, without OpenGL</source>
        <translation>software rendering, without OpenGL</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown in 2D. A newer graphics driver may help.</source>
        <translation>OpenGL does not work on this computer, so the board is shown in 2D. A newer graphics driver may help.</translation>
    </message>
    <message>
        <source>The graphics driver is too old for the 3D board, so the board is shown in 2D.</source>
        <translation>The graphics driver is too old for the 3D board, so the board is shown in 2D.</translation>
    </message>
    <message>
        <source>The window is shown on another computer over the network, so the board is shown in 2D.</source>
        <translation>The window is shown on another computer over the network, so the board is shown in 2D.</translation>
    </message>
    <message>
        <source>The last start failed, so 3D is off. You can enable it again in the settings.</source>
        <translation>The last start failed, so 3D is off. You can enable it again in the settings.</translation>
    </message>
    <message>
        <source>The guides are not installed. They are in the docs folder of the source code.</source>
        <translation>The guides are not installed. They are in the docs folder of the source code.</translation>
    </message>
    <message>
        <source>No application can open %1.</source>
        <translation>No application can open %1.</translation>
    </message>
    <message>
        <source>The program was started with --2d, so the 3D board is not available.</source>
        <translation>The program was started with --2d, so the 3D board is not available.</translation>
    </message>
    <message>
        <source>The 3D board is not available on this computer.</source>
        <translation>The 3D board is not available on this computer.</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>It keeps the most possibilities open.</translation>
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
        <source>It gains a foothold in %1.</source>
        <translation>It gains a foothold in %1.</translation>
    </message>
    <message>
        <source>%2 can no longer place a building with the other roof in %1.</source>
        <translation>%2 can no longer place a building with the other roof in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has a building of %n floor(s) that is now too low for %1.</source>
        <translation>
            <numerusform>%2 has a building of %n floor that is now too low for %1.</numerusform>
            <numerusform>%2 has a building of %n floors that is now too low for %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can build in %1 any more.</source>
        <translation>Nobody can build in %1 any more.</translation>
    </message>
    <message numerus="yes">
        <source>The amphitheatre in %1 gives %n more card(s) at each drawing.</source>
        <translation>
            <numerusform>The amphitheatre in %1 gives %n more card at each drawing.</numerusform>
            <numerusform>The amphitheatre in %1 gives %n more cards at each drawing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n more point(s).</source>
        <translation>
            <numerusform>As things stand, %1 scores %n more point.</numerusform>
            <numerusform>As things stand, %1 scores %n more points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: anything not built now will never score.</source>
        <translation>It is the last round: anything not built now will never score.</translation>
    </message>
    <message>
        <source>%1 will fit in %2.</source>
        <translation>%1 will fit in %2.</translation>
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
        <source>Such a bid wins about %1 times out of a hundred.</source>
        <translation>Such a bid wins about %1 times out of a hundred.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>Cards worth %n are of little use for building.</numerusform>
            <numerusform>Cards worth %n are of little use for building.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now will never be used.</source>
        <translation>Cards kept now will never be used.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>The tile is worth about %n point, less than the cards it takes to win it.</numerusform>
            <numerusform>The tile is worth about %n points, less than the cards it takes to win it.</numerusform>
        </translation>
    </message>
    <message>
        <source>A more valuable tile is still to come this round: %1.</source>
        <translation>A more valuable tile is still to come this round: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 there are %n in hand.</source>
        <translation>
            <numerusform>Number of %1 in hand: %n.</numerusform>
            <numerusform>Number of %1 in hand: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes a building.</source>
        <translation>It completes a building.</translation>
    </message>
    <message>
        <source>With it, a building can go from the yard to %1.</source>
        <translation>With it, a building can go from the yard to %1.</translation>
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
        <source>This account has no home folder. Your games and settings are kept in %1, which the system may empty. To keep them for good, set HOME to a folder of your own.</source>
        <translation>This account has no home folder. Your games and settings are kept in %1, which the system may empty. To keep them for good, set HOME to a folder of your own.</translation>
    </message>
    <message>
        <source>This is not a complete invitation to a table, so nothing was opened: %1</source>
        <translation>This is not a complete invitation to a table, so nothing was opened: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message>
        <source>Nobody has built here yet.</source>
        <translation>Nobody has built here yet.</translation>
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
        <source>Worth %1 for first place, %2 for second.</source>
        <translation>Worth %1 for first place, %2 for second.</translation>
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
    <message numerus="yes">
        <source>%1 + %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %n fountain</numerusform>
            <numerusform>%1 + %n fountains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 × %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %2 × %n fountain</numerusform>
            <numerusform>%1 + %2 × %n fountains</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) × %2 temple</source>
        <translation>(%1) × %2 temple</translation>
    </message>
    <message>
        <source>%1 × %2 temple</source>
        <translation>%1 × %2 temple</translation>
    </message>
</context>
<context>
    <name>capitol::app::AuctionModel</name>
    <message>
        <source>nothing for you now</source>
        <translation>nothing for you now</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s) each time: %1</source>
        <translation>
            <numerusform>+%n card each time: %1</numerusform>
            <numerusform>+%n cards each time: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) each time: %1</source>
        <translation>
            <numerusform>+%n point each time: %1</numerusform>
            <numerusform>+%n points each time: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardDocument</name>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Add an area</translation>
    </message>
    <message>
        <source>Remove the area</source>
        <translation>Remove the area</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Move onto the board</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardEditor</name>
    <message>
        <source>Edit this board…</source>
        <translation>Edit this board…</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Always 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>The file name without .yaml.</translation>
    </message>
    <message>
        <source>The name of the board, by language.</source>
        <translation>The name of the board, by language.</translation>
    </message>
    <message>
        <source>Width and height in centimetres, each from 1 to %1.</source>
        <translation>Width and height in centimetres, each from 1 to %1.</translation>
    </message>
    <message>
        <source>Centimetres from left to right.</source>
        <translation>Centimetres from left to right.</translation>
    </message>
    <message>
        <source>Centimetres from top to bottom.</source>
        <translation>Centimetres from top to bottom.</translation>
    </message>
    <message>
        <source>The areas, each with its sites. At most %1.</source>
        <translation>The areas, each with its sites. At most %1.</translation>
    </message>
    <message>
        <source>Three lower-case letters that no other area has. They are used to write moves.</source>
        <translation>Three lower-case letters that no other area has. They are used to write moves.</translation>
    </message>
    <message>
        <source>The district: black, white or red. It decides which permits count here.</source>
        <translation>The district: black, white or red. It decides which permits count here.</translation>
    </message>
    <message>
        <source>The name that is printed on the board.</source>
        <translation>The name that is printed on the board.</translation>
    </message>
    <message>
        <source>The name in the game’s texts, by language.</source>
        <translation>The name in the game’s texts, by language.</translation>
    </message>
    <message>
        <source>How many fountains are printed here. They take the first small sites.</source>
        <translation>How many fountains are printed here. They take the first small sites.</translation>
    </message>
    <message>
        <source>The corners in order, each [x, y] in centimetres from the top left.</source>
        <translation>The corners in order, each [x, y] in centimetres from the top left.</translation>
    </message>
    <message>
        <source>Where the name is written: the centre, [x, y].</source>
        <translation>Where the name is written: the centre, [x, y].</translation>
    </message>
    <message>
        <source>The centres of the small sites, each [x, y]. From 1 to %1.</source>
        <translation>The centres of the small sites, each [x, y]. From 1 to %1.</translation>
    </message>
    <message>
        <source>The centre of the large site, [x, y]. Without this line there is none.</source>
        <translation>The centre of the large site, [x, y]. Without this line there is none.</translation>
    </message>
    <message>
        <source>Water, for decoration only: a list of outlines, each with three corners or more.</source>
        <translation>Water, for decoration only: a list of outlines, each with three corners or more.</translation>
    </message>
    <message>
        <source>Walls, for decoration only: a list of lines, each with two points or more.</source>
        <translation>Walls, for decoration only: a list of lines, each with two points or more.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardPanel</name>
    <message>
        <source>Selection</source>
        <translation>Selection</translation>
    </message>
    <message>
        <source>From the left (cm)</source>
        <translation>From the left (cm)</translation>
    </message>
    <message>
        <source>From the top (cm)</source>
        <translation>From the top (cm)</translation>
    </message>
    <message>
        <source>Printed fountains</source>
        <translation>Printed fountains</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Latin name</source>
        <translation>Latin name</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Name in %1</translation>
    </message>
    <message>
        <source>Large site</source>
        <translation>Large site</translation>
    </message>
    <message>
        <source>Add a small site</source>
        <translation>Add a small site</translation>
    </message>
    <message>
        <source>Add a corner</source>
        <translation>Add a corner</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Remove the selection</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Add an area</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Remove this area</translation>
    </message>
    <message>
        <source>Small site %1</source>
        <translation>Small site %1</translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation>Corner %1</translation>
    </message>
    <message>
        <source>Name label</source>
        <translation>Name label</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Part of the board</translation>
    </message>
    <message>
        <source>Add water</source>
        <translation>Add water</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Add a wall</translation>
    </message>
    <message>
        <source>Width (cm)</source>
        <translation>Width (cm)</translation>
    </message>
    <message>
        <source>Height (cm)</source>
        <translation>Height (cm)</translation>
    </message>
    <message>
        <source>Remove this water</source>
        <translation>Remove this water</translation>
    </message>
    <message>
        <source>Remove this wall</source>
        <translation>Remove this wall</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Water %1</source>
        <translation>Water %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Wall %1</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>The whole board</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardWindow</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>The board’s text</source>
        <translation>The board’s text</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>%1[*] – Board editor</source>
        <translation>%1[*] – Board editor</translation>
    </message>
    <message>
        <source>This can only be changed in the text itself.</source>
        <translation>This can only be changed in the text itself.</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, the board can only be changed in the text.</source>
        <translation>Until the text is valid YAML, the board can only be changed in the text.</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>The file name “%1” is taken. “%2” is free.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: fix the problem and try again.</source>
        <translation>Cannot write %1: %2. Nothing is lost: fix the problem and try again.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Board editor</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Replace all</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicate</translation>
    </message>
    <message>
        <source>Now partly outside the board: %1. Nothing has been removed.</source>
        <translation>Now partly outside the board: %1. Nothing has been removed.</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Move onto the board</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Cannot back up your changes: %1</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>%1 is included with the program and cannot be changed. You are editing a copy: %2.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the arrow keys move it (with Shift, by a centimetre), Insert or Plus adds a corner, and Delete removes the selection.</source>
        <translation>Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the arrow keys move it (with Shift, by a centimetre), Insert or Plus adds a corner, and Delete removes the selection.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BuildingsEditor</name>
    <message>
        <source>Add a building</source>
        <translation>Add a building</translation>
    </message>
    <message>
        <source>Floors of building %1</source>
        <translation>Floors of building %1</translation>
    </message>
    <message>
        <source>no roof</source>
        <translation>no roof</translation>
    </message>
    <message>
        <source>round roof</source>
        <translation>round roof</translation>
    </message>
    <message>
        <source>triangular roof</source>
        <translation>triangular roof</translation>
    </message>
    <message>
        <source>Roof of building %1</source>
        <translation>Roof of building %1</translation>
    </message>
    <message>
        <source>Remove this building</source>
        <translation>Remove this building</translation>
    </message>
    <message>
        <source>Remove building %1</source>
        <translation>Remove building %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::ChartPainter</name>
    <message>
        <source>Error bars: ± 2 standard errors</source>
        <translation>Error bars: ± 2 standard errors</translation>
    </message>
</context>
<context>
    <name>capitol::app::Comparison</name>
    <message>
        <source>the other columns are compared with this one</source>
        <translation>the other columns are compared with this one</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>All topics</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>Different rules</translation>
    </message>
    <message>
        <source>Translation errors</source>
        <translation>Translation errors</translation>
    </message>
    <message>
        <source>Not mentioned</source>
        <translation>Not mentioned</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Open questions</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s). Select one for details.</source>
        <translation>
            <numerusform>%n topic. Select it for details.</numerusform>
            <numerusform>%n topics. Select one for details.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .html, .md or .pdf.</source>
        <translation>Cannot write “%1”: the file name must end in .html, .md or .pdf.</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>On the table: %1</translation>
    </message>
    <message>
        <source>≠ %1 in play, ≈ %2 in wording</source>
        <translation>≠ %1 in play, ≈ %2 in wording</translation>
    </message>
    <message>
        <source>Changes play</source>
        <translation>Changes play</translation>
    </message>
</context>
<context>
    <name>capitol::app::Connection</name>
    <message>
        <source>This build of Capitol has no network support (Qt WebSockets).</source>
        <translation>This build of Capitol has no network support (Qt WebSockets).</translation>
    </message>
    <message>
        <source>This system has no encryption library (TLS), so no encrypted connection to %1 is possible.</source>
        <translation>This system has no encryption library (TLS), so no encrypted connection to %1 is possible.</translation>
    </message>
    <message>
        <source>No computer called %1 was found. Check the address and your internet connection.</source>
        <translation>No computer called %1 was found. Check the address and your internet connection.</translation>
    </message>
    <message>
        <source>No server is running at %1. Check the address and the port, or ask the host to start it.</source>
        <translation>No server is running at %1. Check the address and the port, or ask the host to start it.</translation>
    </message>
    <message>
        <source>%1 cannot be reached over this network. Check your connection.</source>
        <translation>%1 cannot be reached over this network. Check your connection.</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the address; a firewall may be in the way.</source>
        <translation>%1 does not answer. Check the address; a firewall may be in the way.</translation>
    </message>
    <message>
        <source>%1 does not offer an encrypted connection, so nothing was sent.</source>
        <translation>%1 does not offer an encrypted connection, so nothing was sent.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted, so nothing was sent: %2</source>
        <translation>The certificate of %1 is not trusted, so nothing was sent: %2</translation>
    </message>
    <message>
        <source>%1 is not the server from the invitation: its certificate is a different one. Nothing was sent. Ask the host for a new invitation.</source>
        <translation>%1 is not the server from the invitation: its certificate is a different one. Nothing was sent. Ask the host for a new invitation.</translation>
    </message>
    <message>
        <source>%1 is not a Capitol server, or is just restarting.</source>
        <translation>%1 is not a Capitol server, or is just restarting.</translation>
    </message>
    <message>
        <source>%1 sent more than a Capitol server should, so the connection was closed.</source>
        <translation>%1 sent more than a Capitol server should, so the connection was closed.</translation>
    </message>
    <message>
        <source>%1 sent something that makes no sense, so the connection was closed. It may be running a different version of Capitol.</source>
        <translation>%1 sent something that makes no sense, so the connection was closed. It may be running a different version of Capitol.</translation>
    </message>
    <message>
        <source>You are now playing at this table from another window or device.</source>
        <translation>You are now playing at this table from another window or device.</translation>
    </message>
    <message>
        <source>%1 has stopped responding.</source>
        <translation>%1 has stopped responding.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost.</source>
        <translation>The connection to %1 was lost.</translation>
    </message>
    <message>
        <source>The server at %1 is restarting.</source>
        <translation>The server at %1 is restarting.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckEditor</name>
    <message>
        <source>Add a value</source>
        <translation>Add a value</translation>
    </message>
    <message>
        <source>Value of a card</source>
        <translation>Value of a card</translation>
    </message>
    <message>
        <source>Copies of each card, by kind and value</source>
        <translation>Copies of each card, by kind and value</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all, at most %1</source>
        <translation>
            <numerusform>%n card in all, at most %1</numerusform>
            <numerusform>%n cards in all, at most %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckModel</name>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>permits, %1</source>
        <comment>colour</comment>
        <translation>permits, %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::DocumentKeeper</name>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>“%1” has unsaved changes.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Another program has changed the file while you were editing it.</source>
        <translation>Another program has changed the file while you were editing it.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Keep mine</translation>
    </message>
    <message>
        <source>Load theirs</source>
        <translation>Load theirs</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Changed by another program</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Cannot read %1: %2</translation>
    </message>
    <message>
        <source>Another program has changed the file; it has been reloaded.</source>
        <translation>Another program has changed the file; it has been reloaded.</translation>
    </message>
    <message>
        <source>Another program has deleted the file. Saving will create it again.</source>
        <translation>Another program has deleted the file. Saving will create it again.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DraftWords</name>
    <message>
        <source>%1. What you have prepared but not confirmed or sent is lost if the program ends.</source>
        <translation>%1. What you have prepared but not confirmed or sent is lost if the program ends.</translation>
    </message>
</context>
<context>
    <name>capitol::app::EditorWindow</name>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Cannot read %1: %2</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>%1 is included with the program and cannot be changed. You are editing a copy: %2.</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>New variant</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: save it somewhere else, or fix the problem and try again.</source>
        <translation>Cannot write %1: %2. Nothing is lost: save it somewhere else, or fix the problem and try again.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Import a variant</source>
        <translation>Import a variant</translation>
    </message>
    <message>
        <source>Variants (*.yaml *.yml)</source>
        <translation>Variants (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1 is not a variant. Line %2, column %3: %4</source>
        <translation>%1 is not a variant. Line %2, column %3: %4</translation>
    </message>
    <message>
        <source>Export the variant</source>
        <translation>Export the variant</translation>
    </message>
    <message>
        <source>Cannot delete %1: %2</source>
        <translation>Cannot delete %1: %2</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>Deleted “%1”.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>This variant cannot be played yet. The problems are listed below the text.</source>
        <translation>This variant cannot be played yet. The problems are listed below the text.</translation>
    </message>
    <message>
        <source>Variant editor</source>
        <translation>Variant editor</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Cannot back up your changes: %1</translation>
    </message>
    <message>
        <source>The program closed before your changes to “%1” were saved.</source>
        <translation>The program closed before your changes to “%1” were saved.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;New…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplicate…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rename…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Import…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>De&amp;lete</translation>
    </message>
    <message>
        <source>Reset &amp;all rules</source>
        <translation>Reset &amp;all rules</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Try it</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Find a rule</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Changed only</translation>
    </message>
    <message>
        <source>Rules of the variant</source>
        <translation>Rules of the variant</translation>
    </message>
    <message>
        <source>The variant’s text</source>
        <translation>The variant’s text</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>%1[*] – Variant editor</source>
        <translation>%1[*] – Variant editor</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>ready to play</translation>
    </message>
    <message>
        <source>included with the program; your first change makes a copy</source>
        <translation>included with the program; your first change makes a copy</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>unsaved</translation>
    </message>
    <message>
        <source>This is written in a way that can only be changed in the text itself (an alias, a merge or a duplicate key).</source>
        <translation>This is written in a way that can only be changed in the text itself (an alias, a merge or a duplicate key).</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, rules can only be changed in the text.</source>
        <translation>Until the text is valid YAML, rules can only be changed in the text.</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Measure it</translation>
    </message>
    <message>
        <source>&amp;Measure it</source>
        <translation>&amp;Measure it</translation>
    </message>
    <message>
        <source>R&amp;eplace in the text</source>
        <translation>R&amp;eplace in the text</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>The file name “%1” is taken. “%2” is free.</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Save as “%1”</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Another variant is called “%1”. “%2” is free.</translation>
    </message>
    <message>
        <source>These variants are based on “%1”: %2.</source>
        <translation>These variants are based on “%1”: %2.</translation>
    </message>
    <message>
        <source>Base them on “%1”</source>
        <translation>Base them on “%1”</translation>
    </message>
    <message>
        <source>Keep “%1” too</source>
        <translation>Keep “%1” too</translation>
    </message>
    <message>
        <source>Cannot delete “%1”, because these variants are based on it: %2.</source>
        <translation>Cannot delete “%1”, because these variants are based on it: %2.</translation>
    </message>
    <message>
        <source>Make them independent</source>
        <translation>Make them independent</translation>
    </message>
    <message>
        <source>No variant is based on “%1” any more.</source>
        <translation>No variant is based on “%1” any more.</translation>
    </message>
    <message>
        <source>It was saved as “%1” in %2, because its own name was taken.</source>
        <translation>It was saved as “%1” in %2, because its own name was taken.</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Replace all</translation>
    </message>
    <message>
        <source>Expor&amp;t without parents…</source>
        <translation>Expor&amp;t without parents…</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Saved to %1.</translation>
    </message>
    <message>
        <source>The program closed before your changes to the board “%1” were saved.</source>
        <translation>The program closed before your changes to the board “%1” were saved.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
</context>
<context>
    <name>capitol::app::FailureWords</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>it is a device or a pipe, not a file</translation>
    </message>
    <message>
        <source>it is a link created by another user</source>
        <translation>it is a link created by another user</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>the file is too large</translation>
    </message>
    <message>
        <source>the drive or the network does not respond</source>
        <translation>the drive or the network does not respond</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>another program is using it</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>there is no such file or folder</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>you do not have permission</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>the disk is write-protected</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>part of its path is not a folder</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>its name is too long</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>the disk reports an error</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>too many files are open</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>there is not enough memory</translation>
    </message>
</context>
<context>
    <name>capitol::app::FairPlayCheck</name>
    <message>
        <source>The check failed: %1</source>
        <translation>The check failed: %1</translation>
    </message>
    <message>
        <source>%1 chose differently although only hidden cards had changed. This is an error in the program: please report it.</source>
        <translation>%1 chose differently although only hidden cards had changed. This is an error in the program: please report it.</translation>
    </message>
    <message>
        <source>Nothing was hidden from %1 here that could be dealt differently.</source>
        <translation>Nothing was hidden from %1 here that could be dealt differently.</translation>
    </message>
    <message>
        <source>%1 made the same choice every time: hidden cards made no difference.</source>
        <translation>%1 made the same choice every time: hidden cards made no difference.</translation>
    </message>
    <message>
        <source>It is also the choice made in the game.</source>
        <translation>It is also the choice made in the game.</translation>
    </message>
    <message>
        <source>In the game the choice was different: %1 There the search was shorter or longer; here every answer comes from an equally long one.</source>
        <translation>In the game the choice was different: %1 There the search was shorter or longer; here every answer comes from an equally long one.</translation>
    </message>
    <message>
        <source>Cards as they were: %1</source>
        <translation>Cards as they were: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in hands</source>
        <translation>
            <numerusform>%n different card in hands</numerusform>
            <numerusform>%n different cards in hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in the piles</source>
        <translation>
            <numerusform>%n different card in the piles</numerusform>
            <numerusform>%n different cards in the piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different sealed bid(s)</source>
        <translation>
            <numerusform>%n different sealed bid</numerusform>
            <numerusform>%n different sealed bids</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1: %2. %3</source>
        <comment>a number, what differs in it, the answer</comment>
        <translation>Deal %1: %2. %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Same choice.</source>
        <translation>Same choice.</translation>
    </message>
    <message>
        <source>Another choice: %1</source>
        <translation>Another choice: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::FigureWords</name>
    <message>
        <source>Points per player in round %1</source>
        <translation>Points per player in round %1</translation>
    </message>
    <message>
        <source>Victories, seat %1</source>
        <translation>Victories, seat %1</translation>
    </message>
    <message>
        <source>Points, seat %1</source>
        <translation>Points, seat %1</translation>
    </message>
    <message>
        <source>Points per player</source>
        <translation>Points per player</translation>
    </message>
    <message>
        <source>Winner’s points</source>
        <translation>Winner’s points</translation>
    </message>
    <message>
        <source>Last player’s points</source>
        <translation>Last player’s points</translation>
    </message>
    <message>
        <source>Gap between first and last</source>
        <translation>Gap between first and last</translation>
    </message>
    <message>
        <source>Gap between first and second</source>
        <translation>Gap between first and second</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Lead changes</translation>
    </message>
    <message>
        <source>Comeback in the last scoring</source>
        <translation>Comeback in the last scoring</translation>
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
        <source>Total of the winning bids</source>
        <translation>Total of the winning bids</translation>
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
        <source>Cards played without effect</source>
        <translation>Cards played without effect</translation>
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
        <source>Floors in the tallest building</source>
        <translation>Floors in the tallest building</translation>
    </message>
    <message>
        <source>Victories with %1</source>
        <comment>an engineer</comment>
        <translation>Victories with %1</translation>
    </message>
    <message>
        <source>Points for completed canals</source>
        <translation>Points for completed canals</translation>
    </message>
    <message>
        <source>Points for goods during play</source>
        <translation>Points for goods during play</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Points for incomplete canals</translation>
    </message>
    <message>
        <source>Points in the final delivery</source>
        <translation>Points in the final delivery</translation>
    </message>
    <message>
        <source>Points for the most contracts</source>
        <translation>Points for the most contracts</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Stretches</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Locks</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducts</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Tiles taken back</source>
        <translation>Tiles taken back</translation>
    </message>
    <message>
        <source>Cubes placed</source>
        <translation>Cubes placed</translation>
    </message>
    <message>
        <source>Cubes taken off the board</source>
        <translation>Cubes taken off the board</translation>
    </message>
    <message>
        <source>Cubes shipped during play</source>
        <translation>Cubes shipped during play</translation>
    </message>
    <message>
        <source>Cubes in the final delivery</source>
        <translation>Cubes in the final delivery</translation>
    </message>
    <message>
        <source>Sections used by goods</source>
        <translation>Sections travelled by goods</translation>
    </message>
    <message>
        <source>Face-up cards taken</source>
        <translation>Face-up cards taken</translation>
    </message>
    <message>
        <source>Face-up cards replaced</source>
        <translation>Rows of cards replaced</translation>
    </message>
    <message>
        <source>Cards paid for tiles</source>
        <translation>Cards paid for tiles</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Cards discarded</translation>
    </message>
    <message>
        <source>Comeback in the final scoring</source>
        <translation>Comeback in the final scoring</translation>
    </message>
    <message>
        <source>Ties for first place</source>
        <translation>Ties for first place</translation>
    </message>
    <message>
        <source>End triggered by points</source>
        <translation>End triggered by points</translation>
    </message>
    <message>
        <source>End triggered by the last contracts</source>
        <translation>End triggered by the last contracts</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <translation>Contracts taken</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contracts completed</translation>
    </message>
    <message>
        <source>Contracts incomplete at the end</source>
        <translation>Contracts incomplete at the end</translation>
    </message>
    <message>
        <source>Engineers swapped</source>
        <translation>Engineers swapped</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Phases without an action</source>
        <translation>Phases without an action</translation>
    </message>
</context>
<context>
    <name>capitol::app::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Find in the text</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Replace with</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Replace all</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::GameFiles</name>
    <message>
        <source>Capitol is already open but is not responding. Two windows would save over the same game: close the other one and try again.</source>
        <translation>Capitol is already open but is not responding. Two windows would save over the same game: close the other one and try again.</translation>
    </message>
    <message numerus="yes">
        <source>This game is damaged after %n move(s). You can open it up to that move; the damaged file is kept.</source>
        <translation>
            <numerusform>This game is damaged after %n move. You can open it up to that move; the damaged file is kept.</numerusform>
            <numerusform>This game is damaged after %n moves. You can open it up to that move; the damaged file is kept.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no computer player called “%1”.</source>
        <translation>There is no computer player called “%1”.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameNames</name>
    <message>
        <source>Canal Mania: %1</source>
        <comment>the rules&apos; name</comment>
        <translation>Canal Mania: %1</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>a variant</comment>
        <translation>%1 (changed)</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameReview</name>
    <message>
        <source>The review failed: %1</source>
        <translation>The review failed: %1</translation>
    </message>
    <message>
        <source>All moments</source>
        <translation>All moments</translation>
    </message>
    <message>
        <source>All losses</source>
        <translation>All losses</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>All players</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, who has which shares</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>capitol::app::GameSession</name>
    <message>
        <source>The computer player chose a move that the rules forbid: %1</source>
        <translation>The computer player chose a move that the rules forbid: %1</translation>
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
        <source>What happened before this was not seen here.</source>
        <translation>What happened before this was not seen here.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameStatistics</name>
    <message>
        <source>The statistics cannot be read, and no games are counted. Repair or remove the file, or clear the statistics.</source>
        <translation>The statistics cannot be read, and no games are counted. Repair or remove the file, or clear the statistics.</translation>
    </message>
    <message>
        <source>The statistics are full, and no more games are counted until you clear them.</source>
        <translation>The statistics are full, and no more games are counted until you clear them.</translation>
    </message>
    <message>
        <source>Longest winning streak: %1 (%2)</source>
        <comment>victories, name</comment>
        <translation>Longest winning streak: %1 (%2)</translation>
    </message>
    <message>
        <source>Best score: %1 points (%2, %3, %4)</source>
        <comment>score, name, variant, date</comment>
        <translation>Best score: %1 points (%2, %3, %4)</translation>
    </message>
</context>
<context>
    <name>capitol::app::Games</name>
    <message numerus="yes">
        <source>%1, %n opponent(s): %2</source>
        <comment>the rules, how strong they are</comment>
        <translation>
            <numerusform>%1, %n opponent: %2</numerusform>
            <numerusform>%1, %n opponents: %2</numerusform>
        </translation>
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
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::Guide</name>
    <message>
        <source>Not now. In this lesson: %1</source>
        <translation>Not now. In this lesson: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Find in the guide</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>capitol::app::KeptResults</name>
    <message>
        <source>Your results cannot be read, so no new ones are kept. Repair or remove the file, or start anew.</source>
        <translation>Your results cannot be read, so no new ones are kept. Repair or remove the file, or start anew.</translation>
    </message>
    <message>
        <source>The file of your results is full, and no more are kept until you start anew.</source>
        <translation>The file of your results is full, and no more are kept until you start anew.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobEffectModel</name>
    <message>
        <source>Only this rule changed</source>
        <translation>Only this rule changed</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effect</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significant?</translation>
    </message>
    <message>
        <source>Figures that differ</source>
        <translation>Figures that differ</translation>
    </message>
    <message>
        <source>All changes together</source>
        <translation>All changes together</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a rule, its value in one variant and in the other</comment>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobModel</name>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Default value</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message>
        <source>File name</source>
        <translation>File name</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Based on</translation>
    </message>
    <message>
        <source>Name, %1</source>
        <translation>Name, %1</translation>
    </message>
    <message>
        <source>Summary, %1</source>
        <translation>Summary, %1</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>nothing (stands alone)</translation>
    </message>
    <message>
        <source>changed, was %1</source>
        <translation>changed, was %1</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>not valid</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobPanel</name>
    <message>
        <source>Reset this rule</source>
        <translation>Reset this rule</translation>
    </message>
    <message>
        <source>Choose a rule above to change it.</source>
        <translation>Choose a rule above to change it.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>File name</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Based on</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Name in %1</translation>
    </message>
    <message>
        <source>Summary in %1</source>
        <translation>Summary in %1</translation>
    </message>
    <message>
        <source>Lower-case letters, digits, - and _. The file is renamed when you save.</source>
        <translation>Lower-case letters, digits, - and _. The file is renamed when you save.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Anything not set here comes from that variant.</translation>
    </message>
    <message>
        <source>The name shown when you start a game.</source>
        <translation>The name shown when you start a game.</translation>
    </message>
    <message>
        <source>One or two sentences about how it plays.</source>
        <translation>One or two sentences about how it plays.</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Default value: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>In %1: %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobWords</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>nothing (stands alone)</translation>
    </message>
    <message>
        <source>This variant</source>
        <translation>This variant</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placing</translation>
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
        <source>Open information</source>
        <translation>Open information</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>highest card</translation>
    </message>
    <message>
        <source>lowest score</source>
        <translation>lowest score</translation>
    </message>
    <message>
        <source>nearest the consul</source>
        <translation>nearest the consul</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>nobody gets the tile</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), %1 to %2</source>
        <translation>
            <numerusform>%n card, %1 to %2</numerusform>
            <numerusform>%n cards, %1 to %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <comment>sums by colour</comment>
        <translation>%1 cards</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>From %1 to %2.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italian</translation>
    </message>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Dutch</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Minimum players</translation>
    </message>
    <message>
        <source>The smallest number of players allowed.</source>
        <translation>The smallest number of players allowed.</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Maximum players</translation>
    </message>
    <message>
        <source>The largest number of players allowed.</source>
        <translation>The largest number of players allowed.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>How many rounds a game has; each has its own tiles.</source>
        <translation>How many rounds a game has; each has its own tiles.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>The areas, their sites and the printed fountains.</source>
        <translation>The areas, their sites and the printed fountains.</translation>
    </message>
    <message>
        <source>Roof cards dealt</source>
        <translation>Roof cards dealt</translation>
    </message>
    <message>
        <source>Roof cards each player starts with.</source>
        <translation>Roof cards each player starts with.</translation>
    </message>
    <message>
        <source>Floor cards dealt</source>
        <translation>Floor cards dealt</translation>
    </message>
    <message>
        <source>Floor cards each player starts with.</source>
        <translation>Floor cards each player starts with.</translation>
    </message>
    <message>
        <source>Permits dealt</source>
        <translation>Permits dealt</translation>
    </message>
    <message>
        <source>Permits each player starts with.</source>
        <translation>Permits each player starts with.</translation>
    </message>
    <message>
        <source>Starting buildings</source>
        <translation>Starting buildings</translation>
    </message>
    <message>
        <source>What each player has already built at the start, using the roofs and floors below.</source>
        <translation>What each player has already built at the start, using the roofs and floors below.</translation>
    </message>
    <message>
        <source>Round roofs</source>
        <translation>Round roofs</translation>
    </message>
    <message>
        <source>Round roofs of each player, including those on the starting buildings.</source>
        <translation>Round roofs of each player, including those on the starting buildings.</translation>
    </message>
    <message>
        <source>Triangular roofs</source>
        <translation>Triangular roofs</translation>
    </message>
    <message>
        <source>Triangular roofs of each player, including those on the starting buildings.</source>
        <translation>Triangular roofs of each player, including those on the starting buildings.</translation>
    </message>
    <message>
        <source>First consul</source>
        <translation>First consul</translation>
    </message>
    <message>
        <source>Who is consul in the first round.</source>
        <translation>Who is consul in the first round.</translation>
    </message>
    <message>
        <source>Fountains from the start</source>
        <translation>Fountains from the start</translation>
    </message>
    <message>
        <source>Fountains in each area before the first round.</source>
        <translation>Fountains in each area before the first round.</translation>
    </message>
    <message>
        <source>Floors in the game</source>
        <translation>Floors in the game</translation>
    </message>
    <message>
        <source>Floors for all players together, including those in the starting buildings.</source>
        <translation>Floors for all players together, including those in the starting buildings.</translation>
    </message>
    <message>
        <source>Roof cards</source>
        <translation>Roof cards</translation>
    </message>
    <message>
        <source>How many roof cards there are of each value.</source>
        <translation>How many roof cards there are of each value.</translation>
    </message>
    <message>
        <source>Floor cards</source>
        <translation>Floor cards</translation>
    </message>
    <message>
        <source>How many floor cards there are of each value.</source>
        <translation>How many floor cards there are of each value.</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Permits</translation>
    </message>
    <message>
        <source>How many permits there are of each colour and value.</source>
        <translation>How many permits there are of each colour and value.</translation>
    </message>
    <message>
        <source>An empty pile</source>
        <translation>An empty pile</translation>
    </message>
    <message>
        <source>What happens to the discards when a pile runs out.</source>
        <translation>What happens to the discards when a pile runs out.</translation>
    </message>
    <message>
        <source>Floors per card</source>
        <translation>Floors per card</translation>
    </message>
    <message>
        <source>How many floors a floor card gives.</source>
        <translation>How many floors a floor card gives.</translation>
    </message>
    <message>
        <source>Where floors go</source>
        <translation>Where floors go</translation>
    </message>
    <message>
        <source>Which of your buildings without a roof a floor card may add to.</source>
        <translation>Which of your buildings without a roof a floor card may add to.</translation>
    </message>
    <message>
        <source>Add to one and start another</source>
        <translation>Add to one and start another</translation>
    </message>
    <message>
        <source>One floor card may both add to a building and start another.</source>
        <translation>One floor card may both add to a building and start another.</translation>
    </message>
    <message>
        <source>Using the floors</source>
        <translation>Using the floors</translation>
    </message>
    <message>
        <source>Whether you must use all of a card’s floors, or may use only some.</source>
        <translation>Whether you must use all of a card’s floors, or may use only some.</translation>
    </message>
    <message>
        <source>Too few floors left</source>
        <translation>Too few floors left</translation>
    </message>
    <message>
        <source>What a floor card gives when there are not enough floors left.</source>
        <translation>What a floor card gives when there are not enough floors left.</translation>
    </message>
    <message>
        <source>Added floors are final</source>
        <translation>Added floors are final</translation>
    </message>
    <message>
        <source>When floors added by a card can no longer be taken back.</source>
        <translation>When floors added by a card can no longer be taken back.</translation>
    </message>
    <message>
        <source>Cards without effect</source>
        <translation>Cards without effect</translation>
    </message>
    <message>
        <source>A card may be played without carrying out its action.</source>
        <translation>A card may be played without carrying out its action.</translation>
    </message>
    <message>
        <source>An area’s first building</source>
        <translation>An area’s first building</translation>
    </message>
    <message>
        <source>How many floors the first building in an area has.</source>
        <translation>How many floors the first building in an area has.</translation>
    </message>
    <message>
        <source>Taller by at most</source>
        <translation>Taller by at most</translation>
    </message>
    <message>
        <source>How many floors taller than the tallest in its area a building may be.</source>
        <translation>How many floors taller than the tallest in its area a building may be.</translation>
    </message>
    <message>
        <source>Lower buildings too</source>
        <translation>Lower buildings too</translation>
    </message>
    <message>
        <source>A building may be lower than the tallest in its area.</source>
        <translation>A building may be lower than the tallest in its area.</translation>
    </message>
    <message>
        <source>One roof shape per area</source>
        <translation>One roof shape per area</translation>
    </message>
    <message>
        <source>All buildings in an area have the same roof shape.</source>
        <translation>All buildings in an area have the same roof shape.</translation>
    </message>
    <message>
        <source>Two roof shapes per colour</source>
        <translation>Two roof shapes per colour</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof shape.</source>
        <translation>The areas of one colour may not all have the same roof shape.</translation>
    </message>
    <message>
        <source>Tiles in each round</source>
        <translation>Tiles in each round</translation>
    </message>
    <message>
        <source>The tiles auctioned in each round, in order.</source>
        <translation>The tiles auctioned in each round, in order.</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Equal bids</translation>
    </message>
    <message>
        <source>How ties for the highest bid are broken, in order. If still tied, nobody gets the tile.</source>
        <translation>How ties for the highest bid are broken, in order. If still tied, nobody gets the tile.</translation>
    </message>
    <message>
        <source>Nobody bids anything</source>
        <translation>Nobody bids anything</translation>
    </message>
    <message>
        <source>Whether a bid of zero can win a tile.</source>
        <translation>Whether a bid of zero can win a tile.</translation>
    </message>
    <message>
        <source>Most floors</source>
        <translation>Most floors</translation>
    </message>
    <message>
        <source>Points for the most floors in an area.</source>
        <translation>Points for the most floors in an area.</translation>
    </message>
    <message>
        <source>Second most floors</source>
        <translation>Second most floors</translation>
    </message>
    <message>
        <source>Points for the second most floors in an area.</source>
        <translation>Points for the second most floors in an area.</translation>
    </message>
    <message>
        <source>Fountain, first place</source>
        <translation>Fountain, first place</translation>
    </message>
    <message>
        <source>Points per fountain for the most floors in an area.</source>
        <translation>Points per fountain for the most floors in an area.</translation>
    </message>
    <message>
        <source>Fountain, second place</source>
        <translation>Fountain, second place</translation>
    </message>
    <message>
        <source>Points per fountain for the second most floors in an area.</source>
        <translation>Points per fountain for the second most floors in an area.</translation>
    </message>
    <message>
        <source>Temple multiplies by</source>
        <translation>Temple multiplies by</translation>
    </message>
    <message>
        <source>What a temple multiplies its area’s points by.</source>
        <translation>What a temple multiplies its area’s points by.</translation>
    </message>
    <message>
        <source>The tallest decides</source>
        <translation>The tallest decides</translation>
    </message>
    <message>
        <source>The tallest building settles a tie for the most floors.</source>
        <translation>The tallest building settles a tie for the most floors.</translation>
    </message>
    <message>
        <source>Tied, but not as tall</source>
        <translation>Tied, but not as tall</translation>
    </message>
    <message>
        <source>What shorter tied players get.</source>
        <translation>What shorter tied players get.</translation>
    </message>
    <message>
        <source>Shared first, no second</source>
        <translation>Shared first, no second</translation>
    </message>
    <message>
        <source>If first place is shared, there is no second place.</source>
        <translation>If first place is shared, there is no second place.</translation>
    </message>
    <message>
        <source>Tied, below shared first</source>
        <translation>Tied, below shared first</translation>
    </message>
    <message>
        <source>What shorter tied players get when several others are equally tall.</source>
        <translation>What shorter tied players get when several others are equally tall.</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cards drawn</translation>
    </message>
    <message>
        <source>Cards each player draws at the end of a round.</source>
        <translation>Cards each player draws at the end of a round.</translation>
    </message>
    <message>
        <source>How cards are drawn</source>
        <translation>How cards are drawn</translation>
    </message>
    <message>
        <source>Draw a fixed number, or until you hold that many.</source>
        <translation>Draw a fixed number, or until you hold that many.</translation>
    </message>
    <message>
        <source>Amphitheatre, first place</source>
        <translation>Amphitheatre, first place</translation>
    </message>
    <message>
        <source>Extra cards for the most floors in an area with an amphitheatre.</source>
        <translation>Extra cards for the most floors in an area with an amphitheatre.</translation>
    </message>
    <message>
        <source>Amphitheatre, second place</source>
        <translation>Amphitheatre, second place</translation>
    </message>
    <message>
        <source>Extra cards for the second most floors in an area with an amphitheatre.</source>
        <translation>Extra cards for the second most floors in an area with an amphitheatre.</translation>
    </message>
    <message>
        <source>Optional extra cards</source>
        <translation>Optional extra cards</translation>
    </message>
    <message>
        <source>A player may decline the extra cards for an amphitheatre.</source>
        <translation>A player may decline the extra cards for an amphitheatre.</translation>
    </message>
    <message>
        <source>Draw after the last round</source>
        <translation>Draw after the last round</translation>
    </message>
    <message>
        <source>Cards are drawn even though the game is over.</source>
        <translation>Cards are drawn even though the game is over.</translation>
    </message>
    <message>
        <source>Number of cards in hand</source>
        <translation>Number of cards in hand</translation>
    </message>
    <message>
        <source>Whether everyone can see how many cards a player has.</source>
        <translation>Whether everyone can see how many cards a player has.</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Equal scores</translation>
    </message>
    <message>
        <source>Who wins when several players have the most points.</source>
        <translation>Who wins when several players have the most points.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>the oldest player</source>
        <translation>the oldest player</translation>
    </message>
    <message>
        <source>chosen by the players</source>
        <translation>chosen by the players</translation>
    </message>
    <message>
        <source>turned over, never shuffled</source>
        <translation>turned over, never shuffled</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>shuffled</translation>
    </message>
    <message>
        <source>any building</source>
        <translation>any building</translation>
    </message>
    <message>
        <source>only the tallest</source>
        <translation>only the tallest</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>all or none</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>any number</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>what is left</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>when confirmed</source>
        <translation>when confirmed</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>a bid of zero may win</source>
        <translation>a bid of zero may win</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>a fixed number</translation>
    </message>
    <message>
        <source>up to that many in hand</source>
        <translation>up to that many in hand</translation>
    </message>
    <message>
        <source>visible to all</source>
        <translation>visible to all</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>hidden</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>shared victory</translation>
    </message>
    <message>
        <source>fewest pieces left over</source>
        <translation>fewest pieces left over</translation>
    </message>
    <message>
        <source>second, like all others there</source>
        <translation>second, like all others there</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>The terrain, the cities and towns, and the contracts.</source>
        <translation>The terrain, the cities and towns, and the contracts.</translation>
    </message>
    <message>
        <source>How many build cards there are of each kind, and which have a goods symbol.</source>
        <translation>How many build cards there are of each kind, and which have a goods symbol.</translation>
    </message>
    <message>
        <source>Goods cubes</source>
        <translation>Goods cubes</translation>
    </message>
    <message>
        <source>How many goods cubes there are in the game.</source>
        <translation>How many goods cubes there are in the game.</translation>
    </message>
    <message>
        <source>Face-up build cards</source>
        <translation>Face-up build cards</translation>
    </message>
    <message>
        <source>How many build cards lie face up for all players.</source>
        <translation>How many build cards lie face up for all players.</translation>
    </message>
    <message>
        <source>Contracts in parliament</source>
        <translation>Contracts in parliament</translation>
    </message>
    <message>
        <source>How many contracts are turned up whenever parliament is filled.</source>
        <translation>How many contracts are turned up whenever parliament is filled.</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Stretches</translation>
    </message>
    <message>
        <source>Stretch tiles of each player.</source>
        <translation>Stretch tiles of each player.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Locks</translation>
    </message>
    <message>
        <source>Lock tiles of each player.</source>
        <translation>Lock tiles of each player.</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducts</translation>
    </message>
    <message>
        <source>Aqueduct tiles of each player.</source>
        <translation>Aqueduct tiles of each player.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Tunnel tiles of each player.</source>
        <translation>Tunnel tiles of each player.</translation>
    </message>
    <message>
        <source>Open contracts</source>
        <translation>Open contracts</translation>
    </message>
    <message>
        <source>How many open contracts a player may have at once.</source>
        <translation>How many open contracts a player may have at once.</translation>
    </message>
    <message>
        <source>Two contracts at once</source>
        <translation>Two contracts at once</translation>
    </message>
    <message>
        <source>A player may take two contracts in one go when only one or two are left in parliament.</source>
        <translation>A player may take two contracts in one go when only one or two are left in parliament.</translation>
    </message>
    <message>
        <source>Junction contracts</source>
        <translation>Junction contracts</translation>
    </message>
    <message>
        <source>How many times in a game a player may take a contract between two places of their own choice.</source>
        <translation>How many times in a game a player may take a contract between two places of their own choice.</translation>
    </message>
    <message>
        <source>Value of junction contracts</source>
        <translation>Value of junction contracts</translation>
    </message>
    <message>
        <source>What a junction contract is worth, and how many tiles its canal may have at most.</source>
        <translation>What a junction contract is worth, and the most tiles its canal may have.</translation>
    </message>
    <message>
        <source>How many face-up cards a player takes in one action.</source>
        <translation>How many face-up cards a player takes in one action.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>How many cards a player may keep at the end of a turn.</source>
        <translation>How many cards a player may keep at the end of a turn.</translation>
    </message>
    <message>
        <source>Fewer cards allowed from</source>
        <translation>Fewer cards allowed from</translation>
    </message>
    <message>
        <source>With this many cards in hand a player may stop taking face-up cards.</source>
        <translation>With at least this many cards in hand, a player may stop taking face-up cards.</translation>
    </message>
    <message>
        <source>Cubes per goods symbol</source>
        <translation>Cubes per goods symbol</translation>
    </message>
    <message>
        <source>How many cubes are placed for a goods symbol.</source>
        <translation>How many cubes are placed for a goods symbol.</translation>
    </message>
    <message>
        <source>Goods on incomplete canals</source>
        <translation>Goods on incomplete canals</translation>
    </message>
    <message>
        <source>Finished sections of incomplete canals may carry goods.</source>
        <translation>Finished sections of incomplete canals may carry goods.</translation>
    </message>
    <message>
        <source>Cards for a stretch</source>
        <translation>Cards for a stretch</translation>
    </message>
    <message>
        <source>How many stretch cards a stretch costs.</source>
        <translation>How many stretch cards a stretch costs.</translation>
    </message>
    <message>
        <source>Cards for a lock</source>
        <translation>Cards for a lock</translation>
    </message>
    <message>
        <source>How many lock cards a lock costs.</source>
        <translation>How many lock cards a lock costs.</translation>
    </message>
    <message>
        <source>Cards for an aqueduct</source>
        <translation>Cards for an aqueduct</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs.</source>
        <translation>How many aqueduct cards an aqueduct costs.</translation>
    </message>
    <message>
        <source>Cards for a tunnel</source>
        <translation>Cards for a tunnel</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs.</source>
        <translation>How many tunnel cards a tunnel costs.</translation>
    </message>
    <message>
        <source>Extra cards on top of a tile</source>
        <translation>Extra cards for building over a tile</translation>
    </message>
    <message>
        <source>How many more cards of any kind it costs to lay a tile on top of another.</source>
        <translation>How many extra cards of any kind it costs to lay a tile on top of another.</translation>
    </message>
    <message>
        <source>Canals in a hex</source>
        <translation>Canals in a hex</translation>
    </message>
    <message>
        <source>How many canals a hex has room for.</source>
        <translation>How many canals a hex has room for.</translation>
    </message>
    <message>
        <source>Surveyors as extra cards</source>
        <translation>Surveyors as extra cards</translation>
    </message>
    <message>
        <source>Surveyors may be among the extra cards for a tile on top of another.</source>
        <translation>Surveyors may be among the extra cards for laying a tile on top of another.</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Sharp bends</translation>
    </message>
    <message>
        <source>A canal may bend sharply within a hex, too.</source>
        <translation>A canal may bend sharply within a hex, too.</translation>
    </message>
    <message>
        <source>Same tiles next to each other</source>
        <translation>Same tiles next to each other</translation>
    </message>
    <message>
        <source>Neighbouring tiles of a section may be of the same type.</source>
        <translation>Neighbouring tiles of a section may be of the same type.</translation>
    </message>
    <message>
        <source>Brindley’s locks</source>
        <translation>Brindley’s locks</translation>
    </message>
    <message>
        <source>Brindley may pay for a lock with stretch cards.</source>
        <translation>Brindley may pay for a lock with stretch cards.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors</source>
        <translation>Smeaton’s surveyors</translation>
    </message>
    <message>
        <source>How many cards a surveyor counts as for Smeaton.</source>
        <translation>How many cards a surveyor counts as for Smeaton.</translation>
    </message>
    <message>
        <source>Jessop’s tunnels</source>
        <translation>Jessop’s tunnels</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs Jessop.</source>
        <translation>How many tunnel cards a tunnel costs Jessop.</translation>
    </message>
    <message>
        <source>Telford’s aqueducts</source>
        <translation>Telford’s aqueducts</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs Telford.</source>
        <translation>How many aqueduct cards an aqueduct costs Telford.</translation>
    </message>
    <message>
        <source>Rennie’s face-up cards</source>
        <translation>Rennie’s face-up cards</translation>
    </message>
    <message>
        <source>How many face-up cards Rennie may take in one action.</source>
        <translation>How many face-up cards Rennie may take in one action.</translation>
    </message>
    <message>
        <source>Rennie picks a card</source>
        <translation>Rennie picks a card</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing the top card.</source>
        <translation>Rennie may take a face-up card instead of drawing the top card.</translation>
    </message>
    <message>
        <source>Points for a stretch</source>
        <translation>Points for a stretch</translation>
    </message>
    <message>
        <source>Points for each stretch of a complete canal.</source>
        <translation>Points for each stretch of a complete canal.</translation>
    </message>
    <message>
        <source>Points for a lock</source>
        <translation>Points for a lock</translation>
    </message>
    <message>
        <source>Points for each lock of a complete canal.</source>
        <translation>Points for each lock of a complete canal.</translation>
    </message>
    <message>
        <source>Points for an aqueduct</source>
        <translation>Points for an aqueduct</translation>
    </message>
    <message>
        <source>Points for each aqueduct of a complete canal.</source>
        <translation>Points for each aqueduct of a complete canal.</translation>
    </message>
    <message>
        <source>Points for a tunnel</source>
        <translation>Points for a tunnel</translation>
    </message>
    <message>
        <source>Points for each tunnel of a complete canal.</source>
        <translation>Points for each tunnel of a complete canal.</translation>
    </message>
    <message>
        <source>3 players: first</source>
        <translation>3 players: first</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with three players.</source>
        <translation>Points for the most completed contracts, with three players.</translation>
    </message>
    <message>
        <source>3 players: second</source>
        <translation>3 players: second</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with three players.</source>
        <translation>Points for second place in completed contracts, with three players.</translation>
    </message>
    <message>
        <source>3 players: third</source>
        <translation>3 players: third</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with three players.</source>
        <translation>Points for third place in completed contracts, with three players.</translation>
    </message>
    <message>
        <source>4 players: first</source>
        <translation>4 players: first</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with four players.</source>
        <translation>Points for the most completed contracts, with four players.</translation>
    </message>
    <message>
        <source>4 players: second</source>
        <translation>4 players: second</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with four players.</source>
        <translation>Points for second place in completed contracts, with four players.</translation>
    </message>
    <message>
        <source>4 players: third</source>
        <translation>4 players: third</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with four players.</source>
        <translation>Points for third place in completed contracts, with four players.</translation>
    </message>
    <message>
        <source>4 players: fourth</source>
        <translation>4 players: fourth</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with four players.</source>
        <translation>Points for fourth place in completed contracts, with four players.</translation>
    </message>
    <message>
        <source>5 players: first</source>
        <translation>5 players: first</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with five players.</source>
        <translation>Points for the most completed contracts, with five players.</translation>
    </message>
    <message>
        <source>5 players: second</source>
        <translation>5 players: second</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with five players.</source>
        <translation>Points for second place in completed contracts, with five players.</translation>
    </message>
    <message>
        <source>5 players: third</source>
        <translation>5 players: third</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with five players.</source>
        <translation>Points for third place in completed contracts, with five players.</translation>
    </message>
    <message>
        <source>5 players: fourth</source>
        <translation>5 players: fourth</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with five players.</source>
        <translation>Points for fourth place in completed contracts, with five players.</translation>
    </message>
    <message>
        <source>5 players: fifth</source>
        <translation>5 players: fifth</translation>
    </message>
    <message>
        <source>Points for fifth place in completed contracts, with five players.</source>
        <translation>Points for fifth place in completed contracts, with five players.</translation>
    </message>
    <message>
        <source>Score with 3 players</source>
        <translation>Score with 3 players</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with three players.</source>
        <translation>The score that triggers the end of the game, with three players.</translation>
    </message>
    <message>
        <source>Score with 4 players</source>
        <translation>Score with 4 players</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with four players.</source>
        <translation>The score that triggers the end of the game, with four players.</translation>
    </message>
    <message>
        <source>Score with 5 players</source>
        <translation>Score with 5 players</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with five players.</source>
        <translation>The score that triggers the end of the game, with five players.</translation>
    </message>
    <message>
        <source>End at the last contracts</source>
        <translation>End at the last contracts</translation>
    </message>
    <message>
        <source>Turning up the last contracts triggers the end of the game, too.</source>
        <translation>Turning up the last contracts triggers the end of the game, too.</translation>
    </message>
    <message>
        <source>Further rounds</source>
        <translation>Further rounds</translation>
    </message>
    <message>
        <source>How many rounds are played after the one in which the end is triggered.</source>
        <translation>How many rounds are played after the one in which the end is triggered.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracts</translation>
    </message>
    <message>
        <source>Build cards</source>
        <translation>Build cards</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Engineers</translation>
    </message>
    <message>
        <source>Most contracts</source>
        <translation>Most contracts</translation>
    </message>
    <message>
        <source>Build cards used</source>
        <translation>Build cards used</translation>
    </message>
    <message>
        <source>Face-up cards per action</source>
        <translation>Face-up cards per action</translation>
    </message>
    <message>
        <source>Points for the contract’s value</source>
        <translation>Points for the contract’s value</translation>
    </message>
    <message>
        <source>A complete canal is also worth the value of its contract in points.</source>
        <translation>A complete canal also scores its contract’s value in points.</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Points for incomplete canals</translation>
    </message>
    <message>
        <source>At the end of the game the tiles of incomplete canals give points, too.</source>
        <translation>At the end of the game the tiles of incomplete canals give points, too.</translation>
    </message>
    <message>
        <source>Canals</source>
        <translation>Canals</translation>
    </message>
    <message>
        <source>Cards to start with</source>
        <translation>Cards to start with</translation>
    </message>
    <message>
        <source>How many build cards each player starts with.</source>
        <translation>How many build cards each player starts with.</translation>
    </message>
    <message>
        <source>Skipping a phase</source>
        <translation>Skipping a phase</translation>
    </message>
    <message>
        <source>A player may do nothing in a phase, even if there are cards to draw.</source>
        <translation>A player may do nothing in a phase, even if there are cards to draw.</translation>
    </message>
    <message>
        <source>Drawing instead of a contract</source>
        <translation>Drawing instead of a contract</translation>
    </message>
    <message>
        <source>A player without a contract may draw a card instead of taking one.</source>
        <translation>A player without a contract may draw a card instead of taking one.</translation>
    </message>
    <message>
        <source>Checked before each card</source>
        <translation>Checked before each card</translation>
    </message>
    <message>
        <source>Whether fewer face-up cards may be taken is checked before each card, and not only before the first.</source>
        <translation>Whether fewer face-up cards may be taken is checked before each card, and not only before the first.</translation>
    </message>
    <message>
        <source>Row filled up at once</source>
        <translation>Row filled up at once</translation>
    </message>
    <message>
        <source>The face-up cards are filled up after each card that is taken, and not only at the end of the action.</source>
        <translation>The face-up cards are filled up after each card that is taken, and not only at the end of the action.</translation>
    </message>
    <message>
        <source>Discards shuffled early</source>
        <translation>Discards shuffled early</translation>
    </message>
    <message>
        <source>As soon as the pile is empty, the discards are shuffled, and not only when a card is needed.</source>
        <translation>As soon as the pile is empty, the discards are shuffled, and not only when a card is needed.</translation>
    </message>
    <message>
        <source>Barges connect places</source>
        <translation>Barges connect places</translation>
    </message>
    <message>
        <source>A place where a barge stands is connected, even without a tile.</source>
        <translation>A place where a barge stands is connected, even without a tile.</translation>
    </message>
    <message>
        <source>Cubes without room</source>
        <translation>Cubes without room</translation>
    </message>
    <message>
        <source>Missing cubes are taken off the board even if the colour has no room for them.</source>
        <translation>Missing cubes are taken off the board even if the colour has no room for them.</translation>
    </message>
    <message>
        <source>White symbols of any colour</source>
        <translation>White symbols of any colour</translation>
    </message>
    <message>
        <source>A white symbol may stand for a colour that has no room left.</source>
        <translation>A white symbol may stand for a colour that has no room left.</translation>
    </message>
    <message>
        <source>Tiles on top of one’s own</source>
        <translation>Tiles on top of one’s own</translation>
    </message>
    <message>
        <source>A player may also lay a tile on top of one of their own canals.</source>
        <translation>A player may also lay a tile on top of one of their own canals.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Dead ends</translation>
    </message>
    <message>
        <source>A tile may be laid even if the canal can then no longer be completed.</source>
        <translation>A tile may be laid even if the canal can then no longer be completed.</translation>
    </message>
    <message>
        <source>Taking tiles back</source>
        <translation>Taking tiles back</translation>
    </message>
    <message>
        <source>At the start of an action, tiles of incomplete canals may be taken back.</source>
        <translation>At the start of an action, tiles of incomplete canals may be taken back.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors as extra cards</source>
        <translation>Smeaton’s surveyors as extra cards</translation>
    </message>
    <message>
        <source>For Smeaton a surveyor also counts as more than one among the extra cards for a tile on top of another.</source>
        <translation>For Smeaton a surveyor also counts as more than one among the extra cards for a tile on top of another.</translation>
    </message>
    <message>
        <source>Rennie picks in any phase</source>
        <translation>Rennie picks in any phase</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing in any phase, and not in phase 2 only.</source>
        <translation>Rennie may take a face-up card instead of drawing in any phase, and not in phase 2 only.</translation>
    </message>
    <message>
        <source>Goods for Rennie’s card</source>
        <translation>Goods for Rennie’s card</translation>
    </message>
    <message>
        <source>The goods symbol of a face-up card that Rennie takes instead of drawing brings goods.</source>
        <translation>The goods symbol of a face-up card that Rennie takes instead of drawing brings goods.</translation>
    </message>
    <message>
        <source>Ranked without contracts</source>
        <translation>Ranked without contracts</translation>
    </message>
    <message>
        <source>Players who have completed no contract are ranked, too.</source>
        <translation>Players who have completed no contract are ranked, too.</translation>
    </message>
    <message>
        <source>End in another player’s turn</source>
        <translation>End in another player’s turn</translation>
    </message>
    <message>
        <source>Reaching the score in another player’s turn triggers the end of the game at once.</source>
        <translation>Reaching the score in another player’s turn triggers the end of the game at once.</translation>
    </message>
    <message>
        <source>Tiles of incomplete canals</source>
        <translation>Tiles of incomplete canals</translation>
    </message>
    <message>
        <source>The tiles of incomplete canals stay on the board for the final delivery.</source>
        <translation>The tiles of incomplete canals stay on the board for the final delivery.</translation>
    </message>
    <message>
        <source>Must ship at the end</source>
        <translation>Must ship at the end</translation>
    </message>
    <message>
        <source>In the final delivery a player who can ship a cube has to.</source>
        <translation>In the final delivery a player who can ship a cube has to.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnownRules</name>
    <message>
        <source>%1: without this rule: %2</source>
        <comment>a chapter, what it says usually</comment>
        <translation>%1: without this rule: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chapter, what it says here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (usually: %3)</source>
        <comment>a chapter, what it says here, and usually</comment>
        <translation>%1: %2 (usually: %3)</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a rule, how it is here, how it is usually</comment>
        <translation>%1: %2 instead of %3</translation>
    </message>
    <message>
        <source>These rules are not among the variants that you have.</source>
        <translation>These rules are not among the variants that you have.</translation>
    </message>
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>a new building</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a %n-floor building</source>
        <translation>
            <numerusform>a floor on a %n-floor building</numerusform>
            <numerusform>a floor on a %n-floor building</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 without effect.</source>
        <translation>%1 plays %2 without effect.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 plays %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a %n-floor building</source>
        <translation>
            <numerusform>a round roof on a %n-floor building</numerusform>
            <numerusform>a round roof on a %n-floor building</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a %n-floor building</source>
        <translation>
            <numerusform>a triangular roof on a %n-floor building</numerusform>
            <numerusform>a triangular roof on a %n-floor building</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 has no cards left and passes.</source>
        <translation>%1 has no cards left and passes.</translation>
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
        <source>%1 stops drawing.</source>
        <translation>%1 stops drawing.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>The discarded %1 become the new pile.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 is consul.</source>
        <translation>Round %1 begins. %2 is consul.</translation>
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
</context>
<context>
    <name>capitol::app::MeasureModel</name>
    <message>
        <source>Per game</source>
        <translation>Per game</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significant?</translation>
    </message>
    <message>
        <source>★ more</source>
        <translation>★ more</translation>
    </message>
    <message>
        <source>★ less</source>
        <translation>★ less</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
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
        <source>Mean ± standard error. ★: the difference is significant (paired t test on the same games, Holm’s correction, 5%).</source>
        <translation>Mean ± standard error. ★: the difference is significant (paired t test on the same games, Holm’s correction, 5%).</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>There is no number of players that both variants allow.</source>
        <translation>There is no number of players that both variants allow.</translation>
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
        <source>about %n seconds left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have changed since this measurement.</source>
        <translation>The rules have changed since this measurement.</translation>
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
        <source>Comma-separated values</source>
        <translation>Comma-separated values</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Saved to %1.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Plays games with “%1” and reports what they are like.</source>
        <translation>Plays games with “%1” and reports what they are like.</translation>
    </message>
    <message>
        <source>Plays the same games with “%1” and with “%2” and reports the differences.</source>
        <translation>Plays the same games with “%1” and with “%2” and reports the differences.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Export the table</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Export the chart</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG pictures</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG pictures</translation>
    </message>
    <message>
        <source>Also measure each changed rule on its own</source>
        <translation>Also measure each changed rule on its own</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Export</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Table as CSV…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Chart as SVG…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Chart as PNG…</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Each change</source>
        <translation>Each change</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Kind of chart</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Averages</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Effect on: %1</source>
        <translation>Effect on: %1</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 compared with %2</translation>
    </message>
    <message>
        <source>Cannot be played on their own: %1.</source>
        <translation>Cannot be played on their own: %1.</translation>
    </message>
    <message>
        <source>Other significant differences</source>
        <translation>Other significant differences</translation>
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
        <source>compared with</source>
        <translation>compared with</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>S&amp;wap</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
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
        <source>%1: to draw, from the top</source>
        <translation>%1: to draw, from the top</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>then shuffled: %1</translation>
    </message>
    <message>
        <source>%1: discards, in the order they will come back</source>
        <translation>%1: discards, in the order they will come back</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1: discards</translation>
    </message>
    <message>
        <source>%1: not yet seen</source>
        <translation>%1: not yet seen</translation>
    </message>
</context>
<context>
    <name>capitol::app::MyTables</name>
    <message>
        <source>The list of your tables with others cannot be read, so nothing is added to it: %1, %2</source>
        <translation>The list of your tables with others cannot be read, so nothing is added to it: %1, %2</translation>
    </message>
    <message>
        <source>Your seat could not be saved; it is lost when the program ends: %1</source>
        <translation>Your seat could not be saved; it is lost when the program ends: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>&amp;File name</translation>
    </message>
    <message>
        <source>&amp;Based on</source>
        <translation>&amp;Based on</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>The file name “%1” is taken. “%2” is free.</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Another variant is called “%1”. “%2” is free.</translation>
    </message>
    <message>
        <source>A file name may contain lower-case letters, digits, - and _, and must start with a letter.</source>
        <translation>A file name may contain lower-case letters, digits, - and _, and must start with a letter.</translation>
    </message>
</context>
<context>
    <name>capitol::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
</context>
<context>
    <name>capitol::app::PassagesView</name>
    <message>
        <source>What this changes in the rulebook</source>
        <translation>What this changes in the rulebook</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a variant, before what its rules say</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Example</translation>
    </message>
    <message>
        <source>The rules cannot be shown until these problems are fixed</source>
        <translation>The rules cannot be shown until these problems are fixed</translation>
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
    <name>capitol::app::PlacePreview</name>
    <message numerus="yes">
        <source>%1 +%n point(s)</source>
        <comment>how one stands</comment>
        <translation>
            <numerusform>%1 +%n point</numerusform>
            <numerusform>%1 +%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>You take the lead: %n floor, %1 more than the next.</numerusform>
            <numerusform>You take the lead: %n floors, %1 more than the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>You lead: %n floor, %1 more than the next.</numerusform>
            <numerusform>You lead: %n floors, %1 more than the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the lead: %n floor(s).</source>
        <translation>
            <numerusform>You share the lead: %n floor.</numerusform>
            <numerusform>You share the lead: %n floors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are second; the leader has %n floor(s).</source>
        <translation>
            <numerusform>You are second; the leader has %n floor.</numerusform>
            <numerusform>You are second; the leader has %n floors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay behind; the leader has %n floor(s).</source>
        <translation>
            <numerusform>You stay behind; the leader has %n floor.</numerusform>
            <numerusform>You stay behind; the leader has %n floors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerChoice</name>
    <message>
        <source>%1: %2</source>
        <comment>a level and its strength</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Of two players 100 points apart, the stronger wins about 64 of 100 games; 200 points apart, 76.</source>
        <translation>Of two players 100 points apart, the stronger wins about 64 of 100 games; 200 points apart, 76.</translation>
    </message>
    <message numerus="yes">
        <source>With these rules and %n players, it wins about %1 games for every %2 won by a player of strength %3.</source>
        <translation>
            <numerusform>With these rules and %n player, it wins about %1 games for every %2 won by a player of strength %3.</numerusform>
            <numerusform>With these rules and %n players, it wins about %1 games for every %2 won by a player of strength %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Plays on this computer.</translation>
    </message>
    <message>
        <source>Makes a random move.</source>
        <translation>Makes a random move.</translation>
    </message>
    <message>
        <source>Does what looks best now, without thinking ahead.</source>
        <translation>Does what looks best now, without thinking ahead.</translation>
    </message>
    <message>
        <source>The apprentice: hardly thinks ahead.</source>
        <translation>The apprentice: hardly thinks ahead.</translation>
    </message>
    <message>
        <source>The mason: thinks ahead a little.</source>
        <translation>The mason: thinks ahead a little.</translation>
    </message>
    <message>
        <source>The architect: thinks ahead and misses little.</source>
        <translation>The architect: thinks ahead and misses little.</translation>
    </message>
    <message>
        <source>The master: thinks further ahead than all the others.</source>
        <translation>The master: thinks further ahead than all the others.</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>computer player</comment>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>computer player</comment>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>computer player</comment>
        <translation>hard</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>computer player</comment>
        <translation>expert</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>computer player</comment>
        <translation>greedy</translation>
    </message>
    <message>
        <source>random</source>
        <comment>computer player</comment>
        <translation>random</translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerStyle</name>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Plays to win and has no other preference.</source>
        <translation>Plays to win and has no other preference.</translation>
    </message>
    <message>
        <source>Likes to have many floors of its own on the board.</source>
        <translation>Likes to have many floors of its own on the board.</translation>
    </message>
    <message>
        <source>Likes temples, fountains and amphitheatres where it is in the lead.</source>
        <translation>Likes temples, fountains and amphitheatres where it is in the lead.</translation>
    </message>
    <message>
        <source>Likes to hold back its strongest rival. With two players this changes little.</source>
        <translation>Likes to hold back its strongest rival. With two players this changes little.</translation>
    </message>
    <message>
        <source>Likes to keep cards in hand.</source>
        <translation>Likes to keep cards in hand.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Builder</translation>
    </message>
    <message>
        <source>Speculator</source>
        <translation>Speculator</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Spoiler</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Miser</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>strength and style of a computer player</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::Preferences</name>
    <message>
        <source>Cannot save the settings in %1. They apply until you close the program. To keep them, free up disk space or make the file writable.</source>
        <translation>Cannot save the settings in %1. They apply until you close the program. To keep them, free up disk space or make the file writable.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PresenceModel</name>
    <message>
        <source>no time left</source>
        <translation>no time left</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds left on a clock</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes left on a clock</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours left on a clock</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days left on a clock</comment>
        <translation>%1 d</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemList</name>
    <message>
        <source>No quick fix for this problem</source>
        <translation>No quick fix for this problem</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemWords</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>a number from %1 to %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>cannot be read</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>too large</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>not a text file</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>nested too deeply</translation>
    </message>
    <message>
        <source>not valid YAML</source>
        <translation>not valid YAML</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>duplicate key</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>unknown key</translation>
    </message>
    <message>
        <source>missing key</source>
        <translation>missing key</translation>
    </message>
    <message>
        <source>invalid anchor, alias or merge</source>
        <translation>invalid anchor, alias or merge</translation>
    </message>
    <message>
        <source>variant not found</source>
        <translation>variant not found</translation>
    </message>
    <message>
        <source>variants extend each other in a loop</source>
        <translation>variants extend each other in a loop</translation>
    </message>
    <message>
        <source>board not found</source>
        <translation>board not found</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>cannot be played</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>found %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>allowed: %1</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>did you mean %1?</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>a map</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>a map of keys</source>
        <translation>a map of keys</translation>
    </message>
    <message>
        <source>the id of a board</source>
        <translation>the id of a board</translation>
    </message>
    <message>
        <source>the id of a variant</source>
        <translation>the id of a variant</translation>
    </message>
    <message>
        <source>the id of a variant, or the name of a .yaml file in the same folder</source>
        <translation>the id of a variant, or the name of a .yaml file in the same folder</translation>
    </message>
    <message>
        <source>a map of ids</source>
        <translation>a map of ids</translation>
    </message>
    <message>
        <source>a map with this id</source>
        <translation>a map with this id</translation>
    </message>
    <message>
        <source>each word only once</source>
        <translation>each word only once</translation>
    </message>
    <message>
        <source>each key only once; it is already in line %1</source>
        <translation>each key only once; it is already in line %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>a list of %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>at most %1</translation>
    </message>
    <message>
        <source>indent with spaces</source>
        <translation>indent with spaces</translation>
    </message>
    <message>
        <source>only one document in a file</source>
        <translation>only one document in a file</translation>
    </message>
    <message>
        <source>lower-case letters, digits, - and _, at most 64, starting with a letter</source>
        <translation>lower-case letters, digits, - and _, at most 64, starting with a letter</translation>
    </message>
    <message>
        <source>a parent that is not based on this variant</source>
        <translation>a parent that is not based on this variant</translation>
    </message>
    <message>
        <source>minimum players</source>
        <translation>minimum players</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cards</translation>
    </message>
    <message>
        <source>cards to deal</source>
        <translation>cards to deal</translation>
    </message>
    <message>
        <source>roofs on the starting buildings</source>
        <translation>roofs on the starting buildings</translation>
    </message>
    <message>
        <source>floors in the starting buildings of all players</source>
        <translation>floors in the starting buildings of all players</translation>
    </message>
    <message>
        <source>different heights of unroofed starting buildings</source>
        <translation>different heights of unroofed starting buildings</translation>
    </message>
    <message>
        <source>rounds in the schedule</source>
        <translation>rounds in the schedule</translation>
    </message>
    <message>
        <source>amphitheatres and temples</source>
        <translation>amphitheatres and temples</translation>
    </message>
    <message>
        <source>fountains</source>
        <translation>fountains</translation>
    </message>
    <message>
        <source>areas with that code</source>
        <translation>areas with that code</translation>
    </message>
    <message>
        <source>areas or sites</source>
        <translation>areas or sites</translation>
    </message>
    <message>
        <source>lower players.min or raise players.max</source>
        <translation>lower players.min or raise players.max</translation>
    </message>
    <message>
        <source>reduce the copies in the deck</source>
        <translation>reduce the copies in the deck</translation>
    </message>
    <message>
        <source>add cards to the deck</source>
        <translation>add cards to the deck</translation>
    </message>
    <message>
        <source>deal fewer, add copies to the deck or lower players.max</source>
        <translation>deal fewer, add copies to the deck or lower players.max</translation>
    </message>
    <message>
        <source>add roofs or remove buildings</source>
        <translation>add roofs or remove buildings</translation>
    </message>
    <message>
        <source>add floors, remove buildings or lower players.max</source>
        <translation>add floors, remove buildings or lower players.max</translation>
    </message>
    <message>
        <source>remove buildings</source>
        <translation>remove buildings</translation>
    </message>
    <message>
        <source>give auction.schedule one list for each round</source>
        <translation>give auction.schedule one list for each round</translation>
    </message>
    <message>
        <source>auction fewer of them or choose a board with more large sites</source>
        <translation>auction fewer of them or choose a board with more large sites</translation>
    </message>
    <message>
        <source>reduce the starting fountains or auction fewer</source>
        <translation>reduce the starting fountains or auction fewer</translation>
    </message>
    <message>
        <source>name an area of this board</source>
        <translation>name an area of this board</translation>
    </message>
    <message>
        <source>choose a smaller board</source>
        <translation>choose a smaller board</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>a file</comment>
        <translation>%1, line %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>a file</comment>
        <translation>%1, line %2, column %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>a place in a file, a key, what is wrong there</comment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>words that may stand there</comment>
        <translation>%1 or %2</translation>
    </message>
    <message>
        <source>another variant or board has this id</source>
        <translation>another variant or board has this id</translation>
    </message>
    <message>
        <source>the file name does not match the id</source>
        <translation>the file name does not match the id</translation>
    </message>
    <message>
        <source>same as in the parent</source>
        <translation>same as in the parent</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>has no effect</translation>
    </message>
    <message>
        <source>can never be won</source>
        <translation>can never be won</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>better: %1</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>leave it out</translation>
    </message>
    <message>
        <source>put it before seat_order, or leave it out</source>
        <translation>put it before seat_order, or leave it out</translation>
    </message>
    <message>
        <source>construction.floors_per_card: 2 or more</source>
        <translation>construction.floors_per_card: 2 or more</translation>
    </message>
    <message>
        <source>tiles in auction.schedule</source>
        <translation>tiles in auction.schedule</translation>
    </message>
    <message>
        <source>a temple in auction.schedule</source>
        <translation>a temple in auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre in auction.schedule</source>
        <translation>an amphitheatre in auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre that gives cards</source>
        <translation>an amphitheatre that gives cards</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tiles</translation>
    </message>
    <message>
        <source>deal cards, or set auction.zero_bid to may_win</source>
        <translation>deal cards, or set auction.zero_bid to may_win</translation>
    </message>
    <message>
        <source>permit cards</source>
        <translation>permit cards</translation>
    </message>
    <message>
        <source>an area of that colour on the board, or no such cards</source>
        <translation>an area of that colour on the board, or no such cards</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warning: %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>a map of %1</source>
        <translation>a map of %1</translation>
    </message>
    <message>
        <source>a building such as %1r, %2t or %3, floors %4..%5</source>
        <translation>a building such as %1r, %2t or %3, floors %4..%5</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 characters</translation>
    </message>
    <message>
        <source>text of at most %1 characters</source>
        <translation>text of at most %1 characters</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>at most %1 bytes</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no such file</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>a file that can be read</translation>
    </message>
    <message>
        <source>plain text in UTF-8</source>
        <translation>plain text in UTF-8</translation>
    </message>
    <message>
        <source>id: the file&apos;s name without .yaml</source>
        <translation>id: the file’s name without .yaml</translation>
    </message>
    <message>
        <source>the file&apos;s name without .yaml, %1</source>
        <translation>the file’s name without .yaml, %1</translation>
    </message>
    <message>
        <source>nothing: these rules are complete</source>
        <translation>nothing: these rules are complete</translation>
    </message>
    <message>
        <source>%1, the board given with the rules</source>
        <translation>%1, the board given with the rules</translation>
    </message>
    <message>
        <source>an id that does not come with the program</source>
        <translation>an id that does not come with the program</translation>
    </message>
    <message>
        <source>something that would be read differently in a bundle</source>
        <translation>something that would be read differently in a bundle</translation>
    </message>
    <message>
        <source>keys on their own lines, indented with spaces</source>
        <translation>keys on their own lines, indented with spaces</translation>
    </message>
    <message>
        <source>an alias of something that contains it</source>
        <translation>an alias of something that contains it</translation>
    </message>
    <message>
        <source>an alias of something complete above it</source>
        <translation>an alias of something complete above it</translation>
    </message>
    <message>
        <source>an alias of an anchor above it</source>
        <translation>an alias of an anchor above it</translation>
    </message>
    <message>
        <source>the tag %1</source>
        <translation>the tag %1</translation>
    </message>
    <message>
        <source>a value without a tag</source>
        <translation>a value without a tag</translation>
    </message>
    <message>
        <source>a smaller file, or fewer aliases</source>
        <translation>a smaller file, or fewer aliases</translation>
    </message>
    <message>
        <source>a word as a key</source>
        <translation>a word as a key</translation>
    </message>
    <message>
        <source>%1 as a key</source>
        <translation>%1 as a key</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>a second document</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>a tab</translation>
    </message>
    <message>
        <source>{ without }</source>
        <translation>{ without }</translation>
    </message>
    <message>
        <source>} at the end of the map</source>
        <translation>} at the end of the map</translation>
    </message>
    <message>
        <source>[ without ]</source>
        <translation>[ without ]</translation>
    </message>
    <message>
        <source>] at the end of the list</source>
        <translation>] at the end of the list</translation>
    </message>
    <message>
        <source>a line that does not line up with those above</source>
        <translation>a line that does not line up with those above</translation>
    </message>
    <message>
        <source>keys of one map, or items of one list, equally far from the left</source>
        <translation>keys of one map, or items of one list, equally far from the left</translation>
    </message>
    <message>
        <source>a key where none can stand</source>
        <translation>a key where none can stand</translation>
    </message>
    <message>
        <source>each key on its own line; text that contains a colon in quotes</source>
        <translation>each key on its own line; text that contains a colon in quotes</translation>
    </message>
    <message>
        <source>a list item where none can stand</source>
        <translation>a list item where none can stand</translation>
    </message>
    <message>
        <source>each item on its own line</source>
        <translation>each item on its own line</translation>
    </message>
    <message>
        <source>a closing bracket that does not match</source>
        <translation>a closing bracket that does not match</translation>
    </message>
    <message>
        <source>} for {, ] for [</source>
        <translation>} for {, ] for [</translation>
    </message>
    <message>
        <source>a backslash followed by a character that gives it no meaning</source>
        <translation>a backslash followed by a character that gives it no meaning</translation>
    </message>
    <message>
        <source>two backslashes, or the text in single quotes</source>
        <translation>two backslashes, or the text in single quotes</translation>
    </message>
    <message>
        <source>a character code without all its digits</source>
        <translation>a character code without all its digits</translation>
    </message>
    <message>
        <source>two digits after \x, four after \u, eight after \U</source>
        <translation>two digits after \x, four after \u, eight after \U</translation>
    </message>
    <message>
        <source>a character that cannot begin a value</source>
        <translation>a character that cannot begin a value</translation>
    </message>
    <message>
        <source>the text in quotes</source>
        <translation>the text in quotes</translation>
    </message>
    <message>
        <source>a quotation mark that is never closed</source>
        <translation>a quotation mark that is never closed</translation>
    </message>
    <message>
        <source>a closing quotation mark</source>
        <translation>a closing quotation mark</translation>
    </message>
    <message>
        <source>* without a name</source>
        <translation>* without a name</translation>
    </message>
    <message>
        <source>&amp; without a name</source>
        <translation>&amp; without a name</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>centimetres</translation>
    </message>
    <message>
        <source>a map of width and height</source>
        <translation>a map of width and height</translation>
    </message>
    <message>
        <source>a point [x, y]</source>
        <translation>a point [x, y]</translation>
    </message>
    <message>
        <source>a list of points [x, y]</source>
        <translation>a list of points [x, y]</translation>
    </message>
    <message>
        <source>a list of at least %1 points [x, y]</source>
        <translation>a list of at least %1 points [x, y]</translation>
    </message>
    <message>
        <source>a list of lists of points</source>
        <translation>a list of lists of points</translation>
    </message>
    <message>
        <source>a list of areas</source>
        <translation>a list of areas</translation>
    </message>
    <message>
        <source>a map of an area&apos;s keys</source>
        <translation>a map of an area’s keys</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 areas</translation>
    </message>
    <message>
        <source>%1..%2 areas</source>
        <translation>%1..%2 areas</translation>
    </message>
    <message>
        <source>%1 small sites in all</source>
        <translation>%1 small sites in all</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 sites</source>
        <translation>%1 sites</translation>
    </message>
    <message>
        <source>three lower-case letters</source>
        <translation>three lower-case letters</translation>
    </message>
    <message>
        <source>a code that no other area has</source>
        <translation>a code that no other area has</translation>
    </message>
    <message>
        <source>a goods symbol in the deck</source>
        <translation>a goods symbol in the deck</translation>
    </message>
    <message>
        <source>a white symbol in the deck</source>
        <translation>a white symbol in the deck</translation>
    </message>
    <message>
        <source>games of %1 players</source>
        <translation>games of %1 players</translation>
    </message>
    <message>
        <source>the referenced anchor is not defined</source>
        <translation>the referenced anchor is not defined</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
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
        <source>The bids are revealed.</source>
        <translation>The bids are revealed.</translation>
    </message>
    <message>
        <source>Round %1 is being scored.</source>
        <translation>Round %1 is being scored.</translation>
    </message>
    <message>
        <source>Bid for %1: choose the cards for your bid, then seal it.</source>
        <translation>Bid for %1: choose the cards for your bid, then seal it.</translation>
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
        <source>Confirm, or choose something else.</source>
        <translation>Confirm, or choose something else.</translation>
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
        <source>This card cannot do anything now: play it without effect, or keep it.</source>
        <translation>This card cannot do anything now: play it without effect, or keep it.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Choose a building without a roof, or a new one: %n floor to place.</numerusform>
            <numerusform>Choose a building without a roof, or a new one: %n floors to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm, or put %n more floor(s).</source>
        <translation>
            <numerusform>Confirm, or place %n more floor.</numerusform>
            <numerusform>Confirm, or place %n more floors.</numerusform>
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
        <source>Choose which building goes there.</source>
        <translation>Choose which building goes there.</translation>
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
    <message>
        <source>In this variant they stay where you put them.</source>
        <comment>floors</comment>
        <translation>In this variant they stay where you put them.</translation>
    </message>
    <message>
        <source>Waiting for the bids of: %1.</source>
        <translation>Waiting for the bids of: %1.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProposalWords</name>
    <message>
        <source>You ask to take your last move back.</source>
        <translation>You ask to take your last move back.</translation>
    </message>
    <message>
        <source>You propose a pause.</source>
        <translation>You propose a pause.</translation>
    </message>
    <message>
        <source>You propose to go on.</source>
        <translation>You propose to go on.</translation>
    </message>
    <message>
        <source>You propose more time for %1.</source>
        <translation>You propose more time for %1.</translation>
    </message>
    <message>
        <source>You propose to end the game here.</source>
        <translation>You propose to end the game here.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>%1 asks to take the last move back.</translation>
    </message>
    <message>
        <source>%1 proposes a pause.</source>
        <translation>%1 proposes a pause.</translation>
    </message>
    <message>
        <source>%1 proposes to go on.</source>
        <translation>%1 proposes to go on.</translation>
    </message>
    <message>
        <source>%1 proposes more time for %2.</source>
        <translation>%1 proposes more time for %2.</translation>
    </message>
    <message>
        <source>%1 proposes to end the game here.</source>
        <translation>%1 proposes to end the game here.</translation>
    </message>
    <message>
        <source>Should a computer player make one move for %1?</source>
        <translation>Should a computer player make one move for %1?</translation>
    </message>
    <message>
        <source>Should a computer player play for %1 until their return?</source>
        <translation>Should a computer player play for %1 until their return?</translation>
    </message>
    <message>
        <source>Should we wait for %1?</source>
        <translation>Should we wait for %1?</translation>
    </message>
    <message>
        <source>For it: %1.</source>
        <translation>For it: %1.</translation>
    </message>
    <message>
        <source>Against it: %1.</source>
        <translation>Against it: %1.</translation>
    </message>
    <message>
        <source>A computer player plays for %1 until their return.</source>
        <translation>A computer player plays for %1 until their return.</translation>
    </message>
    <message>
        <source>A computer player makes the next move for %1.</source>
        <translation>A computer player makes the next move for %1.</translation>
    </message>
    <message>
        <source>%1 has no time left.</source>
        <translation>%1 has no time left.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 is away.</translation>
    </message>
    <message>
        <source>The deal is proven: it was made before the first move and not changed since.</source>
        <translation>The deal is proven: it was made before the first move and not changed since.</translation>
    </message>
    <message>
        <source>The deal does not fit what the server committed itself to before the first move.</source>
        <translation>The deal does not fit what the server committed itself to before the first move.</translation>
    </message>
    <message>
        <source>The server’s record does not fit what was seen here during the game.</source>
        <translation>The server’s record does not fit what was seen here during the game.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PuzzleWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, the rules of its puzzles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Floors and roofs</source>
        <translation>Floors and roofs</translation>
    </message>
    <message>
        <source>Placing buildings</source>
        <translation>Placing buildings</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defence</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Placing tiles</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Drawing cards</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>The last round</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>%1, puzzle %2 of %3</source>
        <translation>%1, puzzle %2 of %3</translation>
    </message>
    <message>
        <source>Which bid is best? Only its total counts.</source>
        <translation>Which bid is best? Only its total counts.</translation>
    </message>
    <message>
        <source>You have won a tile. Which is the best site for it?</source>
        <translation>You have won a tile. Which is the best site for it?</translation>
    </message>
    <message>
        <source>Which is the best pile to draw your next card from?</source>
        <translation>Which is the best pile to draw your next card from?</translation>
    </message>
    <message>
        <source>It is your turn. Which move is best?</source>
        <translation>It is your turn. Which move is best?</translation>
    </message>
    <message>
        <source>Theme: %1. Difficulty: %2.</source>
        <translation>Theme: %1. Difficulty: %2.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>There is a better choice.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Right!</translation>
    </message>
    <message>
        <source>It is worth exactly %1 of the victory, the best wrong choice %2.</source>
        <translation>It is worth exactly %1 of the victory, the best wrong choice %2.</translation>
    </message>
    <message>
        <source>It is worth about %1 of the victory, the best wrong choice %2.</source>
        <translation>It is worth about %1 of the victory, the best wrong choice %2.</translation>
    </message>
    <message>
        <source>Yours was not among the choices compared. The best is worth %1 of the victory.</source>
        <translation>Yours was not among the choices compared. The best is worth %1 of the victory.</translation>
    </message>
    <message>
        <source>Yours is worth %1 of the victory, the best %2.</source>
        <translation>Yours is worth %1 of the victory, the best %2.</translation>
    </message>
    <message>
        <source>The right total is %1.</source>
        <translation>The right total is %1.</translation>
    </message>
    <message>
        <source>Any total from %1 to %2 is right.</source>
        <translation>Any total from %1 to %2 is right.</translation>
    </message>
</context>
<context>
    <name>capitol::app::Puzzles</name>
    <message>
        <source>No puzzles were found.</source>
        <translation>No puzzles were found.</translation>
    </message>
    <message>
        <source>This file has no puzzles yet.</source>
        <translation>This file has no puzzles yet.</translation>
    </message>
    <message>
        <source>Solved on the first try</source>
        <translation>Solved on the first try</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Solved later</translation>
    </message>
    <message>
        <source>Answer shown</source>
        <translation>Answer shown</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Not solved yet</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Not tried yet</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 solved, %n of them on the first try.</source>
        <translation>
            <numerusform>%1 of %2 solved, %n of them on the first try.</numerusform>
            <numerusform>%1 of %2 solved, %n of them on the first try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) shown.</source>
        <translation>
            <numerusform>%n answer shown.</numerusform>
            <numerusform>%n answers shown.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved on the first try in a row: %1. Best: %2.</source>
        <translation>Solved on the first try in a row: %1. Best: %2.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Any difficulty</translation>
    </message>
    <message>
        <source>Puzzle %1, %2: %3</source>
        <comment>number, difficulty, what was made of it</comment>
        <translation>Puzzle %1, %2: %3</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>All themes</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickFixes</name>
    <message>
        <source>Replace with “%1”</source>
        <translation>Replace with “%1”</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Remove “%1”</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Add “%1”</translation>
    </message>
    <message>
        <source>Move to “%1”</source>
        <translation>Move to “%1”</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickPhrases</name>
    <message>
        <source>Hello!</source>
        <translation>Hello!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Good luck!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Well played!</translation>
    </message>
    <message>
        <source>I need to think for a moment.</source>
        <translation>I need to think for a moment.</translation>
    </message>
    <message>
        <source>Back in a minute.</source>
        <translation>Back in a minute.</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Sorry!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Thank you!</translation>
    </message>
    <message>
        <source>Thanks for the game!</source>
        <translation>Thanks for the game!</translation>
    </message>
</context>
<context>
    <name>capitol::app::RefusedWords</name>
    <message>
        <source>The server refused that: %1</source>
        <translation>The server refused that: %1</translation>
    </message>
    <message>
        <source>That was too often. Wait a moment, then try again.</source>
        <translation>That was too often. Wait a moment, then try again.</translation>
    </message>
    <message>
        <source>That is too long for the server.</source>
        <translation>That is too long for the server.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>That table is not there any more.</translation>
    </message>
    <message>
        <source>There is no room left.</source>
        <translation>There is no room left.</translation>
    </message>
    <message>
        <source>The server does not accept these rules.</source>
        <translation>The server does not accept these rules.</translation>
    </message>
    <message>
        <source>That seat is no longer yours.</source>
        <translation>That seat is no longer yours.</translation>
    </message>
    <message>
        <source>Somebody has that seat.</source>
        <translation>Somebody has that seat.</translation>
    </message>
    <message>
        <source>Somebody at this table has your name. Leave the table, choose another name, and come back.</source>
        <translation>Somebody at this table has your name. Leave the table, choose another name, and come back.</translation>
    </message>
    <message>
        <source>Whoever looks on cannot do that.</source>
        <translation>Whoever looks on cannot do that.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Only the host can do that.</translation>
    </message>
    <message>
        <source>Not everybody is ready.</source>
        <translation>Not everybody is ready.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>The game has begun already.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>The game has not begun yet.</translation>
    </message>
    <message>
        <source>The rules forbid that move.</source>
        <translation>The rules forbid that move.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message>
        <source>Something else happened first. Have a look, then confirm again.</source>
        <translation>Something else happened first. Have a look, then confirm again.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Another proposal is open: decide on that first.</source>
        <translation>Another proposal is open: decide on that first.</translation>
    </message>
    <message>
        <source>That would change nothing, or it can no longer be taken back.</source>
        <translation>That would change nothing, or it can no longer be taken back.</translation>
    </message>
    <message>
        <source>That has been decided already.</source>
        <translation>That has been decided already.</translation>
    </message>
    <message>
        <source>You have voted already.</source>
        <translation>You have voted already.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RemoteTable</name>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>The game ended early, by agreement.</translation>
    </message>
    <message>
        <source>The server is restarting. The game goes on as soon as it is back.</source>
        <translation>The server is restarting. The game goes on as soon as it is back.</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again…</source>
        <translation>The connection is lost. Trying again…</translation>
    </message>
</context>
<context>
    <name>capitol::app::RevealWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>who wins and why, the numbers compared</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>capitol::app::ReviewMomentModel</name>
    <message>
        <source>%1, %2, %3, %4: %5</source>
        <comment>player, kind, when, change, sentences</comment>
        <translation>%1, %2, %3, %4: %5</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player, what kind of moment</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Tile placed</source>
        <translation>Tile placed</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Card drawn</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Turning point</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Good choice</translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation>More than needed</translation>
    </message>
</context>
<context>
    <name>capitol::app::ReviewWords</name>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <translation>Round %1, move %2 of %3</translation>
    </message>
    <message>
        <source>%1 takes the lead from %2 and will be up to %3 ahead.</source>
        <translation>%1 takes the lead from %2 and will be up to %3 ahead.</translation>
    </message>
    <message>
        <source>Luck of the deal: %1.</source>
        <translation>Luck of the deal: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, change</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>There was no other choice.</translation>
    </message>
    <message>
        <source>That was the best choice, by %1. Next best: %2</source>
        <translation>That was the best choice, by %1. Next best: %2</translation>
    </message>
    <message>
        <source>No other choice was clearly better.</source>
        <translation>No other choice was clearly better.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Better: %1</translation>
    </message>
    <message>
        <source>Luck: %1.</source>
        <translation>Luck: %1.</translation>
    </message>
    <message>
        <source>That cost %1 of the victory.</source>
        <translation>That cost %1 of the victory.</translation>
    </message>
    <message>
        <source>%1 won; %2 would have been enough in %3 of cases.</source>
        <comment>a winning bid, a lower one, how often</comment>
        <translation>%1 won; %2 would have been enough in %3 of cases.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RulebookExport</name>
    <message>
        <source>rules</source>
        <comment>in the name of a file</comment>
        <translation>rules</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .pdf or .html.</source>
        <translation>Cannot write “%1”: the file name must end in .pdf or .html.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Sent to the printer.</translation>
    </message>
    <message>
        <source>The printer did not accept the document.</source>
        <translation>The printer did not accept the document.</translation>
    </message>
</context>
<context>
    <name>capitol::app::SavingWords</name>
    <message>
        <source>%1. The move was not made; nothing is lost. Free up disk space or make the file writable, then continue. Press Space to let a computer player try again.</source>
        <translation>%1. The move was not made; nothing is lost. Free up disk space or make the file writable, then continue. Press Space to let a computer player try again.</translation>
    </message>
    <message>
        <source>%1. The last moves may not be saved. Free up disk space or make the file writable, then continue: the next move saves the whole game again.</source>
        <translation>%1. The last moves may not be saved. Free up disk space or make the file writable, then continue: the next move saves the whole game again.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScheduleEditor</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Add a round</translation>
    </message>
    <message>
        <source>Remove the last round</source>
        <translation>Remove the last round</translation>
    </message>
    <message>
        <source>Round %1, tile %2</source>
        <translation>Round %1, tile %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>This round</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
    <name>capitol::app::StandingWords</name>
    <message>
        <source>Your choice is on its way.</source>
        <translation>Your choice is on its way.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>The game ended early, by agreement.</translation>
    </message>
    <message>
        <source>Waiting for the connection.</source>
        <translation>Waiting for the connection.</translation>
    </message>
</context>
<context>
    <name>capitol::app::StatisticsModel</name>
    <message>
        <source>People only</source>
        <translation>People only</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>By player</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>By variant</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>By number of players</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>By strongest opponent</source>
        <translation>By strongest opponent</translation>
    </message>
</context>
<context>
    <name>capitol::app::TextCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Completions</translation>
    </message>
</context>
<context>
    <name>capitol::app::TieBreakEditor</name>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
</context>
<context>
    <name>capitol::app::Together</name>
    <message>
        <source>this computer</source>
        <translation>this computer</translation>
    </message>
    <message>
        <source>These rules are too long to be sent to a server.</source>
        <translation>These rules are too long to be sent to a server.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation>The host has freed your seat.</translation>
    </message>
    <message>
        <source>You were away for too long, so your seat was given up.</source>
        <translation>You were away for too long, so your seat was given up.</translation>
    </message>
    <message>
        <source>No server could be started on this computer: %1</source>
        <translation>No server could be started on this computer: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::TurnNotice</name>
    <message>
        <source>It is your turn</source>
        <translation>It is your turn</translation>
    </message>
    <message>
        <source>The others at your table are waiting for you.</source>
        <translation>The others at your table are waiting for you.</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantDocument</name>
    <message>
        <source>Reset all rules</source>
        <translation>Reset all rules</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantFiles</name>
    <message>
        <source>the name is taken</source>
        <translation>the name is taken</translation>
    </message>
    <message>
        <source>this can only be changed in the text itself</source>
        <translation>this can only be changed in the text itself</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Always 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>The file name without .yaml.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Anything not set here comes from that variant.</translation>
    </message>
    <message>
        <source>The name of the variant, by language.</source>
        <translation>The name of the variant, by language.</translation>
    </message>
    <message>
        <source>One or two sentences on how it plays, by language.</source>
        <translation>One or two sentences on how it plays, by language.</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>inherited</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Default value: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>Which game it is a variant of.</source>
        <translation>Which game this is a variant of.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WaitingRoom</name>
    <message numerus="yes">
        <source>%n minute(s) per player</source>
        <translation>
            <numerusform>%n minute per player</numerusform>
            <numerusform>%n minutes per player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per player</source>
        <translation>
            <numerusform>%n second per player</numerusform>
            <numerusform>%n seconds per player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, plus %n seconds per move</source>
        <translation>
            <numerusform>, plus %n second per move</numerusform>
            <numerusform>, plus %n seconds per move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per move</source>
        <translation>
            <numerusform>%n second per move</numerusform>
            <numerusform>%n seconds per move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) per move</source>
        <translation>
            <numerusform>%n day per move</numerusform>
            <numerusform>%n days per move</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>Everyone on this server can see this table.</source>
        <translation>Everyone on this server can see this table.</translation>
    </message>
    <message>
        <source>Only people with the invitation link can find this table.</source>
        <translation>Only people with the invitation link can find this table.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats still free.</source>
        <translation>
            <numerusform>%n seat still free.</numerusform>
            <numerusform>%n seats still free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not ready yet.</source>
        <translation>
            <numerusform>%n player not ready yet.</numerusform>
            <numerusform>%n players not ready yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Reconnecting…</translation>
    </message>
    <message>
        <source>You are watching. Take a free seat to play.</source>
        <translation>You are watching. Take a free seat to play.</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Everyone is ready.</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>Waiting for the host to start the game.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WholeFile</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Cannot write %1: %2</translation>
    </message>
    <message>
        <source>it could not be created</source>
        <translation>it could not be created</translation>
    </message>
</context>
<context>
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>You cannot do that in this phase.</source>
        <translation>You cannot do that in this phase.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>That card is not in your hand.</translation>
    </message>
    <message>
        <source>In this variant a card can only be played if it does something.</source>
        <translation>In this variant a card can only be played if it does something.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>That pile is empty.</translation>
    </message>
    <message>
        <source>You must draw all these cards: none of them may be declined.</source>
        <translation>You must draw all these cards: none of them may be declined.</translation>
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
        <source>Only %n floor(s) are left: not enough for a floor card.</source>
        <translation>
            <numerusform>Only %n floor is left: not enough for a floor card.</numerusform>
            <numerusform>Only %n floors are left: not enough for a floor card.</numerusform>
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
        <source>In this variant floors go only on the tallest building without a roof.</source>
        <translation>In this variant floors go only on the tallest building without a roof.</translation>
    </message>
    <message>
        <source>In this variant a card’s floors are either added to your buildings or start new ones, not both.</source>
        <translation>In this variant a card’s floors are either added to your buildings or start new ones, not both.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>No building can have more than %n floor.</numerusform>
            <numerusform>No building can have more than %n floors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings without a roof in a yard can have only %n different height(s).</source>
        <translation>
            <numerusform>Buildings without a roof in a yard can have only %n height.</numerusform>
            <numerusform>Buildings without a roof in a yard can have only %n different heights.</numerusform>
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
        <source>This area has round roofs: all its buildings must have the same roof.</source>
        <translation>This area has round roofs: all its buildings must have the same roof.</translation>
    </message>
    <message>
        <source>This area has triangular roofs: all its buildings must have the same roof.</source>
        <translation>This area has triangular roofs: all its buildings must have the same roof.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof: the others already have this one.</source>
        <translation>The areas of one colour may not all have the same roof: the others already have this one.</translation>
    </message>
    <message>
        <source>A permit needs a finished building (one with a roof) that fits there.</source>
        <translation>A permit needs a finished building (one with a roof) that fits there.</translation>
    </message>
    <message>
        <source>This permit is for areas of another colour.</source>
        <translation>This permit is for areas of another colour.</translation>
    </message>
    <message>
        <source>Buildings and fountains go on small sites, amphitheatres and temples on large ones.</source>
        <translation>Buildings and fountains go on small sites, amphitheatres and temples on large ones.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>This site is taken.</translation>
    </message>
    <message>
        <source>This area has no vacant small site.</source>
        <translation>This area has no vacant small site.</translation>
    </message>
    <message numerus="yes">
        <source>The first building in an area must have exactly %n floor(s).</source>
        <translation>
            <numerusform>The first building in an area must have exactly %n floor.</numerusform>
            <numerusform>The first building in an area must have exactly %n floors.</numerusform>
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
    <message>
        <source>This building fits on no site that the permit allows.</source>
        <translation>This building fits on no site that the permit allows.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WindowActions</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Find</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Find &amp;next</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Find pre&amp;vious</translation>
    </message>
    <message>
        <source>Show in the &amp;text</source>
        <translation>Show in the &amp;text</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Complete</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;xplain</translation>
    </message>
    <message>
        <source>Co&amp;mment or uncomment</source>
        <translation>Co&amp;mment or uncomment</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Next &amp;problem</translation>
    </message>
    <message>
        <source>Fix the pro&amp;blem…</source>
        <translation>Fix the pro&amp;blem…</translation>
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
    <message>
        <source>roof card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>roof card %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>floor card %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>black permit %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>white permit %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>red permit %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlDocument</name>
    <message>
        <source>Typing</source>
        <translation>Typing</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlView</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
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
