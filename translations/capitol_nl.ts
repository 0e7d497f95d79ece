<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Capitol</source>
        <translation>Over Capitol</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>An unofficial desktop version of the board game by Alan R. Moon and Aaron Weissblum (2001), made without the publisher’s involvement and without any of its artwork or text.</source>
        <translation>Een onofficiële computerversie van het bordspel van Alan R. Moon en Aaron Weissblum (2001), gemaakt zonder medewerking van de uitgever en zonder diens illustraties en teksten.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafisch</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later: free to use, study, change and share</source>
        <translation>GNU General Public License, versie 3 of later: vrij te gebruiken, te bestuderen, aan te passen en te delen</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Spelersgids</translation>
    </message>
    <message>
        <source>Variant author’s guide</source>
        <translation>Variantengids</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Licentietekst</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Logmap</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Zonder actie</translation>
    </message>
    <message>
        <source>Play the card without effect</source>
        <translation>De kaart zonder actie spelen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Overdoen</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>De beurt overdoen</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Niets bieden</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Verzegel bod</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Vragen om je zet ongedaan te maken</translation>
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
        <translation>niemand</translation>
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
        <translation>Veilingen van deze ronde</translation>
    </message>
</context>
<context>
    <name>BidCard</name>
    <message>
        <source>%1, in the bid</source>
        <translation>%1, in het bod</translation>
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
        <translation>Je bod</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Your bid goes here: click cards in your hand, or drag them.</source>
        <translation>Hier komt je bod: klik op kaarten in je hand of sleep ze.</translation>
    </message>
</context>
<context>
    <name>BlockedPeople</name>
    <message>
        <source>Blocked: you do not see what they write, nor their tables on the local network.</source>
        <translation>Geblokkeerd: je ziet niet wat ze schrijven en ook hun tafels in het lokale netwerk niet.</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>%1 deblokkeren</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>BoardCursor</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>BuildCard</name>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1, %2 kaarten</translation>
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
        <translation>Zicht van boven</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Zicht vanaf de tafel</translation>
    </message>
    <message>
        <source>Close-up view</source>
        <translation>Zicht van dichtbij</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Beeld terugzetten</translation>
    </message>
</context>
<context>
    <name>CameraKeyGroup</name>
    <message>
        <source>3D camera</source>
        <translation>3D-camera</translation>
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
        <translation>Ctrl+Pijltjes</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Plus, Ctrl+Min</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>Top view, table view, close-up view</source>
        <translation>Zicht van boven, vanaf de tafel, van dichtbij</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Beeld terugzetten</translation>
    </message>
    <message>
        <source>Rotate around the board, tilt up and down</source>
        <translation>Om het bord draaien, hoger en lager</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Inzoomen, uitzoomen</translation>
    </message>
    <message>
        <source>Drag to rotate, right-drag to pan, scroll to zoom</source>
        <translation>Slepen om te draaien, met de rechterknop om te verschuiven, scrollen om te zoomen</translation>
    </message>
</context>
<context>
    <name>CanalBar</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>hierna nog %n</numerusform>
            <numerusform>hierna nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>de laatste</translation>
    </message>
    <message>
        <source>Cards left: %1. Contracts: %2. Cubes: %3</source>
        <translation>Kaarten over: %1. Contracten: %2. Blokjes: %3</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Verslag verbergen</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Verslag tonen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>CanalBoard</name>
    <message>
        <source>difficult terrain</source>
        <translation>moeilijk terrein</translation>
    </message>
    <message>
        <source>normal terrain</source>
        <translation>gewoon terrein</translation>
    </message>
</context>
<context>
    <name>CanalCursor</name>
    <message>
        <source>Map: %1</source>
        <translation>Kaart: %1</translation>
    </message>
</context>
<context>
    <name>CanalEnd</name>
    <message>
        <source>Canals</source>
        <translation>Kanalen</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goederen</translation>
    </message>
    <message>
        <source>Incomplete canals</source>
        <translation>Onvoltooide kanalen</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Voltooide contracten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Herhaling bekijken</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Naar het startscherm</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Speel je eerste spel</translation>
    </message>
</context>
<context>
    <name>CanalKeysSheet</name>
    <message>
        <source>Keyboard</source>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 tot 9</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc or Backspace</source>
        <translation>Esc of Backspace</translation>
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
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Choose contract or card 1 to 9, whichever is asked for</source>
        <translation>Contract of kaart 1 tot 9 kiezen, wat er gevraagd wordt</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Terugnemen wat nog niet definitief is</translation>
    </message>
    <message>
        <source>Skip the phase, or finish it</source>
        <translation>De fase overslaan of afronden</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Bovenste kaart trekken</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>De laatste zet ongedaan maken</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Opnieuw doen wat ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>De beurt overdoen</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Het verslag tonen of verbergen</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>De computerspelers laten opschieten</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Op de kaart</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pijltjes</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Plus, Ctrl+Min</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>Van zeshoek naar zeshoek</translation>
    </message>
    <message>
        <source>To the next or previous hex that can be chosen; after the last one, to the next button</source>
        <translation>Naar de volgende of vorige zeshoek die gekozen kan worden; na de laatste naar de volgende knop</translation>
    </message>
    <message>
        <source>Choose the hex; again to confirm</source>
        <translation>De zeshoek kiezen; nog een keer om te bevestigen</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Inzoomen, uitzoomen</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>De hele kaart</translation>
    </message>
    <message>
        <source>Drag along hexes to build, drag the ground to move the map, scroll to zoom</source>
        <translation>Over zeshoeken slepen om te bouwen, de grond slepen om de kaart te verschuiven, scrollen om te zoomen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Shift+F1 of ?</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Next or previous button or place</source>
        <translation>Volgende of vorige knop of plek</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>De spelregels</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Menu van het spel</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>Een tip, als tips voor dit spel zijn ingeschakeld</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In een herhaling</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, rechts</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Vorige of volgende zet</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Begin of einde van het spel</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>De zetten afspelen of pauzeren</translation>
    </message>
</context>
<context>
    <name>CanalMenu</name>
    <message>
        <source>Rules…</source>
        <translation>Spelregels…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Toetsenbord…</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>Over Capitol…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Naar het startscherm</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Een kopie van het spel opslaan</translation>
    </message>
    <message>
        <source>Canal Mania games (*.canal)</source>
        <translation>Canal Mania-spellen (*.canal)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>CanalPage</name>
    <message>
        <source>Face-up cards</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Je kaarten</translation>
    </message>
</context>
<context>
    <name>CanalPlate</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punt</numerusform>
            <numerusform>%1: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>tegels over: %1</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>speler aan de beurt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanalPlates</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>roof</source>
        <translation>dak</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>bouwsteen</translation>
    </message>
    <message>
        <source>permit, %1</source>
        <translation>bouwvergunning, %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>dichte kaart</translation>
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
        <translation>Hoofdstukken</translation>
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
            <numerusform>Chat: %n nieuw bericht</numerusform>
            <numerusform>Chat: %n nieuwe berichten</numerusform>
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
        <translation>%1 weer horen</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>%1 dempen</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>%1 deblokkeren</translation>
    </message>
    <message>
        <source>Block %1 at all tables</source>
        <translation>%1 aan alle tafels blokkeren</translation>
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
        <translation>Chat sluiten</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Berichten</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Zeg iets</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Snelle zinnen, dempen, blokkeren</translation>
    </message>
</context>
<context>
    <name>ClearStatistics</name>
    <message>
        <source>Clear the statistics…</source>
        <translation>Statistieken wissen…</translation>
    </message>
    <message>
        <source>Clear the statistics of %1? They cannot be restored. Saved games are kept.</source>
        <translation>De statistieken van %1 wissen? Ze zijn niet terug te halen. Opgeslagen spellen blijven bewaard.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message numerus="yes">
        <source>%n minute(s) each, plus 10 seconds per move</source>
        <translation>
            <numerusform>%n minuut per speler, plus 10 seconden per zet</numerusform>
            <numerusform>%n minuten per speler, plus 10 seconden per zet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Geen klok</translation>
    </message>
    <message>
        <source>Time for the whole game</source>
        <translation>Tijd voor het hele spel</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tijd per zet</translation>
    </message>
    <message>
        <source>Days per move</source>
        <translation>Dagen per zet</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Hoe lang</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>Column %1</source>
        <translation>Kolom %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play by the rules of %1</source>
        <translation>Spelen volgens: %1</translation>
    </message>
    <message>
        <source>Remove column %1</source>
        <translation>Kolom %1 verwijderen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>Open %1 in the variant editor</source>
        <translation>%1 openen in de varianteneditor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
</context>
<context>
    <name>CompareHeads</name>
    <message>
        <source>Topic</source>
        <translation>Onderwerp</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Loading the rule texts…</source>
        <translation>Teksten laden…</translation>
    </message>
    <message>
        <source>rule texts</source>
        <comment>proposed as the name of a file</comment>
        <translation>regelteksten</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergelijking</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Compare the rule texts</source>
        <translation>Regelteksten vergelijken</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Search the comparison</source>
        <translation>Zoeken in de vergelijking</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Kolom toevoegen</translation>
    </message>
    <message>
        <source>Sort by similarity</source>
        <translation>Sorteren op gelijkenis</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Bezig met exporteren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
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
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 to %4 tiles</source>
        <translation>%1, %2: %3 tot %4 tegels</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tiles</source>
        <translation>%1, %2: %3 van %4 tegels</translation>
    </message>
</context>
<context>
    <name>ContractList</name>
    <message>
        <source>Parliament: contracts to take</source>
        <translation>Parlement: contracten om te nemen</translation>
    </message>
    <message>
        <source>Junction contract</source>
        <translation>Verbindingscontract</translation>
    </message>
    <message numerus="yes">
        <source>two places near each other, %n left</source>
        <comment>junction contracts</comment>
        <translation>
            <numerusform>twee plaatsen dicht bij elkaar, nog %n</numerusform>
            <numerusform>twee plaatsen dicht bij elkaar, nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopyField</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
</context>
<context>
    <name>CoveredHand</name>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Ik ben %1: mijn kaarten tonen</translation>
    </message>
    <message>
        <source>%1’s hand is hidden</source>
        <translation>De hand van %1 is verborgen</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n op de stapel</numerusform>
            <numerusform>%n op de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n afgelegd</numerusform>
            <numerusform>%n afgelegd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPiles</name>
    <message numerus="yes">
        <source>%n card(s) to take</source>
        <translation>
            <numerusform>Nog %n kaart te nemen</numerusform>
            <numerusform>Nog %n kaarten te nemen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Play again</source>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Naar het startscherm</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Herhaling bekijken</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Speel je eerste spel</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Spel analyseren</translation>
    </message>
</context>
<context>
    <name>EngineerLine</name>
    <message>
        <source>Swap for %1: %2</source>
        <translation>Ruilen voor %1: %2</translation>
    </message>
    <message>
        <source>Engineer %1: %2</source>
        <translation>Ingenieur %1: %2</translation>
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
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the comparison</source>
        <translation>De vergelijking exporteren</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webpagina (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-document (*.pdf)</translation>
    </message>
</context>
<context>
    <name>FairPlayButton</name>
    <message>
        <source>Fair-play check</source>
        <translation>Fairplaycontrole</translation>
    </message>
    <message>
        <source>Check that %1 plays fair here</source>
        <translation>Controleer of %1 hier eerlijk speelt</translation>
    </message>
</context>
<context>
    <name>FairPlaySheet</name>
    <message>
        <source>Fair-play check</source>
        <translation>Fairplaycontrole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>%1 sees no more than a person in that seat would see. To prove it, %1 is asked again for the choice that comes next: with the cards as they were, and with everything hidden from %1 dealt anew.</source>
        <translation>%1 ziet niet meer dan een mens op die plaats zou zien. Het bewijs: %1 moet de volgende keuze opnieuw maken, eerst met de kaarten zoals ze lagen en daarna met alles wat voor %1 verborgen is opnieuw uitgedeeld.</translation>
    </message>
    <message>
        <source>Asking again: %1%</source>
        <translation>Opnieuw gevraagd: %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Opnieuw vragen</translation>
    </message>
</context>
<context>
    <name>FirstPlayerChoice</name>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>In these rules, the oldest player is the first consul.</source>
        <translation>Volgens deze regels is de oudste speler de eerste consul.</translation>
    </message>
    <message>
        <source>In these rules, you decide together who will be the first consul.</source>
        <translation>Volgens deze regels spreek je samen af wie de eerste consul is.</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wie begint?</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
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
        <translation>laatste spel</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Watch a replay</source>
        <translation>Een herhaling bekijken</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Een spel laden</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>Looking for saved games…</source>
        <translation>Zoeken naar opgeslagen spellen…</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Er zijn nog geen opgeslagen spellen.</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Een ander bestand…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Saved games (*.capitol *.canal)</source>
        <translation>Opgeslagen spellen (*.capitol *.canal)</translation>
    </message>
</context>
<context>
    <name>GoodbyeQuestion</name>
    <message>
        <source>Close Capitol?</source>
        <translation>Capitol sluiten?</translation>
    </message>
    <message>
        <source>Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.</source>
        <translation>Er zitten anderen aan tafels op deze computer. Als je Capitol sluit, wordt hun verbinding verbroken. Er gaat niets verloren: open de tafel opnieuw onder Mijn tafels, dan kunnen ze terugkomen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Open laten</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Les %1 van %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Speel je eerste spel</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Bekijk het resultaat</translation>
    </message>
</context>
<context>
    <name>HandKinds</name>
    <message numerus="yes">
        <source>%n roof card(s)</source>
        <translation>
            <numerusform>%n dakkaart</numerusform>
            <numerusform>%n dakkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor card(s)</source>
        <translation>
            <numerusform>%n bouwsteenkaart</numerusform>
            <numerusform>%n bouwsteenkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n permit(s)</source>
        <translation>
            <numerusform>%n vergunning</numerusform>
            <numerusform>%n vergunningen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Hand verborgen</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your hand</source>
        <translation>Je hand</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Roofs</source>
        <translation>Daken</translation>
    </message>
    <message>
        <source>Floors</source>
        <translation>Bouwstenen</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Vergunningen</translation>
    </message>
</context>
<context>
    <name>HarvestPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>Waar de punten vandaan komen</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle rondes</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>HelpChoice</name>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Ongedaan maken in overleg</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>Voor iedereen: advies van de sterkste computerspeler (H), de kaarten die iedereen zag (M) en een bevestigde zet ongedaan maken terwijl een ander speelt (Ctrl+Z).</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>Voor iedereen: advies van de sterkste computerspeler (H) en een bevestigde zet ongedaan maken terwijl een ander speelt (Ctrl+Z).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>De tip wordt berekend</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>InvitationBox</name>
    <message>
        <source>Invite others</source>
        <translation>Anderen uitnodigen</translation>
    </message>
    <message>
        <source>Link to this table</source>
        <translation>Link naar deze tafel</translation>
    </message>
    <message>
        <source>Code to read out (it leads to the server; the table is in the list there)</source>
        <translation>Code om voor te lezen (leidt naar de server; de tafel staat daar in de lijst)</translation>
    </message>
    <message>
        <source>Not encrypted: others on the network could read along.</source>
        <translation>Niet versleuteld: anderen op het netwerk kunnen meelezen.</translation>
    </message>
</context>
<context>
    <name>KeepRules</name>
    <message>
        <source>These rules are among your variants.</source>
        <translation>Deze spelregels staan bij je varianten.</translation>
    </message>
    <message>
        <source>You can add these rules to your variants, to play them elsewhere and to change them.</source>
        <translation>Je kunt deze spelregels bij je varianten zetten, om ze ook elders te spelen en ze aan te passen.</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>Naam van de variant</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
</context>
<context>
    <name>KeepRulesLine</name>
    <message>
        <source>These rules are among your variants</source>
        <translation>Deze spelregels staan bij je varianten</translation>
    </message>
    <message>
        <source>Add these rules to my variants</source>
        <translation>Deze spelregels bij mijn varianten zetten</translation>
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
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 t/m 9, 0</translation>
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
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Select card 1 to 10; when bidding, add it to the bid or take it out; when drawing, go to pile 1 to 3</source>
        <translation>Kaart 1 t/m 10 kiezen, of in het bod leggen of eruit halen; bij het trekken naar stapel 1, 2 of 3 gaan</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, continue</source>
        <translation>Bevestigen, het bod verzegelen, verdergaan</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Terugnemen wat nog niet definitief is</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>De laatste zet ongedaan maken</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>De computerspelers laten opschieten</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pijltjes</translation>
    </message>
    <message>
        <source>To the nearest place in that direction: sites, then the yard below; roofs and piles when needed</source>
        <translation>Naar de dichtstbijzijnde plek in die richting: plaatsen, daaronder de bouwplaats; daken en stapels als je die nodig hebt</translation>
    </message>
    <message>
        <source>Select the place</source>
        <translation>De plek kiezen</translation>
    </message>
    <message>
        <source>In the hand and the bid</source>
        <translation>In de hand en het bod</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, rechts</translation>
    </message>
    <message>
        <source>Previous or next card in the hand; in the bid, move the card</source>
        <translation>Vorige of volgende kaart in de hand; in het bod: de kaart verplaatsen</translation>
    </message>
    <message>
        <source>Select the card; in the bid, put it back</source>
        <translation>De kaart kiezen; in het bod: de kaart terugleggen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
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
        <translation>Volgende of vorige knop of plek</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Menu van het spel</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Shift+F1 of ?</translation>
    </message>
    <message>
        <source>The rules; during a game, the ones you are playing by</source>
        <translation>De spelregels; tijdens een spel die van dat spel</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In de spelregels</translation>
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
        <translation>Pijltjes, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Volgend of vorig resultaat</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Scrollen</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>De spelregels sluiten</translation>
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
        <translation>Opnieuw doen wat ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>De beurt overdoen</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>Een tip, als tips voor dit spel zijn ingeschakeld</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid is enabled for this game</source>
        <translation>Wat iedereen gezien heeft, als de geheugensteun voor dit spel is ingeschakeld</translation>
    </message>
    <message>
        <source>From area to area; after the last one, to the next button</source>
        <translation>Van wijk naar wijk; na de laatste naar de volgende knop</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print or export the rules</source>
        <translation>De spelregels afdrukken of exporteren</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Het verslag tonen of verbergen</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In een herhaling</translation>
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
        <translation>Omhoog, omlaag</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Vorige of volgende zet</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Begin of einde van het spel</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>De zetten afspelen of pauzeren</translation>
    </message>
    <message>
        <source>Review the game, once it is over</source>
        <translation>Het spel analyseren, zodra het afgelopen is</translation>
    </message>
    <message>
        <source>Previous or next moment of the review</source>
        <translation>Vorig of volgend moment van de analyse</translation>
    </message>
</context>
<context>
    <name>LineDetail</name>
    <message>
        <source>Picture of this rule</source>
        <translation>Tekening bij deze spelregel</translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>Play together</source>
        <translation>Samen spelen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>My tables</source>
        <translation>Mijn tafels</translation>
    </message>
    <message>
        <source>Tables on %1</source>
        <translation>Tafels op %1</translation>
    </message>
    <message>
        <source>No table matches the filters.</source>
        <translation>Geen enkele tafel past bij de filters.</translation>
    </message>
    <message>
        <source>There are no open tables here right now. You can make one.</source>
        <translation>Er zijn hier nu geen open tafels. Je kunt er een maken.</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>Op het lokale netwerk</translation>
    </message>
    <message>
        <source>No tables right now. They appear here by themselves.</source>
        <translation>Nu geen tafels. Ze verschijnen hier vanzelf.</translation>
    </message>
    <message>
        <source>This system does not let Capitol look for tables on the local network.</source>
        <translation>Dit systeem laat Capitol niet naar tafels op het lokale netwerk zoeken.</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>Nieuwe tafel…</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Het bord op dit punt tonen</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Game log</source>
        <translation>Verslag van het spel</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>In notation</source>
        <translation>In notatie</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Verslag: %1</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
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
        <translation>Leesbaar deel openen</translation>
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
        <translation>Wat iedereen heeft gezien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>MomentFilter</name>
    <message>
        <source>Which moments</source>
        <translation>Welke momenten</translation>
    </message>
    <message>
        <source>Whose moments</source>
        <translation>Van welke speler</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Het bord op dit punt tonen</translation>
    </message>
</context>
<context>
    <name>MomentList</name>
    <message>
        <source>Moments</source>
        <translation>Momenten</translation>
    </message>
    <message>
        <source>No such moments in this game.</source>
        <translation>Zulke momenten waren er in dit spel niet.</translation>
    </message>
</context>
<context>
    <name>MyTableLine</name>
    <message>
        <source>hosted on this computer</source>
        <translation>op deze computer</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>wacht op spelers</translation>
    </message>
    <message>
        <source>a game over several days</source>
        <translation>spel over meerdere dagen</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>spel bezig</translation>
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
        <translation>%1, laatst bezocht %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove %1 from the list and give up the seat</source>
        <translation>%1 uit de lijst verwijderen en de plaats opgeven</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Beginwaarde</translation>
    </message>
    <message>
        <source>random if empty</source>
        <translation>willekeurig indien leeg</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>New game of Canal Mania</source>
        <translation>Nieuw spel Canal Mania</translation>
    </message>
</context>
<context>
    <name>NewTablePanel</name>
    <message>
        <source>New table</source>
        <translation>Nieuwe tafel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Deze computer</translation>
    </message>
    <message>
        <source>Others reach this computer over the local network while Capitol is open. The tables go on at the next start. Whoever hosts could look at everyone’s cards with the right tools: play with people who trust you.</source>
        <translation>Anderen bereiken deze computer via het lokale netwerk zolang Capitol open is. De tafels gaan bij de volgende start verder. Wie de tafel beheert, kan met de juiste hulpmiddelen ieders kaarten zien: speel met mensen die je vertrouwen.</translation>
    </message>
    <message>
        <source>The server keeps the game, even while nobody is connected.</source>
        <translation>De server bewaart het spel, ook als niemand verbonden is.</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Zichtbaar voor</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Invited people</source>
        <translation>Genodigden</translation>
    </message>
    <message>
        <source>Only the invitation link leads to the table.</source>
        <translation>Alleen de uitnodigingslink leidt naar de tafel.</translation>
    </message>
    <message>
        <source>The table appears in Capitol on every computer of the local network.</source>
        <translation>De tafel verschijnt in Capitol op elke computer van het lokale netwerk.</translation>
    </message>
    <message>
        <source>The table appears in the list of the server.</source>
        <translation>De tafel verschijnt in de lijst van de server.</translation>
    </message>
    <message>
        <source>Create table</source>
        <translation>Tafel maken</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>With the filter “%1”, there is nothing to show.</source>
        <translation>Met het filter “%1” is er niets te tonen.</translation>
    </message>
    <message>
        <source>No topic matches “%1”.</source>
        <translation>Geen onderwerp komt overeen met “%1”.</translation>
    </message>
    <message>
        <source>With the filter “%1”, no topic matches “%2”.</source>
        <translation>Met het filter “%1” komt geen onderwerp overeen met “%2”.</translation>
    </message>
    <message>
        <source>Show all topics</source>
        <translation>Alle onderwerpen tonen</translation>
    </message>
</context>
<context>
    <name>OneStep</name>
    <message>
        <source>Previous move</source>
        <translation>Vorige zet</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
</context>
<context>
    <name>PanelButtons</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>Earlier position</source>
        <translation>Eerdere stand</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verderspelen</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Herhaling sluiten</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Spel analyseren</translation>
    </message>
    <message>
        <source>Play on as %1</source>
        <translation>Verderspelen als %1</translation>
    </message>
</context>
<context>
    <name>PhaseBanner</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
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
        <translation>Fasen van de beurt</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, nu</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, voorbij</translation>
    </message>
</context>
<context>
    <name>PhaseTrack</name>
    <message>
        <source>Construction</source>
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Veilingen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, nu</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>geboden</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>speler aan de beurt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punt</numerusform>
            <numerusform>%1: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>consul</source>
        <translation>consul</translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Hand verborgen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round roof(s)</source>
        <translation>
            <numerusform>%n rond dak</numerusform>
            <numerusform>%n ronde daken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangular roof(s)</source>
        <translation>
            <numerusform>%n puntdak</numerusform>
            <numerusform>%n puntdaken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>No puzzles in this set match.</source>
        <translation>Er zijn geen puzzels van dit soort in deze reeks.</translation>
    </message>
    <message>
        <source>★ solved on the first try · ✓ solved later · ○ answer shown · ✕ not solved yet</source>
        <translation>★ in één keer opgelost · ✓ later opgelost · ○ oplossing bekeken · ✕ nog niet opgelost</translation>
    </message>
</context>
<context>
    <name>PuzzleOfDay</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzel van de dag</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>De dag ervoor</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>De dag erna</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Show the answer</source>
        <translation>Oplossing tonen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verderspelen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle puzzels</translation>
    </message>
</context>
<context>
    <name>PuzzleRecord</name>
    <message>
        <source>Your record</source>
        <translation>Mijn resultaten</translation>
    </message>
    <message>
        <source>Next unsolved puzzle</source>
        <translation>Volgende onopgeloste puzzel</translation>
    </message>
</context>
<context>
    <name>PuzzleThemes</name>
    <message>
        <source>Themes</source>
        <translation>Thema’s</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>a theme, how many are solved, of how many</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <comment>a theme</comment>
        <translation>%1, %2 van %3 opgelost</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Set of puzzles</source>
        <translation>Reeks puzzels</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>Start anew…</source>
        <translation>Opnieuw beginnen…</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>De puzzels worden geladen…</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thema’s</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheidsgraad</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Bestand met puzzels openen</translation>
    </message>
    <message>
        <source>Puzzles (*.yaml *.yml)</source>
        <translation>Puzzels (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Start anew?</source>
        <translation>Opnieuw beginnen?</translation>
    </message>
    <message>
        <source>The file of your results will be replaced. They cannot be restored.</source>
        <translation>Het bestand met mijn resultaten wordt vervangen. Ze zijn daarna niet terug te halen.</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
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
        <translation>Sinds je laatste beurt</translation>
    </message>
    <message>
        <source>Show again what happened since your last turn</source>
        <translation>Laat nog eens zien wat er sinds je laatste beurt is gebeurd</translation>
    </message>
</context>
<context>
    <name>RemoteLines</name>
    <message>
        <source>Ask to take back your move</source>
        <translation>Vragen om je zet ongedaan te maken</translation>
    </message>
    <message>
        <source>Propose to go on</source>
        <translation>Voorstellen om verder te gaan</translation>
    </message>
    <message>
        <source>Propose a pause</source>
        <translation>Een pauze voorstellen</translation>
    </message>
    <message>
        <source>Propose to end the game</source>
        <translation>Voorstellen om het spel te stoppen</translation>
    </message>
</context>
<context>
    <name>RemoteSeat</name>
    <message>
        <source>computer plays</source>
        <comment>for somebody who is away</comment>
        <translation>computerspeler</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>of another player</comment>
        <translation>verbinding weg</translation>
    </message>
    <message>
        <source>away</source>
        <comment>another player</comment>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>another player</comment>
        <translation>tijd voorbij</translation>
    </message>
</context>
<context>
    <name>RemoteStrip</name>
    <message>
        <source>A computer player plays for you.</source>
        <translation>Een computerspeler speelt voor jou.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>Play myself</source>
        <translation>Zelf spelen</translation>
    </message>
    <message>
        <source>Computer: one move</source>
        <translation>Computer: één zet</translation>
    </message>
    <message>
        <source>Computer until return</source>
        <translation>Computer tot terugkomst</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Meer tijd</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel stoppen</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Herhaling bekijken</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Opnieuw verbinden</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Zetten afspelen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Speed: %1. Press to change it.</source>
        <translation>Snelheid: %1. Klik om te wijzigen.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zet %1 van %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a move, of so many</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>To round %1</source>
        <translation>Naar ronde %1</translation>
    </message>
</context>
<context>
    <name>RevealColumn</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 biedt %2.</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Expected share of the victory, from move to move</source>
        <translation>Verwacht aandeel in de overwinning, zet voor zet</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
    <message>
        <source>Lost in construction</source>
        <translation>Verloren bij het bouwen</translation>
    </message>
    <message>
        <source>Lost in bids</source>
        <translation>Verloren bij het bieden</translation>
    </message>
    <message>
        <source>Lost in placing tiles</source>
        <translation>Verloren bij het plaatsen van tegels</translation>
    </message>
    <message>
        <source>Lost in drawing</source>
        <translation>Verloren bij het trekken</translation>
    </message>
    <message>
        <source>Through others’ losses</source>
        <translation>Door verliezen van anderen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Unforeseen</source>
        <translation>Onvoorzien</translation>
    </message>
    <message>
        <source>Where the shares came from</source>
        <translation>Waar ieders aandeel vandaan komt</translation>
    </message>
    <message>
        <source>Accuracy in percent, everything else in percentage points of the expected share of the victory.</source>
        <translation>Nauwkeurigheid in procenten, de rest in procentpunten van het verwachte aandeel in de overwinning.</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Previous moment of the review</source>
        <translation>Vorig moment van de analyse</translation>
    </message>
    <message>
        <source>Next moment of the review</source>
        <translation>Volgend moment van de analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Analyse sluiten</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review of the game</source>
        <translation>Analyse van het spel</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momenten</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Bord tonen</translation>
    </message>
</context>
<context>
    <name>ReviewProgress</name>
    <message>
        <source>Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.</source>
        <translation>Elke keuze wordt vergeleken met het sterkste alternatief, uitgaande van wat de speler kon weten. Dat duurt ongeveer twintig seconden.</translation>
    </message>
    <message>
        <source>Reviewing the game: %1%</source>
        <translation>Analyse van het spel: %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Spel analyseren</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>The others hold</source>
        <translation>De anderen hebben</translation>
    </message>
</context>
<context>
    <name>RoofChooser</name>
    <message>
        <source>Roof:</source>
        <translation>Dak:</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond dak</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>Puntdak</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>The rules</source>
        <translation>De spelregels</translation>
    </message>
</context>
<context>
    <name>RulebookHead</name>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Print or export…</source>
        <translation>Afdrukken of exporteren…</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
    </message>
    <message>
        <source>These rules cannot be read</source>
        <translation>Deze regels kunnen niet worden gelezen</translation>
    </message>
</context>
<context>
    <name>RulesExport</name>
    <message>
        <source>Print or export</source>
        <translation>Afdrukken of exporteren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Taal van de spelregels</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Opslaan als webpagina…</translation>
    </message>
    <message>
        <source>Preparing the rules</source>
        <translation>De spelregels worden voorbereid</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>De spelregels opslaan</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-document (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webpagina (*.html)</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message numerus="yes">
        <source>%1, round %2: %n point(s)</source>
        <translation>
            <numerusform>%1, ronde %2: %n punt</numerusform>
            <numerusform>%1, ronde %2: %n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores by round</source>
        <translation>Scores per ronde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>ScoreColumns</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>ScoringPanel</name>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In de spelregels zoeken</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorig resultaat</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Volgend resultaat</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>%1’s view</source>
        <translation>Wat %1 ziet</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press to change it.</source>
        <translation>Kleur: %1. Klik om te wijzigen.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Naam van speler %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wie speelt op plaats %1</translation>
    </message>
    <message>
        <source>Strength and style of %1</source>
        <translation>Speelsterkte en stijl van %1</translation>
    </message>
</context>
<context>
    <name>ServerField</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbinden met %1…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>Naar de tafel…</translation>
    </message>
    <message>
        <source>Connected to %1. The connection is encrypted.</source>
        <translation>Verbonden met %1. De verbinding is versleuteld.</translation>
    </message>
    <message>
        <source>Connected to %1. Not encrypted: others on the network could read along.</source>
        <translation>Verbonden met %1. Niet versleuteld: anderen op het netwerk kunnen meelezen.</translation>
    </message>
    <message>
        <source>You have been invited to a table. Press Go to join it.</source>
        <translation>Je bent uitgenodigd voor een tafel. Kies Ga om mee te doen.</translation>
    </message>
    <message>
        <source>Ask the host for it. An address alone shows the tables of that server.</source>
        <translation>Vraag het aan wie de tafel maakt. Een adres alleen toont de tafels van die server.</translation>
    </message>
    <message>
        <source>Server address, invitation link or code</source>
        <translation>Serveradres, uitnodigingslink of code</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Verbinding verbreken</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ga</translation>
    </message>
    <message>
        <source>This is not an address, an invitation link or a code. Check it for typing errors.</source>
        <translation>Dit is geen adres, uitnodigingslink of code. Controleer op typfouten.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
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
        <translation>Snelheid van de computerspelers</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Press Space at any time to speed them up.</source>
        <translation>Met de spatiebalk laat je ze op elk moment opschieten.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Zetten bevestigen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>If they cannot be undone</source>
        <translation>Als ze niet ongedaan te maken zijn</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>You never need to confirm sealing a bid or drawing a card, unless you bid nothing.</source>
        <translation>Een bod verzegelen of een kaart trekken hoef je nooit te bevestigen, behalve als je niets biedt.</translation>
    </message>
    <message>
        <source>View of the board</source>
        <translation>Zicht op het bord</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Van boven</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Vanaf de tafel</translation>
    </message>
    <message>
        <source>Close up</source>
        <translation>Van dichtbij</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Try 3D again next time</source>
        <translation>3D bij de volgende start weer proberen</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Kleuren van de spelers</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Easier to tell apart</source>
        <translation>Beter te onderscheiden</translation>
    </message>
    <message>
        <source>Suitable for red-green and blue-green colour blindness.</source>
        <translation>Geschikt voor wie rood en groen of blauw en groen moeilijk onderscheidt.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>graphics</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Graphics quality</source>
        <translation>Grafische kwaliteit</translation>
    </message>
    <message>
        <source>For this computer: %1.</source>
        <translation>Voor deze computer: %1.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>graphics</comment>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>High</source>
        <comment>graphics</comment>
        <translation>Hoog</translation>
    </message>
    <message>
        <source>Building heights as numbers</source>
        <translation>Hoogte van de gebouwen in cijfers</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Zichtbaar</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Omgevingsgeluid</translation>
    </message>
    <message>
        <source>Wind, water and birds, while you are at the table.</source>
        <translation>Wind, water en vogels, zolang je aan tafel zit.</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Muziek</translation>
    </message>
    <message>
        <source>A slow piece for the kithara, while you are at the table.</source>
        <translation>Een rustig stuk voor kithara, zolang je aan tafel zit.</translation>
    </message>
    <message>
        <source>Notification when it is your turn</source>
        <translation>Melding wanneer je aan de beurt bent</translation>
    </message>
    <message>
        <source>On</source>
        <comment>notification</comment>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>notification</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>When you play with others and another window is in front.</source>
        <translation>Wanneer je met anderen speelt en er een ander venster op de voorgrond staat.</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Herhaling bekijken…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>Compare the rule texts…</source>
        <translation>Regelteksten vergelijken…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Spelregels…</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Gids</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Over…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Leren spelen</translation>
    </message>
    <message>
        <source>Variant editor…</source>
        <translation>Editor…</translation>
    </message>
    <message>
        <source>Measure…</source>
        <translation>Meten…</translation>
    </message>
    <message>
        <source>Build on the seven hills of Rome, and lead where it counts.</source>
        <translation>Bouw op de zeven heuvels van Rome en wees de eerste in de beste wijken.</translation>
    </message>
    <message>
        <source>A first game, move by move, with a teacher.</source>
        <translation>Een eerste spel, zet voor zet, met een leraar.</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistieken…</translation>
    </message>
    <message>
        <source>Play together…</source>
        <translation>Samen spelen…</translation>
    </message>
    <message>
        <source>Build England’s canals, and ship goods along them.</source>
        <translation>Bouw de kanalen van Engeland en vervoer er goederen over.</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Puzzels…</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Every finished game with at least one person counts once; if several people played it, it counts for each of them. The guided game and replays do not count.</source>
        <translation>Elk afgelopen spel met ten minste één mens telt één keer; speelden er meer mensen mee, dan telt het voor ieder van hen. Het leerspel en herhalingen tellen niet.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Nog geen afgelopen spellen.</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Gemiddeld verschil</translation>
    </message>
</context>
<context>
    <name>StyleSheet</name>
    <message>
        <source>Strength and style of %1</source>
        <translation>Speelsterkte en stijl van %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Speelsterkte: %1</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stijl</translation>
    </message>
    <message>
        <source>A style only tips the balance between moves that look about equally good; it hardly changes how strong the player is.</source>
        <translation>Een stijl geeft alleen de doorslag tussen zetten die ongeveer even goed lijken; de speler wordt er nauwelijks sterker of zwakker van.</translation>
    </message>
</context>
<context>
    <name>TableFilters</name>
    <message>
        <source>All rules</source>
        <translation>Alle spelregels</translation>
    </message>
    <message>
        <source>Free seats only</source>
        <translation>Alleen vrije plaatsen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
</context>
<context>
    <name>TableLine</name>
    <message>
        <source>Rules of their own</source>
        <translation>Eigen spelregels</translation>
    </message>
    <message>
        <source>over</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>spel bezig</translation>
    </message>
    <message numerus="yes">
        <source>%n free seats of %1</source>
        <translation>
            <numerusform>%n vrije plaats van %1</numerusform>
            <numerusform>%n vrije plaatsen van %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You see them before you sit down.</source>
        <translation>Je ziet ze voordat je een plaats neemt.</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>De gewone spelregels.</translation>
    </message>
    <message>
        <source>Hosted by %1, encrypted</source>
        <translation>Van %1, versleuteld</translation>
    </message>
    <message>
        <source>Hosted by %1, not encrypted</source>
        <translation>Van %1, niet versleuteld</translation>
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
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Naar het startscherm</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Een kopie van het spel opslaan</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Capitol-spellen (*.capitol)</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Toetsenbord…</translation>
    </message>
    <message>
        <source>Compare the rule texts…</source>
        <translation>Regelteksten vergelijken…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Spelregels…</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Spelersgids</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>Over Capitol…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>What everyone has seen…</source>
        <translation>Wat iedereen heeft gezien…</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Naar de puzzels</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play without effect?</source>
        <translation>Zonder actie spelen?</translation>
    </message>
    <message>
        <source>Play without effect</source>
        <translation>Zonder actie spelen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>You discard %1 and build nothing.</source>
        <translation>Je legt %1 af en bouwt niets.</translation>
    </message>
    <message>
        <source>Bid nothing?</source>
        <translation>Niets bieden?</translation>
    </message>
    <message>
        <source>Once sealed, a bid cannot be changed.</source>
        <translation>Een verzegeld bod kun je niet meer veranderen.</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Niets bieden</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Kaarten kiezen</translation>
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
        <translation>Schrijf iets</translation>
    </message>
    <message>
        <source>Sit down to write</source>
        <translation>Neem een plaats om te schrijven</translation>
    </message>
    <message>
        <source>Message to everyone at the table</source>
        <translation>Bericht aan iedereen aan tafel</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Versturen</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Snelle zinnen, dempen, blokkeren</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 van %2</translation>
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
        <translation>Tip</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Wat iedereen heeft gezien</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Verslag verbergen</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Verslag tonen</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Overdoen</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>De beurt overdoen</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Wat je kunt doen</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Vragen om je zet ongedaan te maken</translation>
    </message>
</context>
<context>
    <name>VacantLabel</name>
    <message>
        <source>Start a new building</source>
        <translation>Een nieuw gebouw beginnen</translation>
    </message>
</context>
<context>
    <name>VacantLot2D</name>
    <message>
        <source>Start a new building</source>
        <translation>Een nieuw gebouw beginnen</translation>
    </message>
</context>
<context>
    <name>VariantChooser</name>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
</context>
<context>
    <name>VictoryFlight</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Klik of druk op een toets om door te gaan</translation>
    </message>
</context>
<context>
    <name>ViewLine</name>
    <message>
        <source>2D board</source>
        <translation>Bord in 2D</translation>
    </message>
    <message>
        <source>3D board</source>
        <translation>Bord in 3D</translation>
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
        <translation>Uit</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>De gewone spelregels.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tafel verlaten</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spel starten</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Toch niet klaar</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ik ben klaar</translation>
    </message>
</context>
<context>
    <name>WaitingSeatRow</name>
    <message>
        <source>Free seat</source>
        <translation>Vrije plaats</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>host</source>
        <translation>gastheer</translation>
    </message>
    <message>
        <source>away</source>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Plaats %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, what about that player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier zitten</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Plaats %1</translation>
    </message>
    <message>
        <source>Computer player…</source>
        <translation>Computerspeler…</translation>
    </message>
    <message>
        <source>Computer player for seat %1</source>
        <translation>Computerspeler voor plaats %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Plaats vrijmaken</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Opstaan</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>geblokkeerd</translation>
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
        <translation>Bouwplaats: %1</translation>
    </message>
</context>
<context>
    <name>canal::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Er is geen andere mogelijkheid.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>Zo houd je de meeste mogelijkheden open.</translation>
    </message>
    <message>
        <source>It is the last round.</source>
        <translation>Het is de laatste ronde.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n more round(s) will be played after this one.</source>
        <translation>
            <numerusform>Hierna wordt er nog maar %n ronde gespeeld.</numerusform>
            <numerusform>Hierna worden er nog maar %n rondes gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already hold all the cards for the %1.</source>
        <translation>Je hebt alle kaarten voor het contract %1 al in de hand.</translation>
    </message>
    <message numerus="yes">
        <source>For the %1 you need only %n more card(s).</source>
        <translation>
            <numerusform>Voor het contract %1 heb je nog maar %n kaart nodig.</numerusform>
            <numerusform>Voor het contract %1 heb je nog maar %n kaarten nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of your canals already reaches %1.</source>
        <translation>Een van je kanalen komt al in %1.</translation>
    </message>
    <message>
        <source>You can use the card for the %1.</source>
        <translation>Je kunt de kaart gebruiken voor het contract %1.</translation>
    </message>
    <message>
        <source>A surveyor stands for any card.</source>
        <translation>Een landmeter telt als elke kaart.</translation>
    </message>
    <message>
        <source>None of the face-up cards would help you much.</source>
        <translation>Aan geen van de open kaarten zou je veel hebben.</translation>
    </message>
    <message>
        <source>It is the card you need least.</source>
        <translation>Deze kaart heb je het minst nodig.</translation>
    </message>
    <message numerus="yes">
        <source>It completes the %1 and brings you %n point(s).</source>
        <translation>
            <numerusform>Daarmee is het kanaal voltooid en krijg je %n punt: %1.</numerusform>
            <numerusform>Daarmee is het kanaal voltooid en krijg je %n punten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The section to %1 is complete: goods can be shipped along it.</source>
        <translation>De sectie naar %1 is af: er kunnen goederen over vervoerd worden.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 will then need at least %n more tile(s).</source>
        <translation>
            <numerusform>Voor het contract %1 is daarna nog minstens %n tegel nodig.</numerusform>
            <numerusform>Voor het contract %1 zijn daarna nog minstens %n tegels nodig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth %n point(s) once the canal is complete.</source>
        <translation>
            <numerusform>De tegel is %n punt waard als het kanaal voltooid is.</numerusform>
            <numerusform>De tegel is %n punten waard als het kanaal voltooid is.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it is, the %1 cannot go on.</source>
        <translation>Zoals het er nu ligt, kan het kanaal niet verder: %1.</translation>
    </message>
    <message>
        <source>Its goods come to your own canals.</source>
        <translation>De goederen komen aan je eigen kanalen te liggen.</translation>
    </message>
    <message>
        <source>Its goods would only help the others.</source>
        <translation>De goederen zouden alleen de anderen helpen.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s).</source>
        <translation>
            <numerusform>Het levert je %n punt op.</numerusform>
            <numerusform>Het levert je %n punten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s), and nobody else any.</source>
        <translation>
            <numerusform>Het levert je %n punt op, en de anderen niets.</numerusform>
            <numerusform>Het levert je %n punten op, en de anderen niets.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies on one of your canals.</source>
        <comment>a place</comment>
        <translation>%1 ligt aan een van je kanalen.</translation>
    </message>
    <message>
        <source>In %1 only others can use it.</source>
        <comment>a place</comment>
        <translation>In %1 hebben alleen anderen iets aan het blokje.</translation>
    </message>
</context>
<context>
    <name>canal::app::Composer</name>
    <message>
        <source>No route from here ends on one of your sections.</source>
        <translation>Geen enkele route vanaf hier eindigt op een sectie van jou.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tile and the cards that pay for it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take back tiles…</source>
        <translation>Tegels terugnemen…</translation>
    </message>
    <message>
        <source>half a surveyor</source>
        <translation>een halve landmeter</translation>
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
        <translation>%1 voor het contract %2: tegel %3 van %4, betaald met %5.</translation>
    </message>
    <message>
        <source>Ship no more cubes</source>
        <translation>Geen blokjes meer verplaatsen</translation>
    </message>
    <message>
        <source>Skip this phase</source>
        <translation>Deze fase overslaan</translation>
    </message>
    <message>
        <source>No second contract</source>
        <translation>Geen tweede contract</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Take the contract %1</source>
        <translation>Contract nemen: %1</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <translation>Beginnen in %1</translation>
    </message>
    <message>
        <source>Swap for %1</source>
        <translation>Van ingenieur ruilen: %1</translation>
    </message>
    <message>
        <source>Replace the face-up cards</source>
        <translation>Open kaarten vervangen</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Nemen: %1</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Bovenste kaart trekken</translation>
    </message>
    <message>
        <source>Instead of drawing: %1</source>
        <translation>In plaats van trekken: %1</translation>
    </message>
    <message>
        <source>Show the card and place goods</source>
        <translation>Kaart laten zien en goederen plaatsen</translation>
    </message>
    <message>
        <source>Keep the card secret</source>
        <translation>Kaart geheimhouden</translation>
    </message>
    <message>
        <source>Remove the cube from %1</source>
        <translation>Blokje uit %1 weghalen</translation>
    </message>
    <message>
        <source>Place a cube in %1</source>
        <translation>Blokje in %1 plaatsen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the %1</source>
        <comment>taken back</comment>
        <translation>
            <numerusform>%n tegel (%1)</numerusform>
            <numerusform>%n tegels (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Afleggen: %1</translation>
    </message>
    <message>
        <source>Continue the canal to here</source>
        <translation>Het kanaal hierheen doortrekken</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more to go.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Daarna nog minstens %n.</numerusform>
            <numerusform>Daarna nog minstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the junction contract %1 – %2</source>
        <comment>two places</comment>
        <translation>Verbindingscontract nemen: %1 – %2</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Bouwen: %1</translation>
    </message>
</context>
<context>
    <name>canal::app::LogWords</name>
    <message>
        <source>New in parliament: %1 (%2).</source>
        <translation>Nieuw in het parlement: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 replaces the face-up cards.</source>
        <translation>%1 vervangt de open kaarten.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new pile.</source>
        <translation>De aflegstapel wordt geschud en is de nieuwe stapel.</translation>
    </message>
    <message>
        <source>%1 takes a card: %2.</source>
        <translation>%1 neemt een kaart: %2.</translation>
    </message>
    <message>
        <source>%1 draws the top card.</source>
        <translation>%1 trekt de bovenste kaart.</translation>
    </message>
    <message>
        <source>%1 shows a card: %2.</source>
        <translation>%1 laat een kaart zien: %2.</translation>
    </message>
    <message>
        <source>%1 swaps engineers and now has %2.</source>
        <translation>%1 ruilt van ingenieur en heeft nu %2.</translation>
    </message>
    <message>
        <source>%1 takes the contract %2 (%3).</source>
        <translation>%1 neemt het contract %2 (%3).</translation>
    </message>
    <message>
        <source>%1 starts the %2 at %3.</source>
        <translation>%1 begint in %3: %2.</translation>
    </message>
    <message>
        <source>%1 chooses the colour for the goods: %2.</source>
        <translation>%1 kiest de kleur van de goederen: %2.</translation>
    </message>
    <message>
        <source>%1 removes the cube from %2.</source>
        <translation>%1 haalt het blokje weg uit %2.</translation>
    </message>
    <message>
        <source>%1 places a cube in %2.</source>
        <translation>%1 plaatst een blokje in %2.</translation>
    </message>
    <message>
        <source>%1 builds for the %2: %3.</source>
        <translation>%1 bouwt voor het contract %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n tile(s) of the %2.</source>
        <translation>
            <numerusform>%1 neemt %n tegel terug (%2).</numerusform>
            <numerusform>%1 neemt %n tegels terug (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 completes the %2.</source>
        <translation>%1 voltooit een kanaal: %2.</translation>
    </message>
    <message>
        <source>%1’s %2 remains incomplete.</source>
        <translation>Een kanaal van %1 blijft onvoltooid: %2.</translation>
    </message>
    <message>
        <source>%1 ships a cube: %2.</source>
        <translation>%1 verplaatst een blokje: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for a completed canal.</source>
        <translation>
            <numerusform>%1 krijgt %n punt voor een voltooid kanaal.</numerusform>
            <numerusform>%1 krijgt %n punten voor een voltooid kanaal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for goods.</source>
        <translation>
            <numerusform>%1 krijgt %n punt voor goederen.</numerusform>
            <numerusform>%1 krijgt %n punten voor goederen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for an incomplete canal.</source>
        <translation>
            <numerusform>%1 krijgt %n punt voor een onvoltooid kanaal.</numerusform>
            <numerusform>%1 krijgt %n punten voor een onvoltooid kanaal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the number of contracts completed.</source>
        <translation>
            <numerusform>%1 krijgt %n punt voor het aantal voltooide contracten.</numerusform>
            <numerusform>%1 krijgt %n punten voor het aantal voltooide contracten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card: %2.</source>
        <translation>%1 legt een kaart af: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 past.</translation>
    </message>
    <message numerus="yes">
        <source>This triggers the end of the game: %n more round(s) after this one.</source>
        <translation>
            <numerusform>Het einde van het spel is ingeluid: na deze ronde nog %n ronde.</numerusform>
            <numerusform>Het einde van het spel is ingeluid: na deze ronde nog %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>%1 takes a junction contract: %2 (%3).</source>
        <translation>%1 neemt een verbindingscontract: %2 (%3).</translation>
    </message>
</context>
<context>
    <name>canal::app::SceneWords</name>
    <message>
        <source>%1, city, %2</source>
        <comment>name, colour</comment>
        <translation>%1, grote stad, %2</translation>
    </message>
    <message>
        <source>%1, town, %2</source>
        <comment>name, colour</comment>
        <translation>%1, stad, %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbonden</translation>
    </message>
    <message>
        <source>with a cube</source>
        <translation>met een blokje</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of tile, how many are left</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Contract or engineer</source>
        <translation>Contract of ingenieur</translation>
    </message>
    <message>
        <source>Cards or canals</source>
        <translation>Kaarten of kanalen</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goederen</translation>
    </message>
    <message>
        <source>Take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Neem een contract, ruil van ingenieur, vervang de open kaarten of trek de bovenste kaart.</translation>
    </message>
    <message>
        <source>Take face-up cards, build canals, or draw the top card.</source>
        <translation>Neem open kaarten, bouw kanalen of trek de bovenste kaart.</translation>
    </message>
    <message>
        <source>Ship a cube, or draw the top card.</source>
        <translation>Verplaats een blokje of trek de bovenste kaart.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 is aan de beurt.</translation>
    </message>
    <message>
        <source>Take a contract from parliament.</source>
        <translation>Neem een contract uit het parlement.</translation>
    </message>
    <message>
        <source>Phase 1: take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Fase 1: neem een contract, ruil van ingenieur, vervang de open kaarten of trek de bovenste kaart.</translation>
    </message>
    <message>
        <source>Phase 2: take face-up cards, build on a highlighted hex, or draw the top card.</source>
        <translation>Fase 2: neem open kaarten, bouw op een gemarkeerde zeshoek of trek de bovenste kaart.</translation>
    </message>
    <message>
        <source>Phase 3: ship a cube along canals, ending on a section of yours, or draw the top card.</source>
        <translation>Fase 3: verplaats een blokje over kanalen tot op een sectie van jou, of trek de bovenste kaart.</translation>
    </message>
    <message>
        <source>Choose the terminus where your barge starts.</source>
        <translation>Kies het eindpunt waar je schuit begint.</translation>
    </message>
    <message>
        <source>You may take a second contract.</source>
        <translation>Je mag een tweede contract nemen.</translation>
    </message>
    <message>
        <source>Take the next face-up card.</source>
        <translation>Neem nog een open kaart.</translation>
    </message>
    <message>
        <source>You drew: %1.</source>
        <translation>Je hebt getrokken: %1.</translation>
    </message>
    <message>
        <source>Choose a colour for the goods.</source>
        <translation>Kies een kleur voor de goederen.</translation>
    </message>
    <message>
        <source>Too few cubes are left: choose one to remove from the board.</source>
        <translation>Er zijn te weinig blokjes over: kies er een om van het bord te halen.</translation>
    </message>
    <message>
        <source>Choose where to place the next cube (%1).</source>
        <translation>Kies waar het volgende blokje komt (%1).</translation>
    </message>
    <message>
        <source>Build more, or choose Done.</source>
        <translation>Bouw verder of kies Klaar.</translation>
    </message>
    <message numerus="yes">
        <source>Discard down to %n card(s).</source>
        <translation>
            <numerusform>Leg kaarten af tot je er nog %n hebt.</numerusform>
            <numerusform>Leg kaarten af tot je er nog %n hebt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final delivery: ship one cube.</source>
        <translation>Laatste levering: verplaats een blokje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wint met %n punt.</numerusform>
            <numerusform>%1 wint met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>kind of tile, canal, whose it is</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Choose the first of the two places to join.</source>
        <translation>Kies de eerste van de twee plaatsen die je verbindt.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the other place, at most %n tile(s) away.</source>
        <translation>
            <numerusform>Kies de andere plaats, hoogstens %n tegel verderop.</numerusform>
            <numerusform>Kies de andere plaats, hoogstens %n tegels verderop.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a contract from parliament, or a junction contract.</source>
        <translation>Neem een contract uit het parlement of een verbindingscontract.</translation>
    </message>
</context>
<context>
    <name>canal::app::Session</name>
    <message>
        <source>The game begins.</source>
        <translation>Het spel begint.</translation>
    </message>
    <message>
        <source>%1 keeps the card secret.</source>
        <translation>%1 houdt de kaart geheim.</translation>
    </message>
    <message>
        <source>%1 does nothing more.</source>
        <translation>%1 doet verder niets.</translation>
    </message>
</context>
<context>
    <name>canal::app::Words</name>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>kleur naar keuze</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Kanaalpand</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sluis</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aquaduct</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Landmeter</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Gedekte kaart</translation>
    </message>
    <message>
        <source>%1, goods: %2</source>
        <comment>a card and its symbol</comment>
        <translation>%1, goederen: %2</translation>
    </message>
    <message>
        <source>A stretch card can pay for a lock.</source>
        <translation>Een kanaalpandkaart kan een sluis betalen.</translation>
    </message>
    <message numerus="yes">
        <source>A surveyor counts as %n card(s).</source>
        <translation>
            <numerusform>Een landmeter telt als %n kaart.</numerusform>
            <numerusform>Een landmeter telt als %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tunnel costs %n tunnel card(s).</source>
        <translation>
            <numerusform>Een tunnel kost %n tunnelkaart.</numerusform>
            <numerusform>Een tunnel kost %n tunnelkaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aqueduct costs %n aqueduct card(s).</source>
        <translation>
            <numerusform>Een aquaduct kost %n aquaductkaart.</numerusform>
            <numerusform>Een aquaduct kost %n aquaductkaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s), or one instead of the top card.</source>
        <translation>
            <numerusform>Je mag %n open kaart nemen, of één in plaats van de bovenste kaart.</numerusform>
            <numerusform>Je mag %n open kaarten nemen, of één in plaats van de bovenste kaart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s).</source>
        <translation>
            <numerusform>Je mag %n open kaart nemen.</numerusform>
            <numerusform>Je mag %n open kaarten nemen.</numerusform>
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
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Een andere speler is aan de beurt.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>You have no contract, so you must take one in phase 1.</source>
        <translation>Je hebt geen contract: in fase 1 moet je er een nemen.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot have more than %n open contract(s).</source>
        <translation>
            <numerusform>Je mag niet meer dan %n lopend contract hebben.</numerusform>
            <numerusform>Je mag niet meer dan %n lopende contracten hebben.</numerusform>
        </translation>
    </message>
    <message>
        <source>That contract is not in parliament.</source>
        <translation>Dat contract ligt niet in het parlement.</translation>
    </message>
    <message>
        <source>The barge must start at one of the contract’s two termini.</source>
        <translation>De schuit moet beginnen op een van de twee eindpunten van het contract.</translation>
    </message>
    <message>
        <source>That is already your engineer.</source>
        <translation>Dat is al je ingenieur.</translation>
    </message>
    <message>
        <source>There are no build cards left to draw.</source>
        <translation>Er zijn geen bouwkaarten meer om te trekken.</translation>
    </message>
    <message>
        <source>There is no such build card face up.</source>
        <translation>Er ligt geen open bouwkaart van dat type.</translation>
    </message>
    <message>
        <source>Only Rennie can take a face-up card instead of the top one.</source>
        <translation>Alleen Rennie mag een open kaart nemen in plaats van de bovenste.</translation>
    </message>
    <message numerus="yes">
        <source>You can only stop once you have %n card(s) in hand.</source>
        <translation>
            <numerusform>Je mag pas stoppen als je %n kaart in de hand hebt.</numerusform>
            <numerusform>Je mag pas stoppen als je %n kaarten in de hand hebt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card has no goods symbol.</source>
        <translation>Op de kaart staat geen goederensymbool.</translation>
    </message>
    <message>
        <source>No place has that colour.</source>
        <translation>Geen plaats heeft die kleur.</translation>
    </message>
    <message>
        <source>There is no cube there.</source>
        <translation>Daar staat geen blokje.</translation>
    </message>
    <message>
        <source>Cubes go to connected places first, and to the city before the towns; they are removed in the reverse order.</source>
        <translation>Blokjes gaan eerst naar verbonden plaatsen, en naar de grote stad vóór de andere steden; weghalen gaat in omgekeerde volgorde.</translation>
    </message>
    <message>
        <source>That is not one of your open contracts.</source>
        <translation>Dat is geen lopend contract van jou.</translation>
    </message>
    <message>
        <source>A canal must continue from its barge.</source>
        <translation>Een kanaal moet verdergaan vanaf zijn schuit.</translation>
    </message>
    <message>
        <source>Tiles cannot be laid on towns or cities, or off the board.</source>
        <translation>Tegels mogen niet op een stad of buiten het bord liggen.</translation>
    </message>
    <message>
        <source>The canal would leave the board.</source>
        <translation>Het kanaal zou van het bord lopen.</translation>
    </message>
    <message>
        <source>Stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain.</source>
        <translation>Kanaalpanden en sluizen horen op gewoon terrein, aquaducten en tunnels op moeilijk terrein.</translation>
    </message>
    <message numerus="yes">
        <source>This hex already has %n canal(s).</source>
        <translation>
            <numerusform>Op deze zeshoek ligt al %n kanaal.</numerusform>
            <numerusform>Op deze zeshoek liggen al %n kanalen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This canal already has a tile here.</source>
        <translation>Dit kanaal heeft hier al een tegel.</translation>
    </message>
    <message numerus="yes">
        <source>The contract allows only %n tile(s).</source>
        <translation>
            <numerusform>Het contract staat maar %n tegel toe.</numerusform>
            <numerusform>Het contract staat maar %n tegels toe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two neighbouring tiles of a section cannot be of the same type.</source>
        <translation>Twee aangrenzende tegels van een sectie mogen niet van hetzelfde type zijn.</translation>
    </message>
    <message>
        <source>A canal cannot bend so sharply within a hex.</source>
        <translation>Een kanaal mag binnen een zeshoek niet zo scherp afbuigen.</translation>
    </message>
    <message>
        <source>You have no tiles of that type left.</source>
        <translation>Je hebt geen tegels van dat type meer.</translation>
    </message>
    <message>
        <source>A canal cannot reach a place twice.</source>
        <translation>Een kanaal mag een plaats niet twee keer bereiken.</translation>
    </message>
    <message>
        <source>The canal must first go through the place named on the contract.</source>
        <translation>Het kanaal moet eerst door de plaats die op het contract staat.</translation>
    </message>
    <message>
        <source>The canal could then no longer be completed within the contract’s value.</source>
        <translation>Het kanaal kan dan niet meer binnen de waarde van het contract worden voltooid.</translation>
    </message>
    <message>
        <source>You do not have those cards.</source>
        <translation>Die kaarten heb je niet.</translation>
    </message>
    <message>
        <source>That card cannot pay for this tile.</source>
        <translation>Met die kaart kun je deze tegel niet betalen.</translation>
    </message>
    <message>
        <source>You do not have enough cards for this tile.</source>
        <translation>Je hebt niet genoeg kaarten voor deze tegel.</translation>
    </message>
    <message>
        <source>This tile costs fewer cards.</source>
        <translation>Deze tegel kost minder kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>To build over a canal you must discard %n extra card(s).</source>
        <translation>
            <numerusform>Om over een kanaal heen te bouwen moet je %n extra kaart afleggen.</numerusform>
            <numerusform>Om over een kanaal heen te bouwen moet je %n extra kaarten afleggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surveyors cannot be used as extra cards.</source>
        <translation>Landmeters tellen niet als extra kaarten.</translation>
    </message>
    <message>
        <source>You can only take tiles back before laying the first tile of an action, and only once per canal.</source>
        <translation>Je mag tegels alleen terugnemen voordat je de eerste tegel van een actie legt, en per kanaal één keer.</translation>
    </message>
    <message numerus="yes">
        <source>This canal has only %n tile(s).</source>
        <translation>
            <numerusform>Dit kanaal heeft maar %n tegel.</numerusform>
            <numerusform>Dit kanaal heeft maar %n tegels.</numerusform>
        </translation>
    </message>
    <message>
        <source>No canal of that player leads there.</source>
        <translation>Geen kanaal van die speler loopt daarheen.</translation>
    </message>
    <message>
        <source>A route cannot include two places of the same colour.</source>
        <translation>Een route mag geen twee plaatsen van dezelfde kleur bevatten.</translation>
    </message>
    <message>
        <source>The last section of the route must be yours.</source>
        <translation>De laatste sectie van de route moet van jou zijn.</translation>
    </message>
    <message>
        <source>A cube must travel along at least one section.</source>
        <translation>Een blokje moet over minstens één sectie gaan.</translation>
    </message>
    <message>
        <source>In the final delivery you must ship a cube if you can.</source>
        <translation>Bij de laatste levering moet je een blokje verplaatsen als dat kan.</translation>
    </message>
    <message>
        <source>This cannot be skipped.</source>
        <translation>Dit mag je niet overslaan.</translation>
    </message>
    <message>
        <source>You have no junction contract left.</source>
        <translation>Je hebt geen verbindingscontract meer.</translation>
    </message>
    <message numerus="yes">
        <source>The two places of a junction contract can be at most %n tile(s) apart.</source>
        <translation>
            <numerusform>De twee plaatsen van een verbindingscontract mogen hoogstens %n tegel van elkaar liggen.</numerusform>
            <numerusform>De twee plaatsen van een verbindingscontract mogen hoogstens %n tegels van elkaar liggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already chosen these two places.</source>
        <translation>Deze twee plaatsen heb je al gekozen.</translation>
    </message>
    <message>
        <source>The canal of a junction contract cannot go through a third place.</source>
        <translation>Het kanaal van een verbindingscontract mag niet door een derde plaats lopen.</translation>
    </message>
    <message>
        <source>There is no room left in that colour.</source>
        <translation>Voor die kleur is geen plek meer.</translation>
    </message>
    <message>
        <source>You cannot build over a canal of yours.</source>
        <translation>Je mag niet over een eigen kanaal heen bouwen.</translation>
    </message>
    <message>
        <source>You cannot take tiles back.</source>
        <translation>Je mag geen tegels terugnemen.</translation>
    </message>
</context>
<context>
    <name>capitol::Findings</name>
    <message numerus="yes">
        <source>%1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 punten meer per speler (%2 in plaats van %3)</numerusform>
            <numerusform>%1 punten meer per speler (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 punten minder per speler (%2 in plaats van %3)</numerusform>
            <numerusform>%1 punten minder per speler (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>De winnaar scoort %1 punten meer (%2 in plaats van %3)</numerusform>
            <numerusform>De winnaar scoort %1 punten meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>De winnaar scoort %1 punten minder (%2 in plaats van %3)</numerusform>
            <numerusform>De winnaar scoort %1 punten minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>De laatste speler scoort %1 punten meer (%2 in plaats van %3)</numerusform>
            <numerusform>De laatste speler scoort %1 punten meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>De laatste speler scoort %1 punten minder (%2 in plaats van %3)</numerusform>
            <numerusform>De laatste speler scoort %1 punten minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>Het verschil tussen eerste en laatste is %1 punten groter (%2 in plaats van %3)</numerusform>
            <numerusform>Het verschil tussen eerste en laatste is %1 punten groter (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>Het verschil tussen eerste en laatste is %1 punten kleiner (%2 in plaats van %3)</numerusform>
            <numerusform>Het verschil tussen eerste en laatste is %1 punten kleiner (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>Het verschil tussen eerste en tweede is %1 punten groter (%2 in plaats van %3)</numerusform>
            <numerusform>Het verschil tussen eerste en tweede is %1 punten groter (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>Het verschil tussen eerste en tweede is %1 punten kleiner (%2 in plaats van %3)</numerusform>
            <numerusform>Het verschil tussen eerste en tweede is %1 punten kleiner (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Ronde %4: %1 punten meer per speler (%2 in plaats van %3)</numerusform>
            <numerusform>Ronde %4: %1 punten meer per speler (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Ronde %4: %1 punten minder per speler (%2 in plaats van %3)</numerusform>
            <numerusform>Ronde %4: %1 punten minder per speler (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Plaats %4: %1 punten meer (%2 in plaats van %3)</numerusform>
            <numerusform>Plaats %4: %1 punten meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Plaats %4: %1 punten minder (%2 in plaats van %3)</numerusform>
            <numerusform>Plaats %4: %1 punten minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins more often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>Plaats %4 wint vaker: %2 van de spellen in plaats van %3</numerusform>
            <numerusform>Plaats %4 wint vaker: %2 van de spellen in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins less often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>Plaats %4 wint minder vaak: %2 van de spellen in plaats van %3</numerusform>
            <numerusform>Plaats %4 wint minder vaak: %2 van de spellen in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes more often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>De leiding wisselt vaker: %2 keer per spel in plaats van %3</numerusform>
            <numerusform>De leiding wisselt vaker: %2 keer per spel in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes less often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>De leiding wisselt minder vaak: %2 keer per spel in plaats van %3</numerusform>
            <numerusform>De leiding wisselt minder vaak: %2 keer per spel in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>De laatste telling beslist meer spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
            <numerusform>De laatste telling beslist meer spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>De laatste telling beslist minder spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
            <numerusform>De laatste telling beslist minder spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Meer spellen eindigen met een gedeelde overwinning: %2 in plaats van %3</numerusform>
            <numerusform>Meer spellen eindigen met een gedeelde overwinning: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Minder spellen eindigen met een gedeelde overwinning: %2 in plaats van %3</numerusform>
            <numerusform>Minder spellen eindigen met een gedeelde overwinning: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 veilingen met gelijke biedingen meer per spel (%2 in plaats van %3)</numerusform>
            <numerusform>%1 veilingen met gelijke biedingen meer per spel (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 veilingen met gelijke biedingen minder per spel (%2 in plaats van %3)</numerusform>
            <numerusform>%1 veilingen met gelijke biedingen minder per spel (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 onverkochte tegels meer per spel (%2 in plaats van %3)</numerusform>
            <numerusform>%1 onverkochte tegels meer per spel (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 onverkochte tegels minder per spel (%2 in plaats van %3)</numerusform>
            <numerusform>%1 onverkochte tegels minder per spel (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegels meer per spel onverkocht door gelijke biedingen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels meer per spel onverkocht door gelijke biedingen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegels minder per spel onverkocht door gelijke biedingen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels minder per spel onverkocht door gelijke biedingen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegels meer per spel zonder bod (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels meer per spel zonder bod (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegels minder per spel zonder bod (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels minder per spel zonder bod (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegels meer per spel zonder vrije plaats (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels meer per spel zonder vrije plaats (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegels minder per spel zonder vrije plaats (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels minder per spel zonder vrije plaats (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>De winnende biedingen zijn samen %1 hoger (%2 in plaats van %3)</numerusform>
            <numerusform>De winnende biedingen zijn samen %1 hoger (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 less (%2 instead of %3)</source>
        <translation>
            <numerusform>De winnende biedingen zijn samen %1 lager (%2 in plaats van %3)</numerusform>
            <numerusform>De winnende biedingen zijn samen %1 lager (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten meer in de winnende biedingen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer in de winnende biedingen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten minder in de winnende biedingen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder in de winnende biedingen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bouwstenen meer gebruikt (%2 in plaats van %3)</numerusform>
            <numerusform>%1 bouwstenen meer gebruikt (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bouwstenen minder gebruikt (%2 in plaats van %3)</numerusform>
            <numerusform>%1 bouwstenen minder gebruikt (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bouwstenen meer op het bord aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 bouwstenen meer op het bord aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bouwstenen minder op het bord aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 bouwstenen minder op het bord aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 voltooide gebouwen meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 voltooide gebouwen meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 voltooide gebouwen minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 voltooide gebouwen minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 gebouwen meer op het bord aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 gebouwen meer op het bord aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 gebouwen minder op het bord aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 gebouwen minder op het bord aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 gebouwen meer over aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 gebouwen meer over aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 gebouwen minder over aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 gebouwen minder over aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 more floors (%2 instead of %3)</source>
        <translation>
            <numerusform>Het hoogste gebouw heeft %1 bouwstenen meer (%2 in plaats van %3)</numerusform>
            <numerusform>Het hoogste gebouw heeft %1 bouwstenen meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 fewer floors (%2 instead of %3)</source>
        <translation>
            <numerusform>Het hoogste gebouw heeft %1 bouwstenen minder (%2 in plaats van %3)</numerusform>
            <numerusform>Het hoogste gebouw heeft %1 bouwstenen minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 lege wijken meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 lege wijken meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 lege wijken minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 lege wijken minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 betwiste wijken meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 betwiste wijken meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 betwiste wijken minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 betwiste wijken minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten meer gespeeld (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer gespeeld (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten minder gespeeld (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder gespeeld (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten meer zonder actie gespeeld (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer zonder actie gespeeld (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten minder zonder actie gespeeld (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder zonder actie gespeeld (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten meer over aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer over aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten minder over aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder over aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>Een spel duurt %1 zetten langer (%2 in plaats van %3)</numerusform>
            <numerusform>Een spel duurt %1 zetten langer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>Een spel duurt %1 zetten korter (%2 in plaats van %3)</numerusform>
            <numerusform>Een spel duurt %1 zetten korter (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 zetten meer in de bouwfase (%2 in plaats van %3)</numerusform>
            <numerusform>%1 zetten meer in de bouwfase (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 zetten minder in de bouwfase (%2 in plaats van %3)</numerusform>
            <numerusform>%1 zetten minder in de bouwfase (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 zetten meer in de veilingen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 zetten meer in de veilingen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 zetten minder in de veilingen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 zetten minder in de veilingen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten meer getrokken (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer getrokken (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaarten minder getrokken (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder getrokken (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has an advantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Plaats %4 is in het voordeel en wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
            <numerusform>Plaats %4 is in het voordeel en wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Plaats %4 is in het nadeel en wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
            <numerusform>Plaats %4 is in het nadeel en wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No seat was found to have an advantage</source>
        <translation>
            <numerusform>Geen enkele plaats blijkt in het voordeel te zijn</numerusform>
            <numerusform>Geen enkele plaats blijkt in het voordeel te zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No figure differs significantly; a small difference may need more games to show</source>
        <translation>
            <numerusform>Geen enkel cijfer verschilt significant; kleine verschillen zie je soms pas na meer spellen</numerusform>
            <numerusform>Geen enkel cijfer verschilt significant; kleine verschillen zie je soms pas na meer spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: at least %1 are needed</source>
        <translation>
            <numerusform>Te weinig spellen om iets te kunnen zeggen: er zijn er minstens %1 nodig</numerusform>
            <numerusform>Te weinig spellen om iets te kunnen zeggen: er zijn er minstens %1 nodig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a player gets %1 points and the winner %2</source>
        <translation>
            <numerusform>Gemiddeld scoort een speler %1 punten en de winnaar %2</numerusform>
            <numerusform>Gemiddeld scoort een speler %1 punten en de winnaar %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>De speler met de meeste punten krijgt er %1 meer (%2 in plaats van %3)</numerusform>
            <numerusform>De speler met de meeste punten krijgt er %1 meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 fewer (%2 instead of %3)</source>
        <translation>
            <numerusform>De speler met de meeste punten krijgt er %1 minder (%2 in plaats van %3)</numerusform>
            <numerusform>De speler met de meeste punten krijgt er %1 minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Voltooide kanalen leveren %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>Voltooide kanalen leveren %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Voltooide kanalen leveren %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>Voltooide kanalen leveren %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 more points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Tijdens het spel leveren goederen %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>Tijdens het spel leveren goederen %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 fewer points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Tijdens het spel leveren goederen %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>Tijdens het spel leveren goederen %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Onvoltooide kanalen leveren %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>Onvoltooide kanalen leveren %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Onvoltooide kanalen leveren %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>Onvoltooide kanalen leveren %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>De laatste levering brengt %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>De laatste levering brengt %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>De laatste levering brengt %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>De laatste levering brengt %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>De meeste contracten leveren %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>De meeste contracten leveren %1 punten meer per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>De meeste contracten leveren %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
            <numerusform>De meeste contracten leveren %1 punten minder per speler op (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins more often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>De plaats die met ingenieur %4 begint, wint vaker: %2 van de spellen in plaats van %3</numerusform>
            <numerusform>De plaats die met ingenieur %4 begint, wint vaker: %2 van de spellen in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins less often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>De plaats die met ingenieur %4 begint, wint minder vaak: %2 van de spellen in plaats van %3</numerusform>
            <numerusform>De plaats die met ingenieur %4 begint, wint minder vaak: %2 van de spellen in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>De laatste telling beslist meer spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
            <numerusform>De laatste telling beslist meer spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>De laatste telling beslist minder spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
            <numerusform>De laatste telling beslist minder spellen: in %2 in plaats van %3 wordt de koploper nog ingehaald</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Meer spellen eindigen met een gelijk aantal punten: %2 in plaats van %3</numerusform>
            <numerusform>Meer spellen eindigen met een gelijk aantal punten: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Minder spellen eindigen met een gelijk aantal punten: %2 in plaats van %3</numerusform>
            <numerusform>Minder spellen eindigen met een gelijk aantal punten: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Meer spellen eindigen door de punten: %2 in plaats van %3</numerusform>
            <numerusform>Meer spellen eindigen door de punten: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Minder spellen eindigen door de punten: %2 in plaats van %3</numerusform>
            <numerusform>Minder spellen eindigen door de punten: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Meer spellen eindigen door de laatste contracten: %2 in plaats van %3</numerusform>
            <numerusform>Meer spellen eindigen door de laatste contracten: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Minder spellen eindigen door de laatste contracten: %2 in plaats van %3</numerusform>
            <numerusform>Minder spellen eindigen door de laatste contracten: %2 in plaats van %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contract meer genomen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 contracten meer genomen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contract minder genomen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 contracten minder genomen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contract meer voltooid (%2 in plaats van %3)</numerusform>
            <numerusform>%1 contracten meer voltooid (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contract minder voltooid (%2 in plaats van %3)</numerusform>
            <numerusform>%1 contracten minder voltooid (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 onvoltooid contract meer aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 onvoltooide contracten meer aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 onvoltooid contract minder aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 onvoltooide contracten minder aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kanaalpand meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kanaalpanden meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kanaalpand minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kanaalpanden minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 sluis meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 sluizen meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 sluis minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 sluizen minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 aquaduct meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 aquaducten meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 aquaduct minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 aquaducten minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tunnel meer (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tunnels meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tunnel minder (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tunnels minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegel meer teruggenomen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels meer teruggenomen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tegel minder teruggenomen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 tegels minder teruggenomen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 open kaart meer genomen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 open kaarten meer genomen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 open kaart minder genomen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 open kaarten minder genomen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart meer van de stapel getrokken (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer van de stapel getrokken (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart minder van de stapel getrokken (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder van de stapel getrokken (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 rij kaarten meer vervangen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 rijen kaarten meer vervangen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 rij kaarten minder vervangen (%2 in plaats van %3)</numerusform>
            <numerusform>%1 rijen kaarten minder vervangen (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart meer betaald voor tegels (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer betaald voor tegels (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart minder betaald voor tegels (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder betaald voor tegels (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart meer afgelegd (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer afgelegd (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart minder afgelegd (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder afgelegd (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart meer in de hand aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten meer in de hand aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 kaart minder in de hand aan het eind (%2 in plaats van %3)</numerusform>
            <numerusform>%1 kaarten minder in de hand aan het eind (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje meer geplaatst (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes meer geplaatst (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje minder geplaatst (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes minder geplaatst (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje meer van het bord gehaald (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes meer van het bord gehaald (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje minder van het bord gehaald (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes minder van het bord gehaald (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje meer verplaatst tijdens het spel (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes meer verplaatst tijdens het spel (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje minder verplaatst tijdens het spel (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes minder verplaatst tijdens het spel (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje meer bij de laatste levering (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes meer bij de laatste levering (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 goederenblokje minder bij de laatste levering (%2 in plaats van %3)</numerusform>
            <numerusform>%1 goederenblokjes minder bij de laatste levering (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 more sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Goederen gaan over %1 sectie meer (%2 in plaats van %3)</numerusform>
            <numerusform>Goederen gaan over %1 secties meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 fewer sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Goederen gaan over %1 sectie minder (%2 in plaats van %3)</numerusform>
            <numerusform>Goederen gaan over %1 secties minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 ingenieur meer geruild (%2 in plaats van %3)</numerusform>
            <numerusform>%1 ingenieurs meer geruild (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 ingenieur minder geruild (%2 in plaats van %3)</numerusform>
            <numerusform>%1 ingenieurs minder geruild (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds longer (%2 instead of %3)</source>
        <translation>
            <numerusform>Een spel duurt %1 ronde langer (%2 in plaats van %3)</numerusform>
            <numerusform>Een spel duurt %1 rondes langer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>Een spel duurt %1 ronde korter (%2 in plaats van %3)</numerusform>
            <numerusform>Een spel duurt %1 rondes korter (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>Een spel duurt %1 zet langer (%2 in plaats van %3)</numerusform>
            <numerusform>Een spel duurt %1 zetten langer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>Een spel duurt %1 zet korter (%2 in plaats van %3)</numerusform>
            <numerusform>Een spel duurt %1 zetten korter (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 more times (%2 instead of %3)</source>
        <translation>
            <numerusform>Spelers passen %1 keer meer (%2 in plaats van %3)</numerusform>
            <numerusform>Spelers passen %1 keer meer (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 fewer times (%2 instead of %3)</source>
        <translation>
            <numerusform>Spelers passen %1 keer minder (%2 in plaats van %3)</numerusform>
            <numerusform>Spelers passen %1 keer minder (%2 in plaats van %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Ingenieur %4 is in het voordeel: de plaats die met hem begint, wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
            <numerusform>Ingenieur %4 is in het voordeel: de plaats die met hem begint, wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is not favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Ingenieur %4 is in het nadeel: de plaats die met hem begint, wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
            <numerusform>Ingenieur %4 is in het nadeel: de plaats die met hem begint, wint %2 van de spellen (bij gelijke kansen: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No engineer was found to be favoured</source>
        <translation>
            <numerusform>Geen enkele ingenieur blijkt in het voordeel te zijn</numerusform>
            <numerusform>Geen enkele ingenieur blijkt in het voordeel te zijn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::About</name>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown in 2D. A newer graphics driver may help.</source>
        <translation>OpenGL werkt niet op deze computer; daarom wordt het bord in 2D getoond. Een nieuwer grafisch stuurprogramma kan helpen.</translation>
    </message>
    <message>
        <source>The graphics driver is too old for the 3D board, so the board is shown in 2D.</source>
        <translation>Het grafische stuurprogramma is te oud voor het bord in 3D; daarom wordt het bord in 2D getoond.</translation>
    </message>
    <message>
        <source>The window is shown on another computer over the network, so the board is shown in 2D.</source>
        <translation>Het venster wordt via het netwerk op een andere computer getoond; daarom wordt het bord in 2D getoond.</translation>
    </message>
    <message>
        <source>The last start failed, so 3D is off. You can enable it again in the settings.</source>
        <translation>De vorige start is mislukt; daarom staat 3D uit. Je kunt het in de instellingen weer aanzetten.</translation>
    </message>
    <message>
        <source>The guides are not installed. They are in the docs folder of the source code.</source>
        <translation>De gidsen zijn niet geïnstalleerd. Ze staan in de map docs van de broncode.</translation>
    </message>
    <message>
        <source>No application can open %1.</source>
        <translation>Er is geen programma dat %1 kan openen.</translation>
    </message>
    <message>
        <source>The program was started with --2d, so the 3D board is not available.</source>
        <translation>Het programma is gestart met --2d; daarom is het bord in 3D niet beschikbaar.</translation>
    </message>
    <message>
        <source>The 3D board is not available on this computer.</source>
        <translation>Het bord in 3D is op deze computer niet beschikbaar.</translation>
    </message>
    <message>
        <source>software rendering, without OpenGL</source>
        <translation>de processor, zonder OpenGL</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Er is geen andere mogelijkheid.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>Zo blijven de meeste mogelijkheden open.</translation>
    </message>
    <message>
        <source>It takes the lead in %1.</source>
        <translation>Dat levert de eerste plaats in %1 op.</translation>
    </message>
    <message>
        <source>It takes the lead in %1 from %2.</source>
        <translation>Dat neemt %2 de eerste plaats in %1 af.</translation>
    </message>
    <message>
        <source>It shares the lead in %1 with %2.</source>
        <translation>Dat levert samen met %2 de eerste plaats in %1 op.</translation>
    </message>
    <message numerus="yes">
        <source>It widens the lead in %1 to %n floor(s).</source>
        <translation>
            <numerusform>Zo groeit de voorsprong in %1 tot %n bouwsteen.</numerusform>
            <numerusform>Zo groeit de voorsprong in %1 tot %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it %2 could take the lead in %1.</source>
        <translation>Anders kan %2 de eerste plaats in %1 veroveren.</translation>
    </message>
    <message>
        <source>It takes second place in %1.</source>
        <translation>Dat levert de tweede plaats in %1 op.</translation>
    </message>
    <message>
        <source>It gains a foothold in %1.</source>
        <translation>Zo komt er ook een eigen gebouw in %1.</translation>
    </message>
    <message>
        <source>%2 can no longer place a building with the other roof in %1.</source>
        <translation>%2 kan in %1 geen gebouw met het andere dak meer plaatsen.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has a building of %n floor(s) that is now too low for %1.</source>
        <translation>
            <numerusform>Een gebouw van %2 met %n bouwsteen is nu te laag voor %1.</numerusform>
            <numerusform>Een gebouw van %2 met %n bouwstenen is nu te laag voor %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can build in %1 any more.</source>
        <translation>In %1 kan niemand meer bouwen.</translation>
    </message>
    <message numerus="yes">
        <source>The amphitheatre in %1 gives %n more card(s) at each drawing.</source>
        <translation>
            <numerusform>Het amfitheater in %1 levert bij het trekken telkens %n kaart extra op.</numerusform>
            <numerusform>Het amfitheater in %1 levert bij het trekken telkens %n kaarten extra op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n more point(s).</source>
        <translation>
            <numerusform>Zoals het er nu voor staat, levert %1 %n punt meer op.</numerusform>
            <numerusform>Zoals het er nu voor staat, levert %1 %n punten meer op.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: anything not built now will never score.</source>
        <translation>Het is de laatste ronde: wat nu niet gebouwd wordt, levert nooit meer punten op.</translation>
    </message>
    <message>
        <source>%1 will fit in %2.</source>
        <translation>Dan past er %1 in %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left for everyone.</source>
        <translation>
            <numerusform>Er is voor iedereen samen nog maar %n bouwsteen.</numerusform>
            <numerusform>Er zijn voor iedereen samen nog maar %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps cards worth %n for the auctions.</source>
        <translation>
            <numerusform>Zo blijven er kaarten ter waarde van %n over voor de veilingen.</numerusform>
            <numerusform>Zo blijven er kaarten ter waarde van %n over voor de veilingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand would gain anything now.</source>
        <translation>Geen van de kaarten in de hand levert nu iets op.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s).</source>
        <translation>
            <numerusform>De tegel is ongeveer %n punt waard.</numerusform>
            <numerusform>De tegel is ongeveer %n punten waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 the tile is worth about %n point(s).</source>
        <translation>
            <numerusform>In %1 is de tegel ongeveer %n punt waard.</numerusform>
            <numerusform>In %1 is de tegel ongeveer %n punten waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could bring %1 about %n point(s).</source>
        <translation>
            <numerusform>De tegel kan %1 ongeveer %n punt opleveren.</numerusform>
            <numerusform>De tegel kan %1 ongeveer %n punten opleveren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Such a bid wins about %1 times out of a hundred.</source>
        <translation>Zo’n bod wint ongeveer %1 van de honderd keer.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>Kaarten ter waarde van %n helpen weinig bij het bouwen.</numerusform>
            <numerusform>Kaarten ter waarde van %n helpen weinig bij het bouwen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now will never be used.</source>
        <translation>Kaarten die nu bewaard worden, komen niet meer van pas.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>De tegel is ongeveer %n punt waard, minder dan de kaarten die hij kost.</numerusform>
            <numerusform>De tegel is ongeveer %n punten waard, minder dan de kaarten die hij kost.</numerusform>
        </translation>
    </message>
    <message>
        <source>A more valuable tile is still to come this round: %1.</source>
        <translation>Deze ronde wordt nog een tegel geveild die meer waard is: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 there are %n in hand.</source>
        <translation>
            <numerusform>Van de %1 is er %n in de hand.</numerusform>
            <numerusform>Van de %1 zijn er %n in de hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes a building.</source>
        <translation>Daarmee komt een gebouw af.</translation>
    </message>
    <message>
        <source>With it, a building can go from the yard to %1.</source>
        <translation>Daarmee kan een gebouw van de bouwplaats naar %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its value of %n counts in the auctions.</source>
        <translation>
            <numerusform>De waarde van %n telt mee in de veilingen.</numerusform>
            <numerusform>De waarde van %n telt mee in de veilingen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::App</name>
    <message>
        <source>This account has no home folder. Your games and settings are kept in %1, which the system may empty. To keep them for good, set HOME to a folder of your own.</source>
        <translation>Dit account heeft geen persoonlijke map. Je spellen en instellingen worden bewaard in %1, een map die het systeem kan leegmaken. Laat HOME naar een eigen map wijzen om ze te behouden.</translation>
    </message>
    <message>
        <source>This is not a complete invitation to a table, so nothing was opened: %1</source>
        <translation>Dit is geen volledige uitnodiging voor een tafel, dus er is niets geopend: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message numerus="yes">
        <source>First: %1, %n floor(s).</source>
        <translation>
            <numerusform>Eerste: %1, %n bouwsteen.</numerusform>
            <numerusform>Eerste: %1, %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Second: %2.</source>
        <comment>a sentence, names</comment>
        <translation>%1 Tweede: %2.</translation>
    </message>
    <message>
        <source>Worth %1 for first place, %2 for second.</source>
        <translation>De eerste krijgt %1, de tweede %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n vacant site(s).</source>
        <translation>
            <numerusform>%n vrije plaats.</numerusform>
            <numerusform>%n vrije plaatsen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n bouwsteen</numerusform>
            <numerusform>%n bouwstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 floors</source>
        <translation>%1 tot %2 bouwstenen</translation>
    </message>
    <message>
        <source>Nothing fits: the area is full.</source>
        <translation>Er past niets: de wijk is vol.</translation>
    </message>
    <message>
        <source>Fits: any roof, %1.</source>
        <translation>Past: elk dak, %1.</translation>
    </message>
    <message>
        <source>No roof fits here.</source>
        <translation>Hier past geen enkel dak.</translation>
    </message>
    <message>
        <source>Fits: %1, %2.</source>
        <comment>roofs, floors</comment>
        <translation>Past: %1, %2.</translation>
    </message>
    <message>
        <source>Nobody has built here yet.</source>
        <translation>Hier heeft nog niemand gebouwd.</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %n bron</numerusform>
            <numerusform>%1 + %n bronnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 × %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %2 × %n bron</numerusform>
            <numerusform>%1 + %2 × %n bronnen</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) × %2 temple</source>
        <translation>(%1) × %2 tempel</translation>
    </message>
    <message>
        <source>%1 × %2 temple</source>
        <translation>%1 × %2 tempel</translation>
    </message>
</context>
<context>
    <name>capitol::app::AuctionModel</name>
    <message>
        <source>nothing for you now</source>
        <translation>nu niets voor jou</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s) each time: %1</source>
        <translation>
            <numerusform>telkens +%n kaart: %1</numerusform>
            <numerusform>telkens +%n kaarten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) each time: %1</source>
        <translation>
            <numerusform>telkens +%n punt: %1</numerusform>
            <numerusform>telkens +%n punten: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardDocument</name>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Wijk toevoegen</translation>
    </message>
    <message>
        <source>Remove the area</source>
        <translation>Wijk verwijderen</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Op het bord zetten</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardEditor</name>
    <message>
        <source>Edit this board…</source>
        <translation>Dit bord bewerken…</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Altijd 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>De bestandsnaam zonder .yaml.</translation>
    </message>
    <message>
        <source>The name of the board, by language.</source>
        <translation>De naam van het bord, per taal.</translation>
    </message>
    <message>
        <source>Width and height in centimetres, each from 1 to %1.</source>
        <translation>Breedte en hoogte in centimeters, elk van 1 tot en met %1.</translation>
    </message>
    <message>
        <source>Centimetres from left to right.</source>
        <translation>In centimeters, van links naar rechts.</translation>
    </message>
    <message>
        <source>Centimetres from top to bottom.</source>
        <translation>In centimeters, van boven naar beneden.</translation>
    </message>
    <message>
        <source>The areas, each with its sites. At most %1.</source>
        <translation>De wijken met hun plaatsen; hoogstens %1 wijken.</translation>
    </message>
    <message>
        <source>Three lower-case letters that no other area has. They are used to write moves.</source>
        <translation>Drie kleine letters die geen andere wijk heeft. Zetten worden ermee genoteerd.</translation>
    </message>
    <message>
        <source>The district: black, white or red. It decides which permits count here.</source>
        <translation>Het stadsdeel: zwart, wit of rood. Het bepaalt welke vergunningen hier gelden.</translation>
    </message>
    <message>
        <source>The name that is printed on the board.</source>
        <translation>De naam die op het bord staat.</translation>
    </message>
    <message>
        <source>The name in the game’s texts, by language.</source>
        <translation>De naam in de teksten van het spel, per taal.</translation>
    </message>
    <message>
        <source>How many fountains are printed here. They take the first small sites.</source>
        <translation>Hoeveel bronnen hier gedrukt staan. Ze nemen de eerste kleine plaatsen in.</translation>
    </message>
    <message>
        <source>The corners in order, each [x, y] in centimetres from the top left.</source>
        <translation>De hoekpunten op volgorde, elk [x, y] in centimeters vanaf linksboven.</translation>
    </message>
    <message>
        <source>Where the name is written: the centre, [x, y].</source>
        <translation>Waar de naam staat: het middelpunt, [x, y].</translation>
    </message>
    <message>
        <source>The centres of the small sites, each [x, y]. From 1 to %1.</source>
        <translation>De middelpunten van de kleine plaatsen (1 tot en met %1), elk [x, y].</translation>
    </message>
    <message>
        <source>The centre of the large site, [x, y]. Without this line there is none.</source>
        <translation>Het middelpunt van de grote plaats, [x, y]. Zonder deze regel is er geen.</translation>
    </message>
    <message>
        <source>Water, for decoration only: a list of outlines, each with three corners or more.</source>
        <translation>Water, alleen ter versiering: een lijst van omtrekken, elk met minstens drie hoekpunten.</translation>
    </message>
    <message>
        <source>Walls, for decoration only: a list of lines, each with two points or more.</source>
        <translation>Muren, alleen ter versiering: een lijst van lijnen, elk met minstens twee punten.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardPanel</name>
    <message>
        <source>Selection</source>
        <translation>Selectie</translation>
    </message>
    <message>
        <source>From the left (cm)</source>
        <translation>Vanaf links (cm)</translation>
    </message>
    <message>
        <source>From the top (cm)</source>
        <translation>Vanaf boven (cm)</translation>
    </message>
    <message>
        <source>Printed fountains</source>
        <translation>Gedrukte bronnen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Latin name</source>
        <translation>Latijnse naam</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Naam in het %1</translation>
    </message>
    <message>
        <source>Large site</source>
        <translation>Grote plaats</translation>
    </message>
    <message>
        <source>Add a small site</source>
        <translation>Kleine plaats toevoegen</translation>
    </message>
    <message>
        <source>Add a corner</source>
        <translation>Hoekpunt toevoegen</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Selectie verwijderen</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Wijk toevoegen</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Deze wijk verwijderen</translation>
    </message>
    <message>
        <source>Small site %1</source>
        <translation>Kleine plaats %1</translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation>Hoekpunt %1</translation>
    </message>
    <message>
        <source>Name label</source>
        <translation>Plek van de naam</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Deel van het bord</translation>
    </message>
    <message>
        <source>Add water</source>
        <translation>Water toevoegen</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Muur toevoegen</translation>
    </message>
    <message>
        <source>Width (cm)</source>
        <translation>Breedte (cm)</translation>
    </message>
    <message>
        <source>Height (cm)</source>
        <translation>Hoogte (cm)</translation>
    </message>
    <message>
        <source>Remove this water</source>
        <translation>Dit water verwijderen</translation>
    </message>
    <message>
        <source>Remove this wall</source>
        <translation>Deze muur verwijderen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Afmetingen</translation>
    </message>
    <message>
        <source>Water %1</source>
        <translation>Water %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Muur %1</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Het hele bord</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardWindow</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Het bord</translation>
    </message>
    <message>
        <source>The board’s text</source>
        <translation>De tekst van het bord</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>%1[*] – Board editor</source>
        <translation>%1[*] – Bordeditor</translation>
    </message>
    <message>
        <source>This can only be changed in the text itself.</source>
        <translation>Dit is alleen in de tekst zelf te wijzigen.</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, the board can only be changed in the text.</source>
        <translation>Zolang de tekst geen geldige YAML is, is het bord alleen in de tekst te wijzigen.</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>De bestandsnaam “%1” is al in gebruik. “%2” is vrij.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: fix the problem and try again.</source>
        <translation>Kan %1 niet schrijven: %2. Er is niets verloren: los het probleem op en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Bordeditor</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alles vervangen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliceren</translation>
    </message>
    <message>
        <source>Now partly outside the board: %1. Nothing has been removed.</source>
        <translation>Ligt nu deels buiten het bord: %1. Er is niets verwijderd.</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Op het bord zetten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Je wijzigingen kunnen niet op schijf worden bewaard: %1</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>%1 hoort bij het programma en kan niet worden gewijzigd. Je bewerkt een kopie: %2.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the arrow keys move it (with Shift, by a centimetre), Insert or Plus adds a corner, and Delete removes the selection.</source>
        <translation>Selecteer met Page Up en Page Down (met Ctrl een andere wijk, een ander water of een andere muur), verplaats met de pijltjes (met Shift een centimeter), voeg met Insert of + een hoekpunt toe en verwijder met Delete.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BuildingsEditor</name>
    <message>
        <source>Add a building</source>
        <translation>Gebouw toevoegen</translation>
    </message>
    <message>
        <source>Floors of building %1</source>
        <translation>Bouwstenen van gebouw %1</translation>
    </message>
    <message>
        <source>no roof</source>
        <translation>geen dak</translation>
    </message>
    <message>
        <source>round roof</source>
        <translation>rond dak</translation>
    </message>
    <message>
        <source>triangular roof</source>
        <translation>puntdak</translation>
    </message>
    <message>
        <source>Roof of building %1</source>
        <translation>Dak van gebouw %1</translation>
    </message>
    <message>
        <source>Remove this building</source>
        <translation>Dit gebouw verwijderen</translation>
    </message>
    <message>
        <source>Remove building %1</source>
        <translation>Gebouw %1 verwijderen</translation>
    </message>
</context>
<context>
    <name>capitol::app::ChartPainter</name>
    <message>
        <source>Error bars: ± 2 standard errors</source>
        <translation>Foutbalken: ± 2 standaardfouten</translation>
    </message>
</context>
<context>
    <name>capitol::app::Comparison</name>
    <message>
        <source>the other columns are compared with this one</source>
        <translation>de andere kolommen worden hiermee vergeleken</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle onderwerpen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Verschillen</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>Andere spelregels</translation>
    </message>
    <message>
        <source>Translation errors</source>
        <translation>Vertaalfouten</translation>
    </message>
    <message>
        <source>Not mentioned</source>
        <translation>Niet vermeld</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Open vragen</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s). Select one for details.</source>
        <translation>
            <numerusform>%n onderwerp. Kies het voor details.</numerusform>
            <numerusform>%n onderwerpen. Kies er een voor details.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .html, .md or .pdf.</source>
        <translation>Kan “%1” niet schrijven: de bestandsnaam moet eindigen op .html, .md of .pdf.</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>In dit spel: %1</translation>
    </message>
    <message>
        <source>≠ %1 in play, ≈ %2 in wording</source>
        <translation>≠ %1 in het spel, ≈ %2 in bewoording</translation>
    </message>
    <message>
        <source>Changes play</source>
        <translation>Verandert het spel</translation>
    </message>
</context>
<context>
    <name>capitol::app::Connection</name>
    <message>
        <source>This build of Capitol has no network support (Qt WebSockets).</source>
        <translation>Deze versie van Capitol is gebouwd zonder netwerkondersteuning (Qt WebSockets).</translation>
    </message>
    <message>
        <source>This system has no encryption library (TLS), so no encrypted connection to %1 is possible.</source>
        <translation>Dit systeem heeft geen versleutelingsbibliotheek (TLS), dus een versleutelde verbinding met %1 is niet mogelijk.</translation>
    </message>
    <message>
        <source>No computer called %1 was found. Check the address and your internet connection.</source>
        <translation>Er is geen computer met de naam %1 gevonden. Controleer het adres en je internetverbinding.</translation>
    </message>
    <message>
        <source>No server is running at %1. Check the address and the port, or ask the host to start it.</source>
        <translation>Op %1 draait geen server. Controleer het adres en de poort, of vraag of de server gestart kan worden.</translation>
    </message>
    <message>
        <source>%1 cannot be reached over this network. Check your connection.</source>
        <translation>%1 is via dit netwerk niet bereikbaar. Controleer je verbinding.</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the address; a firewall may be in the way.</source>
        <translation>%1 antwoordt niet. Controleer het adres; misschien houdt een firewall de verbinding tegen.</translation>
    </message>
    <message>
        <source>%1 does not offer an encrypted connection, so nothing was sent.</source>
        <translation>%1 biedt geen versleutelde verbinding, dus er is niets verstuurd.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted, so nothing was sent: %2</source>
        <translation>Het certificaat van %1 wordt niet vertrouwd, dus er is niets verstuurd: %2</translation>
    </message>
    <message>
        <source>%1 is not the server from the invitation: its certificate is a different one. Nothing was sent. Ask the host for a new invitation.</source>
        <translation>%1 is niet de server van de uitnodiging: het certificaat is anders. Er is niets verstuurd. Vraag om een nieuwe uitnodiging.</translation>
    </message>
    <message>
        <source>%1 is not a Capitol server, or is just restarting.</source>
        <translation>%1 is geen Capitol-server, of wordt net opnieuw gestart.</translation>
    </message>
    <message>
        <source>%1 sent more than a Capitol server should, so the connection was closed.</source>
        <translation>%1 stuurde meer dan een Capitol-server hoort te sturen, dus de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>%1 sent something that makes no sense, so the connection was closed. It may be running a different version of Capitol.</source>
        <translation>%1 stuurde iets onbegrijpelijks, dus de verbinding is verbroken. Misschien draait daar een andere versie van Capitol.</translation>
    </message>
    <message>
        <source>You are now playing at this table from another window or device.</source>
        <translation>Je speelt nu aan deze tafel in een ander venster of op een ander apparaat.</translation>
    </message>
    <message>
        <source>%1 has stopped responding.</source>
        <translation>%1 reageert niet meer.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost.</source>
        <translation>De verbinding met %1 is verbroken.</translation>
    </message>
    <message>
        <source>The server at %1 is restarting.</source>
        <translation>De server op %1 wordt opnieuw gestart.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckEditor</name>
    <message>
        <source>Add a value</source>
        <translation>Waarde toevoegen</translation>
    </message>
    <message>
        <source>Value of a card</source>
        <translation>Waarde van een kaart</translation>
    </message>
    <message>
        <source>Copies of each card, by kind and value</source>
        <translation>Aantal van elke kaart, per soort en waarde</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all, at most %1</source>
        <translation>
            <numerusform>%n kaart in totaal, hoogstens %1</numerusform>
            <numerusform>%n kaarten in totaal, hoogstens %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckModel</name>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>permits, %1</source>
        <comment>colour</comment>
        <translation>vergunningen, %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::DocumentKeeper</name>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>“%1” heeft niet-opgeslagen wijzigingen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Another program has changed the file while you were editing it.</source>
        <translation>Een ander programma heeft het bestand gewijzigd terwijl je het bewerkte.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Mijn werk houden</translation>
    </message>
    <message>
        <source>Load theirs</source>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Gewijzigd door een ander programma</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Kan %1 niet lezen: %2</translation>
    </message>
    <message>
        <source>Another program has changed the file; it has been reloaded.</source>
        <translation>Een ander programma heeft het bestand gewijzigd; het is opnieuw geladen.</translation>
    </message>
    <message>
        <source>Another program has deleted the file. Saving will create it again.</source>
        <translation>Een ander programma heeft het bestand verwijderd. Bij opslaan wordt het opnieuw gemaakt.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DraftWords</name>
    <message>
        <source>%1. What you have prepared but not confirmed or sent is lost if the program ends.</source>
        <translation>%1. Wat je hebt voorbereid maar nog niet hebt bevestigd of verstuurd, gaat verloren als het programma stopt.</translation>
    </message>
</context>
<context>
    <name>capitol::app::EditorWindow</name>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Kan %1 niet lezen: %2</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>%1 hoort bij het programma en kan niet worden gewijzigd. Je bewerkt een kopie: %2.</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>Nieuwe variant</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: save it somewhere else, or fix the problem and try again.</source>
        <translation>Kan %1 niet schrijven: %2. Er is niets verloren: sla het ergens anders op, of los het probleem op en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Import a variant</source>
        <translation>Een variant importeren</translation>
    </message>
    <message>
        <source>Variants (*.yaml *.yml)</source>
        <translation>Varianten (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1 is not a variant. Line %2, column %3: %4</source>
        <translation>%1 is geen variant. Regel %2, kolom %3: %4</translation>
    </message>
    <message>
        <source>Export the variant</source>
        <translation>De variant exporteren</translation>
    </message>
    <message>
        <source>Cannot delete %1: %2</source>
        <translation>Kan %1 niet verwijderen: %2</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>“%1” verwijderd.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>This variant cannot be played yet. The problems are listed below the text.</source>
        <translation>Deze variant is nog niet speelbaar. De problemen staan onder de tekst.</translation>
    </message>
    <message>
        <source>Variant editor</source>
        <translation>Varianteneditor</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Je wijzigingen kunnen niet op schijf worden bewaard: %1</translation>
    </message>
    <message>
        <source>The program closed before your changes to “%1” were saved.</source>
        <translation>Het programma werd afgesloten voordat je wijzigingen aan “%1” waren opgeslagen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nieuw…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Dupliceren…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Reset &amp;all rules</source>
        <translation>Alle &amp;spelregels terugzetten</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Proberen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Spelregel zoeken</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Alleen gewijzigde</translation>
    </message>
    <message>
        <source>Rules of the variant</source>
        <translation>Spelregels van de variant</translation>
    </message>
    <message>
        <source>The variant’s text</source>
        <translation>De tekst van de variant</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>%1[*] – Variant editor</source>
        <translation>%1[*] – Varianteneditor</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n spelregel gewijzigd</numerusform>
            <numerusform>%n spelregels gewijzigd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n probleem</numerusform>
            <numerusform>%n problemen</numerusform>
        </translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>speelbaar</translation>
    </message>
    <message>
        <source>included with the program; your first change makes a copy</source>
        <translation>hoort bij het programma; bij je eerste wijziging ontstaat een kopie</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>niet opgeslagen</translation>
    </message>
    <message>
        <source>This is written in a way that can only be changed in the text itself (an alias, a merge or a duplicate key).</source>
        <translation>Dit staat er op een manier die je alleen in de tekst kunt wijzigen (een alias, een samenvoeging of een dubbele sleutel).</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, rules can only be changed in the text.</source>
        <translation>Zolang de tekst geen geldige YAML is, kun je de spelregels alleen in de tekst wijzigen.</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Meten</translation>
    </message>
    <message>
        <source>&amp;Measure it</source>
        <translation>&amp;Meten</translation>
    </message>
    <message>
        <source>R&amp;eplace in the text</source>
        <translation>Vervan&amp;gen in de tekst</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>De bestandsnaam “%1” is al in gebruik. “%2” is vrij.</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Opslaan als “%1”</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Een andere variant heet al “%1”. “%2” is vrij.</translation>
    </message>
    <message>
        <source>These variants are based on “%1”: %2.</source>
        <translation>Deze varianten zijn gebaseerd op “%1”: %2.</translation>
    </message>
    <message>
        <source>Base them on “%1”</source>
        <translation>Op “%1” baseren</translation>
    </message>
    <message>
        <source>Keep “%1” too</source>
        <translation>Ook “%1” houden</translation>
    </message>
    <message>
        <source>Cannot delete “%1”, because these variants are based on it: %2.</source>
        <translation>Kan “%1” niet verwijderen, omdat deze varianten erop gebaseerd zijn: %2.</translation>
    </message>
    <message>
        <source>Make them independent</source>
        <translation>Zelfstandig maken</translation>
    </message>
    <message>
        <source>No variant is based on “%1” any more.</source>
        <translation>Er is geen variant meer op “%1” gebaseerd.</translation>
    </message>
    <message>
        <source>It was saved as “%1” in %2, because its own name was taken.</source>
        <translation>Opgeslagen als “%1” in %2, omdat de eigen naam al in gebruik was.</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alles vervangen</translation>
    </message>
    <message>
        <source>Expor&amp;t without parents…</source>
        <translation>Expor&amp;teren zonder basis…</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n waarschuwing</numerusform>
            <numerusform>%n waarschuwingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Opgeslagen in %1.</translation>
    </message>
    <message>
        <source>The program closed before your changes to the board “%1” were saved.</source>
        <translation>Het programma werd afgesloten voordat je wijzigingen aan het bord “%1” waren opgeslagen.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
</context>
<context>
    <name>capitol::app::FailureWords</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>het is een apparaat of een pipe, geen bestand</translation>
    </message>
    <message>
        <source>it is a link created by another user</source>
        <translation>het is een koppeling van een andere gebruiker</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>het bestand is te groot</translation>
    </message>
    <message>
        <source>the drive or the network does not respond</source>
        <translation>de schijf of het netwerk reageert niet</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>een ander programma gebruikt het</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>het bestand of de map bestaat niet</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>je hebt er geen rechten voor</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>de schijf is tegen schrijven beveiligd</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>een deel van het pad is geen map</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>de schijf meldt een fout</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>er zijn te veel bestanden open</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>er is te weinig geheugen</translation>
    </message>
</context>
<context>
    <name>capitol::app::FairPlayCheck</name>
    <message>
        <source>The check failed: %1</source>
        <translation>De controle is mislukt: %1</translation>
    </message>
    <message>
        <source>%1 chose differently although only hidden cards had changed. This is an error in the program: please report it.</source>
        <translation>%1 koos anders, terwijl alleen verborgen kaarten veranderd waren. Dat is een fout in het programma: meld die alsjeblieft.</translation>
    </message>
    <message>
        <source>Nothing was hidden from %1 here that could be dealt differently.</source>
        <translation>Hier was voor %1 niets verborgen dat anders uitgedeeld kon worden.</translation>
    </message>
    <message>
        <source>%1 made the same choice every time: hidden cards made no difference.</source>
        <translation>%1 maakte elke keer dezelfde keuze: verborgen kaarten maakten geen verschil.</translation>
    </message>
    <message>
        <source>It is also the choice made in the game.</source>
        <translation>Het is ook de keuze die in het spel is gemaakt.</translation>
    </message>
    <message>
        <source>In the game the choice was different: %1 There the search was shorter or longer; here every answer comes from an equally long one.</source>
        <translation>In het spel was de keuze anders: %1 Daar is korter of langer gezocht; hier is voor elk antwoord even lang gezocht.</translation>
    </message>
    <message>
        <source>Cards as they were: %1</source>
        <translation>Kaarten zoals ze lagen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in hands</source>
        <translation>
            <numerusform>%n andere kaart in handen</numerusform>
            <numerusform>%n andere kaarten in handen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in the piles</source>
        <translation>
            <numerusform>%n andere kaart in de stapels</numerusform>
            <numerusform>%n andere kaarten in de stapels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different sealed bid(s)</source>
        <translation>
            <numerusform>%n ander verzegeld bod</numerusform>
            <numerusform>%n andere verzegelde biedingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1: %2. %3</source>
        <comment>a number, what differs in it, the answer</comment>
        <translation>Verdeling %1: %2. %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Same choice.</source>
        <translation>Dezelfde keuze.</translation>
    </message>
    <message>
        <source>Another choice: %1</source>
        <translation>Andere keuze: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::FigureWords</name>
    <message>
        <source>Points per player in round %1</source>
        <translation>Punten per speler in ronde %1</translation>
    </message>
    <message>
        <source>Victories, seat %1</source>
        <translation>Overwinningen, plaats %1</translation>
    </message>
    <message>
        <source>Points, seat %1</source>
        <translation>Punten, plaats %1</translation>
    </message>
    <message>
        <source>Points per player</source>
        <translation>Punten per speler</translation>
    </message>
    <message>
        <source>Winner’s points</source>
        <translation>Punten van de winnaar</translation>
    </message>
    <message>
        <source>Last player’s points</source>
        <translation>Punten van de laatste speler</translation>
    </message>
    <message>
        <source>Gap between first and last</source>
        <translation>Verschil tussen eerste en laatste</translation>
    </message>
    <message>
        <source>Gap between first and second</source>
        <translation>Verschil tussen eerste en tweede</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Wisselingen van de leiding</translation>
    </message>
    <message>
        <source>Comeback in the last scoring</source>
        <translation>Ingehaald bij de laatste telling</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Gedeelde overwinningen</translation>
    </message>
    <message>
        <source>Tied auctions</source>
        <translation>Veilingen met gelijke biedingen</translation>
    </message>
    <message>
        <source>Unsold tiles</source>
        <translation>Onverkochte tegels</translation>
    </message>
    <message>
        <source>Unsold tiles: tie</source>
        <translation>Onverkochte tegels: gelijk bod</translation>
    </message>
    <message>
        <source>Unsold tiles: no bid</source>
        <translation>Onverkochte tegels: geen bod</translation>
    </message>
    <message>
        <source>Unsold tiles: no vacant site</source>
        <translation>Onverkochte tegels: geen vrije plaats</translation>
    </message>
    <message>
        <source>Total of the winning bids</source>
        <translation>Som van de winnende biedingen</translation>
    </message>
    <message>
        <source>Cards in the winning bids</source>
        <translation>Kaarten in de winnende biedingen</translation>
    </message>
    <message>
        <source>Floors used</source>
        <translation>Gebruikte bouwstenen</translation>
    </message>
    <message>
        <source>Floors on the board</source>
        <translation>Bouwstenen op het bord</translation>
    </message>
    <message>
        <source>Empty areas</source>
        <translation>Lege wijken</translation>
    </message>
    <message>
        <source>Contested areas</source>
        <translation>Betwiste wijken</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespeelde kaarten</translation>
    </message>
    <message>
        <source>Cards played without effect</source>
        <translation>Kaarten zonder actie gespeeld</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Overgebleven kaarten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Moves in construction</source>
        <translation>Zetten in de bouwfase</translation>
    </message>
    <message>
        <source>Moves in auctions</source>
        <translation>Zetten in de veilingen</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Getrokken kaarten</translation>
    </message>
    <message>
        <source>Buildings finished</source>
        <translation>Voltooide gebouwen</translation>
    </message>
    <message>
        <source>Buildings on the board</source>
        <translation>Gebouwen op het bord</translation>
    </message>
    <message>
        <source>Buildings left over</source>
        <translation>Overgebleven gebouwen</translation>
    </message>
    <message>
        <source>Floors in the tallest building</source>
        <translation>Bouwstenen van het hoogste gebouw</translation>
    </message>
    <message>
        <source>Victories with %1</source>
        <comment>an engineer</comment>
        <translation>Overwinningen met %1</translation>
    </message>
    <message>
        <source>Points for completed canals</source>
        <translation>Punten voor voltooide kanalen</translation>
    </message>
    <message>
        <source>Points for goods during play</source>
        <translation>Punten voor goederen tijdens het spel</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Punten voor onvoltooide kanalen</translation>
    </message>
    <message>
        <source>Points in the final delivery</source>
        <translation>Punten voor de laatste levering</translation>
    </message>
    <message>
        <source>Points for the most contracts</source>
        <translation>Punten voor de meeste contracten</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Kanaalpanden</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sluizen</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aquaducten</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Tiles taken back</source>
        <translation>Teruggenomen tegels</translation>
    </message>
    <message>
        <source>Cubes placed</source>
        <translation>Geplaatste blokjes</translation>
    </message>
    <message>
        <source>Cubes taken off the board</source>
        <translation>Van het bord gehaalde blokjes</translation>
    </message>
    <message>
        <source>Cubes shipped during play</source>
        <translation>Tijdens het spel verplaatste blokjes</translation>
    </message>
    <message>
        <source>Cubes in the final delivery</source>
        <translation>Blokjes bij de laatste levering</translation>
    </message>
    <message>
        <source>Sections used by goods</source>
        <translation>Door goederen gebruikte secties</translation>
    </message>
    <message>
        <source>Face-up cards taken</source>
        <translation>Genomen open kaarten</translation>
    </message>
    <message>
        <source>Face-up cards replaced</source>
        <translation>Vervangen open kaarten</translation>
    </message>
    <message>
        <source>Cards paid for tiles</source>
        <translation>Voor tegels betaalde kaarten</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Afgelegde kaarten</translation>
    </message>
    <message>
        <source>Comeback in the final scoring</source>
        <translation>Ingehaald bij de laatste telling</translation>
    </message>
    <message>
        <source>Ties for first place</source>
        <translation>Gelijke stand op de eerste plaats</translation>
    </message>
    <message>
        <source>End triggered by points</source>
        <translation>Einde door de punten</translation>
    </message>
    <message>
        <source>End triggered by the last contracts</source>
        <translation>Einde door de laatste contracten</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <translation>Genomen contracten</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Voltooide contracten</translation>
    </message>
    <message>
        <source>Contracts incomplete at the end</source>
        <translation>Onvoltooide contracten aan het eind</translation>
    </message>
    <message>
        <source>Engineers swapped</source>
        <translation>Geruilde ingenieurs</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Phases without an action</source>
        <translation>Fasen zonder actie</translation>
    </message>
</context>
<context>
    <name>capitol::app::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Zoeken in de tekst</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Vervangen door</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alles vervangen</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gevonden</numerusform>
            <numerusform>%n gevonden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::GameFiles</name>
    <message>
        <source>Capitol is already open but is not responding. Two windows would save over the same game: close the other one and try again.</source>
        <translation>Capitol is al geopend, maar reageert niet. Twee vensters zouden hetzelfde spel opslaan: sluit het andere venster en probeer het opnieuw.</translation>
    </message>
    <message numerus="yes">
        <source>This game is damaged after %n move(s). You can open it up to that move; the damaged file is kept.</source>
        <translation>
            <numerusform>Van dit spel is alleen %n zet leesbaar; de rest is beschadigd. Je kunt het tot daar openen; het beschadigde bestand blijft bewaard.</numerusform>
            <numerusform>Van dit spel zijn alleen de eerste %n zetten leesbaar; de rest is beschadigd. Je kunt het tot daar openen; het beschadigde bestand blijft bewaard.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no computer player called “%1”.</source>
        <translation>Dit programma heeft geen computerspeler met de naam “%1”.</translation>
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
        <translation>%1 (aangepast)</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameReview</name>
    <message>
        <source>The review failed: %1</source>
        <translation>De analyse is mislukt: %1</translation>
    </message>
    <message>
        <source>All moments</source>
        <translation>Alle momenten</translation>
    </message>
    <message>
        <source>All losses</source>
        <translation>Alle verliezen</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
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
        <translation>De computerspeler koos een zet die volgens de spelregels niet mag: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Het spel begint.</translation>
    </message>
    <message>
        <source>%1 seals a bid.</source>
        <translation>%1 verzegelt een bod.</translation>
    </message>
    <message>
        <source>What happened before this was not seen here.</source>
        <translation>Wat hiervoor gebeurde, is hier niet gezien.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameStatistics</name>
    <message>
        <source>The statistics cannot be read, and no games are counted. Repair or remove the file, or clear the statistics.</source>
        <translation>De statistieken zijn niet te lezen en er worden geen spellen geteld. Herstel of verwijder het bestand, of wis de statistieken.</translation>
    </message>
    <message>
        <source>The statistics are full, and no more games are counted until you clear them.</source>
        <translation>De statistieken zijn vol: er worden geen spellen meer geteld tot je ze wist.</translation>
    </message>
    <message>
        <source>Longest winning streak: %1 (%2)</source>
        <comment>victories, name</comment>
        <translation>Langste reeks overwinningen: %1 (%2)</translation>
    </message>
    <message>
        <source>Best score: %1 points (%2, %3, %4)</source>
        <comment>score, name, variant, date</comment>
        <translation>Beste score: %1 punten (%2, %3, %4)</translation>
    </message>
</context>
<context>
    <name>capitol::app::Games</name>
    <message numerus="yes">
        <source>%1, %n opponent(s): %2</source>
        <comment>the rules, how strong they are</comment>
        <translation>
            <numerusform>%1, %n tegenstander: %2</numerusform>
            <numerusform>%1, %n tegenstanders: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game cannot be read.</source>
        <translation>Het laatste spel kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>variant, round, players</comment>
        <translation>%1, ronde %2: %3</translation>
    </message>
    <message>
        <source>This variant is for %1 to %2 players.</source>
        <translation>Deze variant is voor %1 tot %2 spelers.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GamesModel</name>
    <message>
        <source>Over</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 van %2</translation>
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
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::Guide</name>
    <message>
        <source>Not now. In this lesson: %1</source>
        <translation>Nu even niet. In deze les: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Zoeken in de handleiding</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
</context>
<context>
    <name>capitol::app::KeptResults</name>
    <message>
        <source>Your results cannot be read, so no new ones are kept. Repair or remove the file, or start anew.</source>
        <translation>Mijn resultaten zijn niet te lezen en nieuwe worden niet bewaard. Herstel of verwijder het bestand, of begin opnieuw.</translation>
    </message>
    <message>
        <source>The file of your results is full, and no more are kept until you start anew.</source>
        <translation>Het bestand met mijn resultaten is vol: er worden er geen meer bewaard totdat ik opnieuw begin.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobEffectModel</name>
    <message>
        <source>Only this rule changed</source>
        <translation>Alleen deze spelregel gewijzigd</translation>
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
        <translation>Cijfers die verschillen</translation>
    </message>
    <message>
        <source>All changes together</source>
        <translation>Alle wijzigingen samen</translation>
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
        <translation>Spelregel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Standaardwaarde</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n gewijzigd</numerusform>
            <numerusform>%n gewijzigd</numerusform>
        </translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Bestandsnaam</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Gebaseerd op</translation>
    </message>
    <message>
        <source>Name, %1</source>
        <translation>Naam, %1</translation>
    </message>
    <message>
        <source>Summary, %1</source>
        <translation>Samenvatting, %1</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>niets (zelfstandig)</translation>
    </message>
    <message>
        <source>changed, was %1</source>
        <translation>gewijzigd, was %1</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ongeldig</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobPanel</name>
    <message>
        <source>Reset this rule</source>
        <translation>Spelregel terugzetten</translation>
    </message>
    <message>
        <source>Choose a rule above to change it.</source>
        <translation>Kies hierboven een spelregel die je wilt wijzigen.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Bestandsnaam</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Gebaseerd op</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Naam in het %1</translation>
    </message>
    <message>
        <source>Summary in %1</source>
        <translation>Samenvatting in het %1</translation>
    </message>
    <message>
        <source>Lower-case letters, digits, - and _. The file is renamed when you save.</source>
        <translation>Kleine letters, cijfers, - en _. Het bestand wordt bij het opslaan hernoemd.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Wat hier niet is ingesteld, komt uit die variant.</translation>
    </message>
    <message>
        <source>The name shown when you start a game.</source>
        <translation>De naam van de variant, zoals je die ziet als je een spel begint.</translation>
    </message>
    <message>
        <source>One or two sentences about how it plays.</source>
        <translation>Een of twee zinnen over hoe de variant speelt.</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Standaardwaarde: %1</translation>
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
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>niets (zelfstandig)</translation>
    </message>
    <message>
        <source>This variant</source>
        <translation>Deze variant</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Veilingen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Kaarten trekken</translation>
    </message>
    <message>
        <source>Open information</source>
        <translation>Open informatie</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>hoogste kaart</translation>
    </message>
    <message>
        <source>lowest score</source>
        <translation>laagste score</translation>
    </message>
    <message>
        <source>nearest the consul</source>
        <translation>dichtst bij de consul</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>niemand krijgt de tegel</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), %1 to %2</source>
        <translation>
            <numerusform>%n kaart, %1 tot %2</numerusform>
            <numerusform>%n kaarten, %1 tot %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <comment>sums by colour</comment>
        <translation>%1 kaarten</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Van %1 tot %2.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiaans</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Minimumaantal spelers</translation>
    </message>
    <message>
        <source>The smallest number of players allowed.</source>
        <translation>Het kleinste aantal spelers.</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Maximumaantal spelers</translation>
    </message>
    <message>
        <source>The largest number of players allowed.</source>
        <translation>Het grootste aantal spelers.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>How many rounds a game has; each has its own tiles.</source>
        <translation>Hoeveel rondes een spel heeft; elke ronde heeft eigen tegels.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The areas, their sites and the printed fountains.</source>
        <translation>De wijken, hun plaatsen en de gedrukte bronnen.</translation>
    </message>
    <message>
        <source>Roof cards dealt</source>
        <translation>Dakkaarten bij het begin</translation>
    </message>
    <message>
        <source>Roof cards each player starts with.</source>
        <translation>Dakkaarten waarmee elke speler begint.</translation>
    </message>
    <message>
        <source>Floor cards dealt</source>
        <translation>Bouwsteenkaarten bij het begin</translation>
    </message>
    <message>
        <source>Floor cards each player starts with.</source>
        <translation>Bouwsteenkaarten waarmee elke speler begint.</translation>
    </message>
    <message>
        <source>Permits dealt</source>
        <translation>Vergunningen bij het begin</translation>
    </message>
    <message>
        <source>Permits each player starts with.</source>
        <translation>Vergunningen waarmee elke speler begint.</translation>
    </message>
    <message>
        <source>Starting buildings</source>
        <translation>Begingebouwen</translation>
    </message>
    <message>
        <source>What each player has already built at the start, using the roofs and floors below.</source>
        <translation>Wat elke speler bij het begin al gebouwd heeft, met de daken en bouwstenen hieronder.</translation>
    </message>
    <message>
        <source>Round roofs</source>
        <translation>Ronde daken</translation>
    </message>
    <message>
        <source>Round roofs of each player, including those on the starting buildings.</source>
        <translation>Ronde daken van elke speler, die op de begingebouwen inbegrepen.</translation>
    </message>
    <message>
        <source>Triangular roofs</source>
        <translation>Puntdaken</translation>
    </message>
    <message>
        <source>Triangular roofs of each player, including those on the starting buildings.</source>
        <translation>Puntdaken van elke speler, die op de begingebouwen inbegrepen.</translation>
    </message>
    <message>
        <source>First consul</source>
        <translation>Eerste consul</translation>
    </message>
    <message>
        <source>Who is consul in the first round.</source>
        <translation>Wie in de eerste ronde consul is.</translation>
    </message>
    <message>
        <source>Fountains from the start</source>
        <translation>Bronnen vanaf het begin</translation>
    </message>
    <message>
        <source>Fountains in each area before the first round.</source>
        <translation>Bronnen in elke wijk vóór de eerste ronde.</translation>
    </message>
    <message>
        <source>Floors in the game</source>
        <translation>Bouwstenen in het spel</translation>
    </message>
    <message>
        <source>Floors for all players together, including those in the starting buildings.</source>
        <translation>Bouwstenen voor alle spelers samen, die van de begingebouwen inbegrepen.</translation>
    </message>
    <message>
        <source>Roof cards</source>
        <translation>Dakkaarten</translation>
    </message>
    <message>
        <source>How many roof cards there are of each value.</source>
        <translation>Hoeveel dakkaarten er van elke waarde zijn.</translation>
    </message>
    <message>
        <source>Floor cards</source>
        <translation>Bouwsteenkaarten</translation>
    </message>
    <message>
        <source>How many floor cards there are of each value.</source>
        <translation>Hoeveel bouwsteenkaarten er van elke waarde zijn.</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Vergunningen</translation>
    </message>
    <message>
        <source>How many permits there are of each colour and value.</source>
        <translation>Hoeveel vergunningen er van elke kleur en waarde zijn.</translation>
    </message>
    <message>
        <source>An empty pile</source>
        <translation>Een lege stapel</translation>
    </message>
    <message>
        <source>What happens to the discards when a pile runs out.</source>
        <translation>Wat er met de aflegstapel gebeurt als een stapel op is.</translation>
    </message>
    <message>
        <source>Floors per card</source>
        <translation>Bouwstenen per kaart</translation>
    </message>
    <message>
        <source>How many floors a floor card gives.</source>
        <translation>Hoeveel bouwstenen een bouwsteenkaart geeft.</translation>
    </message>
    <message>
        <source>Where floors go</source>
        <translation>Waar bouwstenen komen</translation>
    </message>
    <message>
        <source>Which of your buildings without a roof a floor card may add to.</source>
        <translation>Welke gebouwen zonder dak je met een bouwsteenkaart mag verhogen.</translation>
    </message>
    <message>
        <source>Add to one and start another</source>
        <translation>Verhogen en beginnen</translation>
    </message>
    <message>
        <source>One floor card may both add to a building and start another.</source>
        <translation>Met één bouwsteenkaart mag je een gebouw verhogen en tegelijk een ander beginnen.</translation>
    </message>
    <message>
        <source>Using the floors</source>
        <translation>Gebruik van bouwstenen</translation>
    </message>
    <message>
        <source>Whether you must use all of a card’s floors, or may use only some.</source>
        <translation>Of je alle bouwstenen van een kaart moet gebruiken of ook een deel mag.</translation>
    </message>
    <message>
        <source>Too few floors left</source>
        <translation>Te weinig bouwstenen</translation>
    </message>
    <message>
        <source>What a floor card gives when there are not enough floors left.</source>
        <translation>Wat een bouwsteenkaart geeft als er niet genoeg bouwstenen over zijn.</translation>
    </message>
    <message>
        <source>Added floors are final</source>
        <translation>Toegevoegde bouwstenen liggen vast</translation>
    </message>
    <message>
        <source>When floors added by a card can no longer be taken back.</source>
        <translation>Wanneer bouwstenen van een kaart niet meer weggehaald kunnen worden.</translation>
    </message>
    <message>
        <source>Cards without effect</source>
        <translation>Kaarten zonder actie</translation>
    </message>
    <message>
        <source>A card may be played without carrying out its action.</source>
        <translation>Een kaart mag gespeeld worden zonder de actie uit te voeren.</translation>
    </message>
    <message>
        <source>An area’s first building</source>
        <translation>Het eerste gebouw</translation>
    </message>
    <message>
        <source>How many floors the first building in an area has.</source>
        <translation>Hoeveel bouwstenen het eerste gebouw van een wijk heeft.</translation>
    </message>
    <message>
        <source>Taller by at most</source>
        <translation>Hoeveel hoger</translation>
    </message>
    <message>
        <source>How many floors taller than the tallest in its area a building may be.</source>
        <translation>Hoeveel bouwstenen een gebouw hoger mag zijn dan het hoogste in de wijk.</translation>
    </message>
    <message>
        <source>Lower buildings too</source>
        <translation>Ook lagere gebouwen</translation>
    </message>
    <message>
        <source>A building may be lower than the tallest in its area.</source>
        <translation>Een gebouw mag lager zijn dan het hoogste van de wijk.</translation>
    </message>
    <message>
        <source>One roof shape per area</source>
        <translation>Eén dakvorm per wijk</translation>
    </message>
    <message>
        <source>All buildings in an area have the same roof shape.</source>
        <translation>Alle gebouwen in een wijk hebben dezelfde dakvorm.</translation>
    </message>
    <message>
        <source>Two roof shapes per colour</source>
        <translation>Twee dakvormen per kleur</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof shape.</source>
        <translation>De wijken van één kleur mogen niet allemaal dezelfde dakvorm hebben.</translation>
    </message>
    <message>
        <source>Tiles in each round</source>
        <translation>Tegels van elke ronde</translation>
    </message>
    <message>
        <source>The tiles auctioned in each round, in order.</source>
        <translation>De tegels die elke ronde geveild worden, op volgorde.</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Gelijke biedingen</translation>
    </message>
    <message>
        <source>How ties for the highest bid are broken, in order. If still tied, nobody gets the tile.</source>
        <translation>Wat er bij gelijke hoogste biedingen beslist, op volgorde. Blijft het gelijk, dan krijgt niemand de tegel.</translation>
    </message>
    <message>
        <source>Nobody bids anything</source>
        <translation>Niemand biedt iets</translation>
    </message>
    <message>
        <source>Whether a bid of zero can win a tile.</source>
        <translation>Of een bod van nul een tegel kan winnen.</translation>
    </message>
    <message>
        <source>Most floors</source>
        <translation>Meeste bouwstenen</translation>
    </message>
    <message>
        <source>Points for the most floors in an area.</source>
        <translation>Punten voor de meeste bouwstenen in een wijk.</translation>
    </message>
    <message>
        <source>Second most floors</source>
        <translation>Op één na meeste</translation>
    </message>
    <message>
        <source>Points for the second most floors in an area.</source>
        <translation>Punten voor de op één na meeste bouwstenen in een wijk.</translation>
    </message>
    <message>
        <source>Fountain, first place</source>
        <translation>Bron, voor de eerste</translation>
    </message>
    <message>
        <source>Points per fountain for the most floors in an area.</source>
        <translation>Punten per bron voor de meeste bouwstenen in een wijk.</translation>
    </message>
    <message>
        <source>Fountain, second place</source>
        <translation>Bron, voor de tweede</translation>
    </message>
    <message>
        <source>Points per fountain for the second most floors in an area.</source>
        <translation>Punten per bron voor de tweede in een wijk.</translation>
    </message>
    <message>
        <source>Temple multiplies by</source>
        <translation>Factor van een tempel</translation>
    </message>
    <message>
        <source>What a temple multiplies its area’s points by.</source>
        <translation>Waarmee een tempel de punten van zijn wijk vermenigvuldigt.</translation>
    </message>
    <message>
        <source>The tallest decides</source>
        <translation>Het hoogste beslist</translation>
    </message>
    <message>
        <source>The tallest building settles a tie for the most floors.</source>
        <translation>Het hoogste gebouw beslist bij evenveel bouwstenen.</translation>
    </message>
    <message>
        <source>Tied, but not as tall</source>
        <translation>Gelijk maar lager</translation>
    </message>
    <message>
        <source>What shorter tied players get.</source>
        <translation>Wat gelijke spelers met een lager gebouw krijgen.</translation>
    </message>
    <message>
        <source>Shared first, no second</source>
        <translation>Gedeeld eerste, geen tweede</translation>
    </message>
    <message>
        <source>If first place is shared, there is no second place.</source>
        <translation>Als de eerste plaats gedeeld wordt, is er geen tweede.</translation>
    </message>
    <message>
        <source>Tied, below shared first</source>
        <translation>Gelijk maar lager dan meerdere</translation>
    </message>
    <message>
        <source>What shorter tied players get when several others are equally tall.</source>
        <translation>Wat gelijke spelers met een lager gebouw krijgen als meerdere anderen even hoog zijn.</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Getrokken kaarten</translation>
    </message>
    <message>
        <source>Cards each player draws at the end of a round.</source>
        <translation>Kaarten die elke speler aan het einde van een ronde trekt.</translation>
    </message>
    <message>
        <source>How cards are drawn</source>
        <translation>Hoe er getrokken wordt</translation>
    </message>
    <message>
        <source>Draw a fixed number, or until you hold that many.</source>
        <translation>Een vast aantal trekken, of tot je er zoveel in de hand hebt.</translation>
    </message>
    <message>
        <source>Amphitheatre, first place</source>
        <translation>Amfitheater, voor de eerste</translation>
    </message>
    <message>
        <source>Extra cards for the most floors in an area with an amphitheatre.</source>
        <translation>Extra kaarten voor de meeste bouwstenen in een wijk met een amfitheater.</translation>
    </message>
    <message>
        <source>Amphitheatre, second place</source>
        <translation>Amfitheater, voor de tweede</translation>
    </message>
    <message>
        <source>Extra cards for the second most floors in an area with an amphitheatre.</source>
        <translation>Extra kaarten voor de tweede in een wijk met een amfitheater.</translation>
    </message>
    <message>
        <source>Optional extra cards</source>
        <translation>Extra kaarten mag je weigeren</translation>
    </message>
    <message>
        <source>A player may decline the extra cards for an amphitheatre.</source>
        <translation>Een speler mag de extra kaarten van een amfitheater weigeren.</translation>
    </message>
    <message>
        <source>Draw after the last round</source>
        <translation>Trekken na de laatste ronde</translation>
    </message>
    <message>
        <source>Cards are drawn even though the game is over.</source>
        <translation>Er worden kaarten getrokken, ook als het spel afgelopen is.</translation>
    </message>
    <message>
        <source>Number of cards in hand</source>
        <translation>Aantal handkaarten</translation>
    </message>
    <message>
        <source>Whether everyone can see how many cards a player has.</source>
        <translation>Of iedereen mag zien hoeveel kaarten een speler heeft.</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Gelijke scores</translation>
    </message>
    <message>
        <source>Who wins when several players have the most points.</source>
        <translation>Wie wint als meerdere spelers de meeste punten hebben.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>the oldest player</source>
        <translation>de oudste speler</translation>
    </message>
    <message>
        <source>chosen by the players</source>
        <translation>door de spelers gekozen</translation>
    </message>
    <message>
        <source>turned over, never shuffled</source>
        <translation>omgedraaid, nooit geschud</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>geschud</translation>
    </message>
    <message>
        <source>any building</source>
        <translation>elk gebouw</translation>
    </message>
    <message>
        <source>only the tallest</source>
        <translation>alleen het hoogste</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>alle of geen</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>zoveel je wilt</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>wat er over is</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>when confirmed</source>
        <translation>bij bevestiging</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>a bid of zero may win</source>
        <translation>een bod van nul kan winnen</translation>
    </message>
    <message>
        <source>second</source>
        <translation>tweede</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>een vast aantal</translation>
    </message>
    <message>
        <source>up to that many in hand</source>
        <translation>tot zoveel in de hand</translation>
    </message>
    <message>
        <source>visible to all</source>
        <translation>zichtbaar voor iedereen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>gedeelde overwinning</translation>
    </message>
    <message>
        <source>fewest pieces left over</source>
        <translation>wie de minste stukken overheeft</translation>
    </message>
    <message>
        <source>second, like all others there</source>
        <translation>tweede, net als alle anderen daar</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The terrain, the cities and towns, and the contracts.</source>
        <translation>Het terrein, de steden en de contracten.</translation>
    </message>
    <message>
        <source>How many build cards there are of each kind, and which have a goods symbol.</source>
        <translation>Hoeveel bouwkaarten er van elk type zijn, en welke een goederensymbool hebben.</translation>
    </message>
    <message>
        <source>Goods cubes</source>
        <translation>Goederenblokjes</translation>
    </message>
    <message>
        <source>How many goods cubes there are in the game.</source>
        <translation>Hoeveel goederenblokjes er in het spel zijn.</translation>
    </message>
    <message>
        <source>Face-up build cards</source>
        <translation>Open bouwkaarten</translation>
    </message>
    <message>
        <source>How many build cards lie face up for all players.</source>
        <translation>Hoeveel bouwkaarten er open liggen voor alle spelers.</translation>
    </message>
    <message>
        <source>Contracts in parliament</source>
        <translation>Contracten in het parlement</translation>
    </message>
    <message>
        <source>How many contracts are turned up whenever parliament is filled.</source>
        <translation>Hoeveel contracten er open komen te liggen als het parlement wordt gevuld.</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Kanaalpanden</translation>
    </message>
    <message>
        <source>Stretch tiles of each player.</source>
        <translation>Hoeveel tegels met een kanaalpand elke speler heeft.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sluizen</translation>
    </message>
    <message>
        <source>Lock tiles of each player.</source>
        <translation>Hoeveel tegels met een sluis elke speler heeft.</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aquaducten</translation>
    </message>
    <message>
        <source>Aqueduct tiles of each player.</source>
        <translation>Hoeveel tegels met een aquaduct elke speler heeft.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Tunnel tiles of each player.</source>
        <translation>Hoeveel tegels met een tunnel elke speler heeft.</translation>
    </message>
    <message>
        <source>Open contracts</source>
        <translation>Lopende contracten</translation>
    </message>
    <message>
        <source>How many open contracts a player may have at once.</source>
        <translation>Hoeveel lopende contracten een speler tegelijk mag hebben.</translation>
    </message>
    <message>
        <source>Two contracts at once</source>
        <translation>Twee contracten in één keer</translation>
    </message>
    <message>
        <source>A player may take two contracts in one go when only one or two are left in parliament.</source>
        <translation>Een speler mag in één keer twee contracten nemen als er nog maar een of twee in het parlement liggen.</translation>
    </message>
    <message>
        <source>Junction contracts</source>
        <translation>Verbindingscontracten</translation>
    </message>
    <message>
        <source>How many times in a game a player may take a contract between two places of their own choice.</source>
        <translation>Hoe vaak een speler per spel een contract tussen twee zelfgekozen plaatsen mag nemen.</translation>
    </message>
    <message>
        <source>Value of junction contracts</source>
        <translation>Waarde van verbindingscontracten</translation>
    </message>
    <message>
        <source>What a junction contract is worth, and how many tiles its canal may have at most.</source>
        <translation>Wat een verbindingscontract waard is, en uit hoeveel tegels het kanaal hoogstens mag bestaan.</translation>
    </message>
    <message>
        <source>How many face-up cards a player takes in one action.</source>
        <translation>Hoeveel open kaarten een speler in één actie neemt.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kaarten in de hand</translation>
    </message>
    <message>
        <source>How many cards a player may keep at the end of a turn.</source>
        <translation>Hoeveel kaarten een speler aan het eind van een beurt mag houden.</translation>
    </message>
    <message>
        <source>Fewer cards allowed from</source>
        <translation>Minder kaarten mag vanaf</translation>
    </message>
    <message>
        <source>With this many cards in hand a player may stop taking face-up cards.</source>
        <translation>Met zoveel kaarten in de hand mag een speler stoppen met open kaarten nemen.</translation>
    </message>
    <message>
        <source>Cubes per goods symbol</source>
        <translation>Blokjes per goederensymbool</translation>
    </message>
    <message>
        <source>How many cubes are placed for a goods symbol.</source>
        <translation>Hoeveel blokjes er voor een goederensymbool worden geplaatst.</translation>
    </message>
    <message>
        <source>Goods on incomplete canals</source>
        <translation>Goederen op onvoltooide kanalen</translation>
    </message>
    <message>
        <source>Finished sections of incomplete canals may carry goods.</source>
        <translation>Goederen mogen ook over de voltooide secties van onvoltooide kanalen.</translation>
    </message>
    <message>
        <source>Cards for a stretch</source>
        <translation>Kaarten voor een kanaalpand</translation>
    </message>
    <message>
        <source>How many stretch cards a stretch costs.</source>
        <translation>Hoeveel kanaalpandkaarten een kanaalpand kost.</translation>
    </message>
    <message>
        <source>Cards for a lock</source>
        <translation>Kaarten voor een sluis</translation>
    </message>
    <message>
        <source>How many lock cards a lock costs.</source>
        <translation>Hoeveel sluiskaarten een sluis kost.</translation>
    </message>
    <message>
        <source>Cards for an aqueduct</source>
        <translation>Kaarten voor een aquaduct</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs.</source>
        <translation>Hoeveel aquaductkaarten een aquaduct kost.</translation>
    </message>
    <message>
        <source>Cards for a tunnel</source>
        <translation>Kaarten voor een tunnel</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs.</source>
        <translation>Hoeveel tunnelkaarten een tunnel kost.</translation>
    </message>
    <message>
        <source>Extra cards on top of a tile</source>
        <translation>Extra kaarten voor tegel op tegel</translation>
    </message>
    <message>
        <source>How many more cards of any kind it costs to lay a tile on top of another.</source>
        <translation>Hoeveel extra kaarten, van welk type ook, het kost om een tegel op een andere te leggen.</translation>
    </message>
    <message>
        <source>Canals in a hex</source>
        <translation>Kanalen in een zeshoek</translation>
    </message>
    <message>
        <source>How many canals a hex has room for.</source>
        <translation>Voor hoeveel kanalen er plek is in een zeshoek.</translation>
    </message>
    <message>
        <source>Surveyors as extra cards</source>
        <translation>Landmeters als extra kaarten</translation>
    </message>
    <message>
        <source>Surveyors may be among the extra cards for a tile on top of another.</source>
        <translation>De extra kaarten voor een tegel op een andere mogen ook landmeters zijn.</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Scherpe bochten</translation>
    </message>
    <message>
        <source>A canal may bend sharply within a hex, too.</source>
        <translation>Een kanaal mag in een zeshoek ook een scherpe bocht maken.</translation>
    </message>
    <message>
        <source>Same tiles next to each other</source>
        <translation>Gelijke tegels naast elkaar</translation>
    </message>
    <message>
        <source>Neighbouring tiles of a section may be of the same type.</source>
        <translation>Aangrenzende tegels van een sectie mogen van hetzelfde type zijn.</translation>
    </message>
    <message>
        <source>Brindley’s locks</source>
        <translation>Sluizen van Brindley</translation>
    </message>
    <message>
        <source>Brindley may pay for a lock with stretch cards.</source>
        <translation>Brindley mag een sluis met kanaalpandkaarten betalen.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors</source>
        <translation>Landmeters van Smeaton</translation>
    </message>
    <message>
        <source>How many cards a surveyor counts as for Smeaton.</source>
        <translation>Voor hoeveel kaarten een landmeter bij Smeaton telt.</translation>
    </message>
    <message>
        <source>Jessop’s tunnels</source>
        <translation>Tunnels van Jessop</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs Jessop.</source>
        <translation>Hoeveel tunnelkaarten Jessop voor een tunnel betaalt.</translation>
    </message>
    <message>
        <source>Telford’s aqueducts</source>
        <translation>Aquaducten van Telford</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs Telford.</source>
        <translation>Hoeveel aquaductkaarten Telford voor een aquaduct betaalt.</translation>
    </message>
    <message>
        <source>Rennie’s face-up cards</source>
        <translation>Open kaarten van Rennie</translation>
    </message>
    <message>
        <source>How many face-up cards Rennie may take in one action.</source>
        <translation>Hoeveel open kaarten Rennie in één actie mag nemen.</translation>
    </message>
    <message>
        <source>Rennie picks a card</source>
        <translation>Rennie kiest een kaart</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing the top card.</source>
        <translation>Rennie mag een open kaart nemen in plaats van de bovenste kaart te trekken.</translation>
    </message>
    <message>
        <source>Points for a stretch</source>
        <translation>Punten voor een kanaalpand</translation>
    </message>
    <message>
        <source>Points for each stretch of a complete canal.</source>
        <translation>Punten voor elk kanaalpand van een voltooid kanaal.</translation>
    </message>
    <message>
        <source>Points for a lock</source>
        <translation>Punten voor een sluis</translation>
    </message>
    <message>
        <source>Points for each lock of a complete canal.</source>
        <translation>Punten voor elke sluis van een voltooid kanaal.</translation>
    </message>
    <message>
        <source>Points for an aqueduct</source>
        <translation>Punten voor een aquaduct</translation>
    </message>
    <message>
        <source>Points for each aqueduct of a complete canal.</source>
        <translation>Punten voor elk aquaduct van een voltooid kanaal.</translation>
    </message>
    <message>
        <source>Points for a tunnel</source>
        <translation>Punten voor een tunnel</translation>
    </message>
    <message>
        <source>Points for each tunnel of a complete canal.</source>
        <translation>Punten voor elke tunnel van een voltooid kanaal.</translation>
    </message>
    <message>
        <source>3 players: first</source>
        <translation>3 spelers: eerste</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with three players.</source>
        <translation>Punten voor de meeste voltooide contracten, met drie spelers.</translation>
    </message>
    <message>
        <source>3 players: second</source>
        <translation>3 spelers: tweede</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with three players.</source>
        <translation>Punten voor de tweede plaats naar aantal voltooide contracten, met drie spelers.</translation>
    </message>
    <message>
        <source>3 players: third</source>
        <translation>3 spelers: derde</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with three players.</source>
        <translation>Punten voor de derde plaats naar aantal voltooide contracten, met drie spelers.</translation>
    </message>
    <message>
        <source>4 players: first</source>
        <translation>4 spelers: eerste</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with four players.</source>
        <translation>Punten voor de meeste voltooide contracten, met vier spelers.</translation>
    </message>
    <message>
        <source>4 players: second</source>
        <translation>4 spelers: tweede</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with four players.</source>
        <translation>Punten voor de tweede plaats naar aantal voltooide contracten, met vier spelers.</translation>
    </message>
    <message>
        <source>4 players: third</source>
        <translation>4 spelers: derde</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with four players.</source>
        <translation>Punten voor de derde plaats naar aantal voltooide contracten, met vier spelers.</translation>
    </message>
    <message>
        <source>4 players: fourth</source>
        <translation>4 spelers: vierde</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with four players.</source>
        <translation>Punten voor de vierde plaats naar aantal voltooide contracten, met vier spelers.</translation>
    </message>
    <message>
        <source>5 players: first</source>
        <translation>5 spelers: eerste</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with five players.</source>
        <translation>Punten voor de meeste voltooide contracten, met vijf spelers.</translation>
    </message>
    <message>
        <source>5 players: second</source>
        <translation>5 spelers: tweede</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with five players.</source>
        <translation>Punten voor de tweede plaats naar aantal voltooide contracten, met vijf spelers.</translation>
    </message>
    <message>
        <source>5 players: third</source>
        <translation>5 spelers: derde</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with five players.</source>
        <translation>Punten voor de derde plaats naar aantal voltooide contracten, met vijf spelers.</translation>
    </message>
    <message>
        <source>5 players: fourth</source>
        <translation>5 spelers: vierde</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with five players.</source>
        <translation>Punten voor de vierde plaats naar aantal voltooide contracten, met vijf spelers.</translation>
    </message>
    <message>
        <source>5 players: fifth</source>
        <translation>5 spelers: vijfde</translation>
    </message>
    <message>
        <source>Points for fifth place in completed contracts, with five players.</source>
        <translation>Punten voor de vijfde plaats naar aantal voltooide contracten, met vijf spelers.</translation>
    </message>
    <message>
        <source>Score with 3 players</source>
        <translation>Score met 3 spelers</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with three players.</source>
        <translation>De score waarbij het einde van het spel begint, met drie spelers.</translation>
    </message>
    <message>
        <source>Score with 4 players</source>
        <translation>Score met 4 spelers</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with four players.</source>
        <translation>De score waarbij het einde van het spel begint, met vier spelers.</translation>
    </message>
    <message>
        <source>Score with 5 players</source>
        <translation>Score met 5 spelers</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with five players.</source>
        <translation>De score waarbij het einde van het spel begint, met vijf spelers.</translation>
    </message>
    <message>
        <source>End at the last contracts</source>
        <translation>Einde bij de laatste contracten</translation>
    </message>
    <message>
        <source>Turning up the last contracts triggers the end of the game, too.</source>
        <translation>Het einde van het spel begint ook als de laatste contracten open komen te liggen.</translation>
    </message>
    <message>
        <source>Further rounds</source>
        <translation>Rondes daarna</translation>
    </message>
    <message>
        <source>How many rounds are played after the one in which the end is triggered.</source>
        <translation>Hoeveel rondes er nog volgen na de ronde waarin het einde begint.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracten</translation>
    </message>
    <message>
        <source>Build cards</source>
        <translation>Bouwkaarten</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goederen</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Ingenieurs</translation>
    </message>
    <message>
        <source>Most contracts</source>
        <translation>Meeste contracten</translation>
    </message>
    <message>
        <source>Build cards used</source>
        <translation>Gebruikte bouwkaarten</translation>
    </message>
    <message>
        <source>Face-up cards per action</source>
        <translation>Open kaarten per actie</translation>
    </message>
    <message>
        <source>Points for the contract’s value</source>
        <translation>Punten voor de waarde van het contract</translation>
    </message>
    <message>
        <source>A complete canal is also worth the value of its contract in points.</source>
        <translation>Een voltooid kanaal levert ook de waarde van zijn contract aan punten op.</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Punten voor onvoltooide kanalen</translation>
    </message>
    <message>
        <source>At the end of the game the tiles of incomplete canals give points, too.</source>
        <translation>Aan het eind van het spel leveren ook de tegels van onvoltooide kanalen punten op.</translation>
    </message>
    <message>
        <source>Canals</source>
        <translation>Kanalen</translation>
    </message>
    <message>
        <source>Cards to start with</source>
        <translation>Kaarten bij het begin</translation>
    </message>
    <message>
        <source>How many build cards each player starts with.</source>
        <translation>Met hoeveel bouwkaarten elke speler begint.</translation>
    </message>
    <message>
        <source>Skipping a phase</source>
        <translation>Een fase overslaan</translation>
    </message>
    <message>
        <source>A player may do nothing in a phase, even if there are cards to draw.</source>
        <translation>Een speler hoeft in een fase niets te doen, ook als er nog kaarten te trekken zijn.</translation>
    </message>
    <message>
        <source>Drawing instead of a contract</source>
        <translation>Kaart trekken in plaats van contract</translation>
    </message>
    <message>
        <source>A player without a contract may draw a card instead of taking one.</source>
        <translation>Een speler zonder contract mag een kaart trekken in plaats van een contract te nemen.</translation>
    </message>
    <message>
        <source>Checked before each card</source>
        <translation>Vóór elke kaart opnieuw tellen</translation>
    </message>
    <message>
        <source>Whether fewer face-up cards may be taken is checked before each card, and not only before the first.</source>
        <translation>Of een speler minder open kaarten mag nemen, wordt vóór elke kaart opnieuw bekeken, en niet alleen vóór de eerste.</translation>
    </message>
    <message>
        <source>Row filled up at once</source>
        <translation>Rij meteen aanvullen</translation>
    </message>
    <message>
        <source>The face-up cards are filled up after each card that is taken, and not only at the end of the action.</source>
        <translation>De rij open kaarten wordt na elke genomen kaart aangevuld, en niet pas aan het eind van de actie.</translation>
    </message>
    <message>
        <source>Discards shuffled early</source>
        <translation>Aflegstapel meteen schudden</translation>
    </message>
    <message>
        <source>As soon as the pile is empty, the discards are shuffled, and not only when a card is needed.</source>
        <translation>Zodra de stapel leeg is, wordt de aflegstapel geschud, en niet pas als er een kaart nodig is.</translation>
    </message>
    <message>
        <source>Barges connect places</source>
        <translation>Verbonden door een schuit</translation>
    </message>
    <message>
        <source>A place where a barge stands is connected, even without a tile.</source>
        <translation>Een plaats met een schuit is verbonden, ook zonder tegel.</translation>
    </message>
    <message>
        <source>Cubes without room</source>
        <translation>Blokjes zonder plek</translation>
    </message>
    <message>
        <source>Missing cubes are taken off the board even if the colour has no room for them.</source>
        <translation>Ontbrekende blokjes worden van het bord gehaald, ook als er voor de kleur geen plek meer is.</translation>
    </message>
    <message>
        <source>White symbols of any colour</source>
        <translation>Witte symbolen voor elke kleur</translation>
    </message>
    <message>
        <source>A white symbol may stand for a colour that has no room left.</source>
        <translation>Bij een wit symbool mag je ook een kleur kiezen waarvoor geen plek meer is.</translation>
    </message>
    <message>
        <source>Tiles on top of one’s own</source>
        <translation>Tegels op eigen tegels</translation>
    </message>
    <message>
        <source>A player may also lay a tile on top of one of their own canals.</source>
        <translation>Een speler mag een tegel ook op een eigen kanaal leggen.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Doodlopende kanalen</translation>
    </message>
    <message>
        <source>A tile may be laid even if the canal can then no longer be completed.</source>
        <translation>Je mag ook een tegel leggen waarna het kanaal niet meer te voltooien is.</translation>
    </message>
    <message>
        <source>Taking tiles back</source>
        <translation>Tegels terugnemen</translation>
    </message>
    <message>
        <source>At the start of an action, tiles of incomplete canals may be taken back.</source>
        <translation>Aan het begin van een actie mag je tegels van onvoltooide kanalen terugnemen.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors as extra cards</source>
        <translation>Smeatons landmeters als extra kaarten</translation>
    </message>
    <message>
        <source>For Smeaton a surveyor also counts as more than one among the extra cards for a tile on top of another.</source>
        <translation>Ook bij de extra kaarten voor een tegel op een andere telt een landmeter van Smeaton voor meer dan één kaart.</translation>
    </message>
    <message>
        <source>Rennie picks in any phase</source>
        <translation>Rennie kiest in elke fase</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing in any phase, and not in phase 2 only.</source>
        <translation>Rennie mag in elke fase een open kaart nemen in plaats van te trekken, en niet alleen in fase 2.</translation>
    </message>
    <message>
        <source>Goods for Rennie’s card</source>
        <translation>Goederen bij Rennies kaart</translation>
    </message>
    <message>
        <source>The goods symbol of a face-up card that Rennie takes instead of drawing brings goods.</source>
        <translation>Het goederensymbool van een open kaart die Rennie neemt in plaats van te trekken, levert goederen op.</translation>
    </message>
    <message>
        <source>Ranked without contracts</source>
        <translation>Meetellen zonder contracten</translation>
    </message>
    <message>
        <source>Players who have completed no contract are ranked, too.</source>
        <translation>Ook spelers die geen contract hebben voltooid, tellen mee in de rangorde.</translation>
    </message>
    <message>
        <source>End in another player’s turn</source>
        <translation>Einde in de beurt van een andere speler</translation>
    </message>
    <message>
        <source>Reaching the score in another player’s turn triggers the end of the game at once.</source>
        <translation>Ook als een speler de score in de beurt van een ander bereikt, begint het einde van het spel meteen.</translation>
    </message>
    <message>
        <source>Tiles of incomplete canals</source>
        <translation>Tegels van onvoltooide kanalen</translation>
    </message>
    <message>
        <source>The tiles of incomplete canals stay on the board for the final delivery.</source>
        <translation>De tegels van onvoltooide kanalen blijven op het bord voor de laatste levering.</translation>
    </message>
    <message>
        <source>Must ship at the end</source>
        <translation>Laatste levering verplicht</translation>
    </message>
    <message>
        <source>In the final delivery a player who can ship a cube has to.</source>
        <translation>Bij de laatste levering moet een speler die een blokje kan verplaatsen, dat ook doen.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnownRules</name>
    <message>
        <source>%1: without this rule: %2</source>
        <comment>a chapter, what it says usually</comment>
        <translation>%1: zonder deze regel: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chapter, what it says here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (usually: %3)</source>
        <comment>a chapter, what it says here, and usually</comment>
        <translation>%1: %2 (gewoonlijk: %3)</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a rule, how it is here, how it is usually</comment>
        <translation>%1: %2 in plaats van %3</translation>
    </message>
    <message>
        <source>These rules are not among the variants that you have.</source>
        <translation>Deze regels horen niet bij de varianten die je hebt.</translation>
    </message>
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>een nieuw gebouw</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a %n-floor building</source>
        <translation>
            <numerusform>een bouwsteen op een gebouw van %n bouwsteen</numerusform>
            <numerusform>een bouwsteen op een gebouw van %n bouwstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 without effect.</source>
        <translation>%1 speelt %2 zonder actie.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 speelt %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a %n-floor building</source>
        <translation>
            <numerusform>een rond dak op een gebouw van %n bouwsteen</numerusform>
            <numerusform>een rond dak op een gebouw van %n bouwstenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a %n-floor building</source>
        <translation>
            <numerusform>een puntdak op een gebouw van %n bouwsteen</numerusform>
            <numerusform>een puntdak op een gebouw van %n bouwstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 naar %2</translation>
    </message>
    <message>
        <source>%1 has no cards left and passes.</source>
        <translation>%1 heeft geen kaarten meer en past.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 past.</translation>
    </message>
    <message>
        <source>%1 bids nothing.</source>
        <translation>%1 biedt niets.</translation>
    </message>
    <message>
        <source>%1 bids %2: %3.</source>
        <translation>%1 biedt %2: %3.</translation>
    </message>
    <message>
        <source>%1 wins %2 with %3.</source>
        <translation>%1 wint %2 met %3.</translation>
    </message>
    <message>
        <source>%1 Bids were equal: %2.</source>
        <translation>%1 De biedingen waren gelijk: %2.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets %1.</source>
        <translation>Gelijke biedingen: niemand krijgt %1.</translation>
    </message>
    <message>
        <source>No bid: nobody gets %1.</source>
        <translation>Geen bod: niemand krijgt %1.</translation>
    </message>
    <message>
        <source>There is no site left for %1.</source>
        <translation>Er is geen plaats meer voor %1.</translation>
    </message>
    <message>
        <source>%1 places %2: %3.</source>
        <comment>who, the tile, where</comment>
        <translation>%1 plaatst %2: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>geen punten</translation>
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
        <translation>Scores na ronde %1: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 trekt %2.</translation>
    </message>
    <message>
        <source>%1 stops drawing.</source>
        <translation>%1 stopt met trekken.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>De afgelegde %1 worden de nieuwe stapel.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 is consul.</source>
        <translation>Ronde %1 begint. %2 is consul.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 wint het spel.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation>%1 delen de overwinning.</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureChart</name>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureModel</name>
    <message>
        <source>Per game</source>
        <translation>Per spel</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significant?</translation>
    </message>
    <message>
        <source>★ more</source>
        <translation>★ meer</translation>
    </message>
    <message>
        <source>★ less</source>
        <translation>★ minder</translation>
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
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespeeld door</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Beginwaarde</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Wat er gemeten is</translation>
    </message>
    <message>
        <source>Mean ± standard error. ★: the difference is significant (paired t test on the same games, Holm’s correction, 5%).</source>
        <translation>Gemiddelde ± standaardfout. ★: significant verschil (gepaarde t-toets op dezelfde spellen, Holm-correctie, 5%).</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>There is no number of players that both variants allow.</source>
        <translation>Er is geen aantal spelers dat in beide varianten mogelijk is.</translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <comment>the variant that a changed one of the same name comes from</comment>
        <translation>%1 (eerder)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Meten</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 van %2 spellen</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>nog ongeveer %n seconde</numerusform>
            <numerusform>nog ongeveer %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>nog ongeveer %n minuut</numerusform>
            <numerusform>nog ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have changed since this measurement.</source>
        <translation>De regels zijn sinds deze meting gewijzigd.</translation>
    </message>
    <message>
        <source>Stopped after %1 games.</source>
        <translation>Gestopt na %1 spellen.</translation>
    </message>
    <message>
        <source>Measured in %1 games.</source>
        <translation>Gemeten in %1 spellen.</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Door komma’s gescheiden waarden</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Opgeslagen in %1.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Plays games with “%1” and reports what they are like.</source>
        <translation>Speelt spellen met “%1” en laat zien hoe ze verlopen.</translation>
    </message>
    <message>
        <source>Plays the same games with “%1” and with “%2” and reports the differences.</source>
        <translation>Speelt dezelfde spellen met “%1” en met “%2” en laat de verschillen zien.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabel exporteren</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Grafiek exporteren</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG-afbeeldingen</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG-afbeeldingen</translation>
    </message>
    <message>
        <source>Also measure each changed rule on its own</source>
        <translation>Elke gewijzigde spelregel ook apart meten</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporteren</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabel als CSV…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Grafiek als SVG…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Grafiek als PNG…</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In het kort</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Each change</source>
        <translation>Elke wijziging</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Soort grafiek</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Gemiddelden</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verdeling</translation>
    </message>
    <message>
        <source>Effect on: %1</source>
        <translation>Effect op: %1</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 vergeleken met %2</translation>
    </message>
    <message>
        <source>Cannot be played on their own: %1.</source>
        <translation>Niet apart te spelen: %1.</translation>
    </message>
    <message>
        <source>Other significant differences</source>
        <translation>Andere significante verschillen</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureWindow</name>
    <message>
        <source>Measure a variant</source>
        <translation>Een variant meten</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>vergeleken met</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Wisselen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>capitol::app::MemoryModel</name>
    <message>
        <source>and perhaps others</source>
        <translation>en misschien nog andere</translation>
    </message>
    <message numerus="yes">
        <source>and %n that nobody has seen</source>
        <translation>
            <numerusform>en %n die niemand heeft gezien</numerusform>
            <numerusform>en %n die niemand heeft gezien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: to draw, from the top</source>
        <translation>%1: te trekken, van boven naar beneden</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>daarna geschud: %1</translation>
    </message>
    <message>
        <source>%1: discards, in the order they will come back</source>
        <translation>%1: aflegstapel, eerst wat het eerst terugkomt</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1: aflegstapel</translation>
    </message>
    <message>
        <source>%1: not yet seen</source>
        <translation>%1: nog niet gezien</translation>
    </message>
</context>
<context>
    <name>capitol::app::MyTables</name>
    <message>
        <source>The list of your tables with others cannot be read, so nothing is added to it: %1, %2</source>
        <translation>De lijst van je tafels met anderen is onleesbaar, dus er wordt niets aan toegevoegd: %1, %2</translation>
    </message>
    <message>
        <source>Your seat could not be saved; it is lost when the program ends: %1</source>
        <translation>Je plaats kon niet worden opgeslagen en gaat verloren als het programma stopt: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>&amp;Bestandsnaam</translation>
    </message>
    <message>
        <source>&amp;Based on</source>
        <translation>&amp;Gebaseerd op</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>De bestandsnaam “%1” is al in gebruik. “%2” is vrij.</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Een andere variant heet al “%1”. “%2” is vrij.</translation>
    </message>
    <message>
        <source>A file name may contain lower-case letters, digits, - and _, and must start with a letter.</source>
        <translation>Een bestandsnaam mag kleine letters, cijfers, - en _ bevatten en moet met een letter beginnen.</translation>
    </message>
</context>
<context>
    <name>capitol::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Dit bericht sluiten</translation>
    </message>
</context>
<context>
    <name>capitol::app::PassagesView</name>
    <message>
        <source>What this changes in the rulebook</source>
        <translation>Wat dit in de spelregels verandert</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a variant, before what its rules say</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>The rules cannot be shown until these problems are fixed</source>
        <translation>De spelregels zijn te zien zodra deze problemen zijn opgelost</translation>
    </message>
</context>
<context>
    <name>capitol::app::PileModel</name>
    <message>
        <source>Pile of %1: %2 on top</source>
        <translation>Stapel %1: %2 bovenop</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>Stapel %1: leeg</translation>
    </message>
</context>
<context>
    <name>capitol::app::PlacePreview</name>
    <message numerus="yes">
        <source>%1 +%n point(s)</source>
        <comment>how one stands</comment>
        <translation>
            <numerusform>%1 +%n punt</numerusform>
            <numerusform>%1 +%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>Je neemt de leiding: %n bouwsteen, %1 meer dan de volgende.</numerusform>
            <numerusform>Je neemt de leiding: %n bouwstenen, %1 meer dan de volgende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>Je hebt de leiding: %n bouwsteen, %1 meer dan de volgende.</numerusform>
            <numerusform>Je hebt de leiding: %n bouwstenen, %1 meer dan de volgende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the lead: %n floor(s).</source>
        <translation>
            <numerusform>Je deelt de leiding: %n bouwsteen.</numerusform>
            <numerusform>Je deelt de leiding: %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are second; the leader has %n floor(s).</source>
        <translation>
            <numerusform>Je bent tweede; wie leidt, heeft %n bouwsteen.</numerusform>
            <numerusform>Je bent tweede; wie leidt, heeft %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay behind; the leader has %n floor(s).</source>
        <translation>
            <numerusform>Je blijft achter; wie leidt, heeft %n bouwsteen.</numerusform>
            <numerusform>Je blijft achter; wie leidt, heeft %n bouwstenen.</numerusform>
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
        <translation>Bij een verschil van 100 punten wint de sterkste speler ongeveer 64 van de 100 spellen, bij 200 punten 76.</translation>
    </message>
    <message numerus="yes">
        <source>With these rules and %n players, it wins about %1 games for every %2 won by a player of strength %3.</source>
        <translation>
            <numerusform>Met deze regels en %n speler wint hij ongeveer %1 spellen tegen %2 van een speler met speelsterkte %3.</numerusform>
            <numerusform>Met deze regels en %n spelers wint hij ongeveer %1 spellen tegen %2 van een speler met speelsterkte %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>computer player</comment>
        <translation>hebzuchtig</translation>
    </message>
    <message>
        <source>random</source>
        <comment>computer player</comment>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Speelt op deze computer.</translation>
    </message>
    <message>
        <source>Makes a random move.</source>
        <translation>Doet een willekeurige zet.</translation>
    </message>
    <message>
        <source>Does what looks best now, without thinking ahead.</source>
        <translation>Doet wat nu het beste lijkt, zonder vooruit te denken.</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>computer player</comment>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>computer player</comment>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>computer player</comment>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>computer player</comment>
        <translation>expert</translation>
    </message>
    <message>
        <source>The apprentice: hardly thinks ahead.</source>
        <translation>De leerling: denkt nauwelijks vooruit.</translation>
    </message>
    <message>
        <source>The mason: thinks ahead a little.</source>
        <translation>De metselaar: denkt een beetje vooruit.</translation>
    </message>
    <message>
        <source>The architect: thinks ahead and misses little.</source>
        <translation>De architect: denkt vooruit en ziet weinig over het hoofd.</translation>
    </message>
    <message>
        <source>The master: thinks further ahead than all the others.</source>
        <translation>De meester: denkt het verst vooruit.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerStyle</name>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>strength and style of a computer player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Plays to win and has no other preference.</source>
        <translation>Speelt om te winnen, zonder verdere voorkeur.</translation>
    </message>
    <message>
        <source>Likes to have many floors of its own on the board.</source>
        <translation>Heeft graag veel eigen bouwstenen op het bord.</translation>
    </message>
    <message>
        <source>Likes temples, fountains and amphitheatres where it is in the lead.</source>
        <translation>Heeft graag tempels, bronnen en amfitheaters waar hij aan de leiding staat.</translation>
    </message>
    <message>
        <source>Likes to hold back its strongest rival. With two players this changes little.</source>
        <translation>Houdt de sterkste tegenstander graag tegen. Met twee spelers maakt dat weinig uit.</translation>
    </message>
    <message>
        <source>Likes to keep cards in hand.</source>
        <translation>Houdt graag kaarten in de hand.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bouwer</translation>
    </message>
    <message>
        <source>Speculator</source>
        <translation>Speculant</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Dwarsligger</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Vrek</translation>
    </message>
</context>
<context>
    <name>capitol::app::Preferences</name>
    <message>
        <source>Cannot save the settings in %1. They apply until you close the program. To keep them, free up disk space or make the file writable.</source>
        <translation>De instellingen kunnen niet in %1 worden opgeslagen. Ze gelden tot je het programma afsluit. Maak schijfruimte vrij of maak het bestand beschrijfbaar om ze te bewaren.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PresenceModel</name>
    <message>
        <source>no time left</source>
        <translation>geen tijd meer</translation>
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
        <translation>%1 uur</translation>
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
        <translation>Geen snelle oplossing voor dit probleem</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemWords</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>een geheel getal van %1 tot %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>een getal van %1 tot %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan niet worden gelezen</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>te groot</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>geen tekstbestand</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>te diep genest</translation>
    </message>
    <message>
        <source>not valid YAML</source>
        <translation>geen geldige YAML</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>dubbele sleutel</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>onbekende sleutel</translation>
    </message>
    <message>
        <source>missing key</source>
        <translation>sleutel ontbreekt</translation>
    </message>
    <message>
        <source>invalid anchor, alias or merge</source>
        <translation>ongeldig anker, alias of samenvoeging</translation>
    </message>
    <message>
        <source>variant not found</source>
        <translation>variant niet gevonden</translation>
    </message>
    <message>
        <source>variants extend each other in a loop</source>
        <translation>varianten zijn in een kring op elkaar gebaseerd</translation>
    </message>
    <message>
        <source>board not found</source>
        <translation>bord niet gevonden</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>kan niet gespeeld worden</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>gevonden: %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>toegestaan: %1</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>bedoelde je %1?</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>een tabel van sleutels</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>a map of keys</source>
        <translation>een tabel van sleutels</translation>
    </message>
    <message>
        <source>the id of a board</source>
        <translation>het id van een bord</translation>
    </message>
    <message>
        <source>the id of a variant</source>
        <translation>het id van een variant</translation>
    </message>
    <message>
        <source>the id of a variant, or the name of a .yaml file in the same folder</source>
        <translation>het id van een variant, of de naam van een .yaml-bestand in dezelfde map</translation>
    </message>
    <message>
        <source>a map of ids</source>
        <translation>een lijst van id’s met hun inhoud</translation>
    </message>
    <message>
        <source>a map with this id</source>
        <translation>een inhoud die met ditzelfde id begint</translation>
    </message>
    <message>
        <source>each word only once</source>
        <translation>elk woord maar één keer</translation>
    </message>
    <message>
        <source>each key only once; it is already in line %1</source>
        <translation>elke sleutel maar één keer; hij staat al op regel %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>een lijst van %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>hoogstens %1</translation>
    </message>
    <message>
        <source>indent with spaces</source>
        <translation>inspringen met spaties</translation>
    </message>
    <message>
        <source>only one document in a file</source>
        <translation>één document per bestand</translation>
    </message>
    <message>
        <source>lower-case letters, digits, - and _, at most 64, starting with a letter</source>
        <translation>kleine letters, cijfers, - en _, hoogstens 64, beginnend met een letter</translation>
    </message>
    <message>
        <source>a parent that is not based on this variant</source>
        <translation>een basis die niet op deze variant gebaseerd is</translation>
    </message>
    <message>
        <source>minimum players</source>
        <translation>minimumaantal spelers</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>cards to deal</source>
        <translation>kaarten voor alle handen</translation>
    </message>
    <message>
        <source>roofs on the starting buildings</source>
        <translation>daken op de begingebouwen</translation>
    </message>
    <message>
        <source>floors in the starting buildings of all players</source>
        <translation>bouwstenen in de begingebouwen van alle spelers</translation>
    </message>
    <message>
        <source>different heights of unroofed starting buildings</source>
        <translation>verschillende hoogten van begingebouwen zonder dak</translation>
    </message>
    <message>
        <source>rounds in the schedule</source>
        <translation>rondes in het schema</translation>
    </message>
    <message>
        <source>amphitheatres and temples</source>
        <translation>amfitheaters en tempels</translation>
    </message>
    <message>
        <source>fountains</source>
        <translation>bronnen</translation>
    </message>
    <message>
        <source>areas with that code</source>
        <translation>wijken met die code</translation>
    </message>
    <message>
        <source>areas or sites</source>
        <translation>wijken of plaatsen</translation>
    </message>
    <message>
        <source>lower players.min or raise players.max</source>
        <translation>verlaag players.min of verhoog players.max</translation>
    </message>
    <message>
        <source>reduce the copies in the deck</source>
        <translation>verlaag de aantallen in het spel kaarten</translation>
    </message>
    <message>
        <source>add cards to the deck</source>
        <translation>voeg kaarten toe aan het spel kaarten</translation>
    </message>
    <message>
        <source>deal fewer, add copies to the deck or lower players.max</source>
        <translation>deel er minder, voeg kaarten toe of verlaag players.max</translation>
    </message>
    <message>
        <source>add roofs or remove buildings</source>
        <translation>voeg daken toe of verwijder gebouwen</translation>
    </message>
    <message>
        <source>add floors, remove buildings or lower players.max</source>
        <translation>voeg bouwstenen toe, verwijder gebouwen of verlaag players.max</translation>
    </message>
    <message>
        <source>remove buildings</source>
        <translation>verwijder gebouwen</translation>
    </message>
    <message>
        <source>give auction.schedule one list for each round</source>
        <translation>geef auction.schedule één lijst per ronde</translation>
    </message>
    <message>
        <source>auction fewer of them or choose a board with more large sites</source>
        <translation>veil er minder of kies een bord met meer grote plaatsen</translation>
    </message>
    <message>
        <source>reduce the starting fountains or auction fewer</source>
        <translation>verlaag het aantal bronnen aan het begin of veil er minder</translation>
    </message>
    <message>
        <source>name an area of this board</source>
        <translation>noem een wijk van dit bord</translation>
    </message>
    <message>
        <source>choose a smaller board</source>
        <translation>kies een kleiner bord</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>a file</comment>
        <translation>%1, regel %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>a file</comment>
        <translation>%1, regel %2, kolom %3</translation>
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
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>another variant or board has this id</source>
        <translation>een andere variant of een ander bord heeft dit id</translation>
    </message>
    <message>
        <source>the file name does not match the id</source>
        <translation>het bestand heet anders dan zijn id</translation>
    </message>
    <message>
        <source>same as in the parent</source>
        <translation>herhaalt wat al geldt</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>heeft geen gevolg</translation>
    </message>
    <message>
        <source>can never be won</source>
        <translation>kan nooit gewonnen worden</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>beter: %1</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>laat het weg</translation>
    </message>
    <message>
        <source>put it before seat_order, or leave it out</source>
        <translation>zet het vóór seat_order, of laat het weg</translation>
    </message>
    <message>
        <source>construction.floors_per_card: 2 or more</source>
        <translation>construction.floors_per_card: 2 of meer</translation>
    </message>
    <message>
        <source>tiles in auction.schedule</source>
        <translation>tegels in auction.schedule</translation>
    </message>
    <message>
        <source>a temple in auction.schedule</source>
        <translation>een tempel in auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre in auction.schedule</source>
        <translation>een amfitheater in auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre that gives cards</source>
        <translation>een amfitheater dat kaarten geeft</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tegels</translation>
    </message>
    <message>
        <source>deal cards, or set auction.zero_bid to may_win</source>
        <translation>deel kaarten uit, of zet auction.zero_bid op may_win</translation>
    </message>
    <message>
        <source>permit cards</source>
        <translation>vergunningskaarten</translation>
    </message>
    <message>
        <source>an area of that colour on the board, or no such cards</source>
        <translation>een wijk van die kleur op het bord, of geen kaarten van die kleur</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Waarschuwing: %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fout: %1</translation>
    </message>
    <message>
        <source>a map of %1</source>
        <translation>een tabel van %1</translation>
    </message>
    <message>
        <source>a building such as %1r, %2t or %3, floors %4..%5</source>
        <translation>een gebouw zoals %1r, %2t of %3, bouwstenen %4..%5</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 tekens</translation>
    </message>
    <message>
        <source>text of at most %1 characters</source>
        <translation>een tekst van hoogstens %1 tekens</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>hoogstens %1 bytes</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>het bestand bestaat niet</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>een leesbaar bestand</translation>
    </message>
    <message>
        <source>plain text in UTF-8</source>
        <translation>platte tekst in UTF-8</translation>
    </message>
    <message>
        <source>id: the file&apos;s name without .yaml</source>
        <translation>id: de bestandsnaam zonder .yaml</translation>
    </message>
    <message>
        <source>the file&apos;s name without .yaml, %1</source>
        <translation>de bestandsnaam zonder .yaml, %1</translation>
    </message>
    <message>
        <source>nothing: these rules are complete</source>
        <translation>niets: deze spelregels zijn volledig</translation>
    </message>
    <message>
        <source>%1, the board given with the rules</source>
        <translation>%1, het bord dat bij de spelregels zit</translation>
    </message>
    <message>
        <source>an id that does not come with the program</source>
        <translation>een id die niet bij het programma hoort</translation>
    </message>
    <message>
        <source>something that would be read differently in a bundle</source>
        <translation>iets wat in een bundel anders zou worden gelezen</translation>
    </message>
    <message>
        <source>keys on their own lines, indented with spaces</source>
        <translation>elke sleutel op een eigen regel, ingesprongen met spaties</translation>
    </message>
    <message>
        <source>an alias of something that contains it</source>
        <translation>een alias van iets waar hij zelf in staat</translation>
    </message>
    <message>
        <source>an alias of something complete above it</source>
        <translation>een alias van iets wat erboven al volledig is</translation>
    </message>
    <message>
        <source>an alias of an anchor above it</source>
        <translation>een alias van een anker dat erboven staat</translation>
    </message>
    <message>
        <source>the tag %1</source>
        <translation>de tag %1</translation>
    </message>
    <message>
        <source>a value without a tag</source>
        <translation>een waarde zonder tag</translation>
    </message>
    <message>
        <source>a smaller file, or fewer aliases</source>
        <translation>een kleiner bestand of minder aliassen</translation>
    </message>
    <message>
        <source>a word as a key</source>
        <translation>een woord als sleutel</translation>
    </message>
    <message>
        <source>%1 as a key</source>
        <translation>%1 als sleutel</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>een tweede document</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>een tab</translation>
    </message>
    <message>
        <source>{ without }</source>
        <translation>{ zonder }</translation>
    </message>
    <message>
        <source>} at the end of the map</source>
        <translation>} aan het eind van de tabel</translation>
    </message>
    <message>
        <source>[ without ]</source>
        <translation>[ zonder ]</translation>
    </message>
    <message>
        <source>] at the end of the list</source>
        <translation>] aan het eind van de lijst</translation>
    </message>
    <message>
        <source>a line that does not line up with those above</source>
        <translation>een regel die niet gelijk inspringt met die erboven</translation>
    </message>
    <message>
        <source>keys of one map, or items of one list, equally far from the left</source>
        <translation>dezelfde inspringing voor alle sleutels van een tabel of alle onderdelen van een lijst</translation>
    </message>
    <message>
        <source>a key where none can stand</source>
        <translation>een sleutel op een plek waar dat niet kan</translation>
    </message>
    <message>
        <source>each key on its own line; text that contains a colon in quotes</source>
        <translation>elke sleutel op een eigen regel; tekst met een dubbele punt erin tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a list item where none can stand</source>
        <translation>een lijstonderdeel op een plek waar dat niet kan</translation>
    </message>
    <message>
        <source>each item on its own line</source>
        <translation>elk onderdeel op een eigen regel</translation>
    </message>
    <message>
        <source>a closing bracket that does not match</source>
        <translation>een sluithaakje dat niet bij het openingshaakje past</translation>
    </message>
    <message>
        <source>} for {, ] for [</source>
        <translation>} bij {, ] bij [</translation>
    </message>
    <message>
        <source>a backslash followed by a character that gives it no meaning</source>
        <translation>een backslash voor een teken waarmee hij niets betekent</translation>
    </message>
    <message>
        <source>two backslashes, or the text in single quotes</source>
        <translation>twee backslashes, of de tekst tussen enkele aanhalingstekens</translation>
    </message>
    <message>
        <source>a character code without all its digits</source>
        <translation>een onvolledige tekencode</translation>
    </message>
    <message>
        <source>two digits after \x, four after \u, eight after \U</source>
        <translation>twee cijfers na \x, vier na \u, acht na \U</translation>
    </message>
    <message>
        <source>a character that cannot begin a value</source>
        <translation>een teken waarmee een waarde niet kan beginnen</translation>
    </message>
    <message>
        <source>the text in quotes</source>
        <translation>de tekst tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a quotation mark that is never closed</source>
        <translation>een aanhalingsteken dat nergens wordt gesloten</translation>
    </message>
    <message>
        <source>a closing quotation mark</source>
        <translation>een sluitend aanhalingsteken</translation>
    </message>
    <message>
        <source>* without a name</source>
        <translation>* zonder naam</translation>
    </message>
    <message>
        <source>&amp; without a name</source>
        <translation>&amp; zonder naam</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>centimeters</translation>
    </message>
    <message>
        <source>a map of width and height</source>
        <translation>een tabel met width en height</translation>
    </message>
    <message>
        <source>a point [x, y]</source>
        <translation>een punt [x, y]</translation>
    </message>
    <message>
        <source>a list of points [x, y]</source>
        <translation>een lijst van punten [x, y]</translation>
    </message>
    <message>
        <source>a list of at least %1 points [x, y]</source>
        <translation>een lijst van minstens %1 punten [x, y]</translation>
    </message>
    <message>
        <source>a list of lists of points</source>
        <translation>een lijst van lijsten van punten</translation>
    </message>
    <message>
        <source>a list of areas</source>
        <translation>een lijst van wijken</translation>
    </message>
    <message>
        <source>a map of an area&apos;s keys</source>
        <translation>een tabel met de sleutels van een wijk</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 wijken</translation>
    </message>
    <message>
        <source>%1..%2 areas</source>
        <translation>%1..%2 wijken</translation>
    </message>
    <message>
        <source>%1 small sites in all</source>
        <translation>%1 kleine plaatsen in totaal</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punten</translation>
    </message>
    <message>
        <source>%1 sites</source>
        <translation>%1 plaatsen</translation>
    </message>
    <message>
        <source>three lower-case letters</source>
        <translation>drie kleine letters</translation>
    </message>
    <message>
        <source>a code that no other area has</source>
        <translation>een code die geen andere wijk heeft</translation>
    </message>
    <message>
        <source>a goods symbol in the deck</source>
        <translation>een goederensymbool in het spel kaarten</translation>
    </message>
    <message>
        <source>a white symbol in the deck</source>
        <translation>een wit symbool in het spel kaarten</translation>
    </message>
    <message>
        <source>games of %1 players</source>
        <translation>spellen met %1 spelers</translation>
    </message>
    <message>
        <source>the referenced anchor is not defined</source>
        <translation>het anker waarnaar wordt verwezen, bestaat niet</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Probleem</translation>
    </message>
</context>
<context>
    <name>capitol::app::Prompt</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt na…</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 is aan de beurt.</translation>
    </message>
    <message>
        <source>The bids are revealed.</source>
        <translation>De biedingen worden onthuld.</translation>
    </message>
    <message>
        <source>Round %1 is being scored.</source>
        <translation>Ronde %1 wordt geteld.</translation>
    </message>
    <message>
        <source>Bid for %1: choose the cards for your bid, then seal it.</source>
        <translation>Bied op %1: schuif de kaarten die je inzet omhoog en verzegel het bod.</translation>
    </message>
    <message>
        <source>Choose a site for %1.</source>
        <translation>Kies een plaats voor %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take the top card of a pile: %n left to take.</source>
        <translation>
            <numerusform>Neem de bovenste kaart van een stapel: nog %n te nemen.</numerusform>
            <numerusform>Neem de bovenste kaart van een stapel: nog %n te nemen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm, or choose something else.</source>
        <translation>Bevestig, of kies iets anders.</translation>
    </message>
    <message>
        <source>Pass for the rest of this phase? Confirm, or take it back.</source>
        <translation>Passen voor de rest van deze fase? Bevestig, of neem het terug.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Kies een kaart, of pas.</translation>
    </message>
    <message>
        <source>This card cannot do anything now: play it without effect, or keep it.</source>
        <translation>Met deze kaart kun je nu niets: speel hem zonder actie, of houd hem.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Kies een gebouw zonder dak of een nieuw gebouw: %n bouwsteen te plaatsen.</numerusform>
            <numerusform>Kies een gebouw zonder dak of een nieuw gebouw: %n bouwstenen te plaatsen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm, or put %n more floor(s).</source>
        <translation>
            <numerusform>Bevestig, of plaats nog %n bouwsteen.</numerusform>
            <numerusform>Bevestig, of plaats nog %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a building to roof.</source>
        <translation>Kies een gebouw voor het dak.</translation>
    </message>
    <message>
        <source>Round or triangular?</source>
        <translation>Rond dak of puntdak?</translation>
    </message>
    <message>
        <source>Choose which building goes there.</source>
        <translation>Kies het gebouw dat daar moet komen.</translation>
    </message>
    <message>
        <source>Choose a finished building and a site.</source>
        <translation>Kies een voltooid gebouw en een plaats.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for everyone</source>
        <translation>
            <numerusform>%n kaart voor iedereen</numerusform>
            <numerusform>%n kaarten voor iedereen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s) in hand</source>
        <translation>
            <numerusform>tot %n kaart in de hand</numerusform>
            <numerusform>tot %n kaarten in de hand</numerusform>
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
            <numerusform>%n extra voor amfitheaters</numerusform>
            <numerusform>%n extra voor amfitheaters</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant they stay where you put them.</source>
        <comment>floors</comment>
        <translation>In deze variant blijven ze liggen waar je ze neerlegt.</translation>
    </message>
    <message>
        <source>Waiting for the bids of: %1.</source>
        <translation>Wachten op het bod van: %1.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProposalWords</name>
    <message>
        <source>You ask to take your last move back.</source>
        <translation>Je vraagt om je laatste zet ongedaan te maken.</translation>
    </message>
    <message>
        <source>You propose a pause.</source>
        <translation>Je stelt een pauze voor.</translation>
    </message>
    <message>
        <source>You propose to go on.</source>
        <translation>Je stelt voor om verder te gaan.</translation>
    </message>
    <message>
        <source>You propose more time for %1.</source>
        <translation>Je stelt meer tijd voor %1 voor.</translation>
    </message>
    <message>
        <source>You propose to end the game here.</source>
        <translation>Je stelt voor om het spel hier te stoppen.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>%1 vraagt om de laatste zet ongedaan te maken.</translation>
    </message>
    <message>
        <source>%1 proposes a pause.</source>
        <translation>%1 stelt een pauze voor.</translation>
    </message>
    <message>
        <source>%1 proposes to go on.</source>
        <translation>%1 stelt voor om verder te gaan.</translation>
    </message>
    <message>
        <source>%1 proposes more time for %2.</source>
        <translation>%1 stelt meer tijd voor %2 voor.</translation>
    </message>
    <message>
        <source>%1 proposes to end the game here.</source>
        <translation>%1 stelt voor om het spel hier te stoppen.</translation>
    </message>
    <message>
        <source>Should a computer player make one move for %1?</source>
        <translation>Moet een computerspeler één zet doen voor %1?</translation>
    </message>
    <message>
        <source>Should a computer player play for %1 until their return?</source>
        <translation>Moet een computerspeler voor %1 spelen tot die terug is?</translation>
    </message>
    <message>
        <source>Should we wait for %1?</source>
        <translation>Wachten we op %1?</translation>
    </message>
    <message>
        <source>For it: %1.</source>
        <translation>Voor: %1.</translation>
    </message>
    <message>
        <source>Against it: %1.</source>
        <translation>Tegen: %1.</translation>
    </message>
    <message>
        <source>A computer player plays for %1 until their return.</source>
        <translation>Een computerspeler speelt voor %1 tot die terug is.</translation>
    </message>
    <message>
        <source>A computer player makes the next move for %1.</source>
        <translation>Een computerspeler doet de volgende zet voor %1.</translation>
    </message>
    <message>
        <source>%1 has no time left.</source>
        <translation>%1 heeft geen tijd meer.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 is er niet.</translation>
    </message>
    <message>
        <source>The deal is proven: it was made before the first move and not changed since.</source>
        <translation>De deling klopt: ze is vóór de eerste zet gemaakt en daarna niet veranderd.</translation>
    </message>
    <message>
        <source>The deal does not fit what the server committed itself to before the first move.</source>
        <translation>De deling is niet die waarop de server zich vóór de eerste zet heeft vastgelegd.</translation>
    </message>
    <message>
        <source>The server’s record does not fit what was seen here during the game.</source>
        <translation>Het spel zoals de server het geeft, is niet wat hier te zien was.</translation>
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
        <translation>Bouwstenen en daken</translation>
    </message>
    <message>
        <source>Placing buildings</source>
        <translation>Gebouwen plaatsen</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verdediging</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Tegels plaatsen</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Kaarten trekken</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>De laatste ronde</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>%1, puzzle %2 of %3</source>
        <translation>%1, puzzel %2 van %3</translation>
    </message>
    <message>
        <source>Which bid is best? Only its total counts.</source>
        <translation>Welk bod is het beste? Alleen het totaal telt.</translation>
    </message>
    <message>
        <source>You have won a tile. Which is the best site for it?</source>
        <translation>Ik heb een tegel gewonnen. Welke plaats is de beste?</translation>
    </message>
    <message>
        <source>Which is the best pile to draw your next card from?</source>
        <translation>Van welke stapel kan ik de volgende kaart het beste trekken?</translation>
    </message>
    <message>
        <source>It is your turn. Which move is best?</source>
        <translation>Ik ben aan de beurt. Welke zet is de beste?</translation>
    </message>
    <message>
        <source>Theme: %1. Difficulty: %2.</source>
        <translation>Thema: %1. Moeilijkheidsgraad: %2.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Er is een betere keuze.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Goed!</translation>
    </message>
    <message>
        <source>It is worth exactly %1 of the victory, the best wrong choice %2.</source>
        <translation>Aandeel in de overwinning: precies %1, tegen %2 bij de beste foute keuze.</translation>
    </message>
    <message>
        <source>It is worth about %1 of the victory, the best wrong choice %2.</source>
        <translation>Aandeel in de overwinning: ongeveer %1, tegen %2 bij de beste foute keuze.</translation>
    </message>
    <message>
        <source>Yours was not among the choices compared. The best is worth %1 of the victory.</source>
        <translation>Mijn keuze is niet met de andere vergeleken. Met de beste is het aandeel in de overwinning %1.</translation>
    </message>
    <message>
        <source>Yours is worth %1 of the victory, the best %2.</source>
        <translation>Aandeel in de overwinning: %1, tegen %2 bij de beste keuze.</translation>
    </message>
    <message>
        <source>The right total is %1.</source>
        <translation>Het juiste totaal is %1.</translation>
    </message>
    <message>
        <source>Any total from %1 to %2 is right.</source>
        <translation>Elk totaal van %1 tot en met %2 is goed.</translation>
    </message>
</context>
<context>
    <name>capitol::app::Puzzles</name>
    <message>
        <source>No puzzles were found.</source>
        <translation>Er zijn geen puzzels gevonden.</translation>
    </message>
    <message>
        <source>This file has no puzzles yet.</source>
        <translation>In dit bestand zitten nog geen puzzels.</translation>
    </message>
    <message>
        <source>Solved on the first try</source>
        <translation>In één keer opgelost</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Later opgelost</translation>
    </message>
    <message>
        <source>Answer shown</source>
        <translation>Oplossing bekeken</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Nog niet opgelost</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Nog niet geprobeerd</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 solved, %n of them on the first try.</source>
        <translation>
            <numerusform>%1 van %2 opgelost, waarvan %n in één keer.</numerusform>
            <numerusform>%1 van %2 opgelost, waarvan %n in één keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) shown.</source>
        <translation>
            <numerusform>%n oplossing bekeken.</numerusform>
            <numerusform>%n oplossingen bekeken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved on the first try in a row: %1. Best: %2.</source>
        <translation>Op rij in één keer opgelost: %1. Record: %2.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Elke moeilijkheidsgraad</translation>
    </message>
    <message>
        <source>Puzzle %1, %2: %3</source>
        <comment>number, difficulty, what was made of it</comment>
        <translation>Puzzel %1, %2: %3</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle thema’s</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickFixes</name>
    <message>
        <source>Replace with “%1”</source>
        <translation>Vervangen door “%1”</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>“%1” verwijderen</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>“%1” toevoegen</translation>
    </message>
    <message>
        <source>Move to “%1”</source>
        <translation>Verplaatsen naar “%1”</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickPhrases</name>
    <message>
        <source>Hello!</source>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Succes!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Goed gespeeld!</translation>
    </message>
    <message>
        <source>I need to think for a moment.</source>
        <translation>Ik denk even na.</translation>
    </message>
    <message>
        <source>Back in a minute.</source>
        <translation>Ik ben zo terug.</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Sorry!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Bedankt!</translation>
    </message>
    <message>
        <source>Thanks for the game!</source>
        <translation>Bedankt voor het spel!</translation>
    </message>
</context>
<context>
    <name>capitol::app::RefusedWords</name>
    <message>
        <source>The server refused that: %1</source>
        <translation>De server heeft dat geweigerd: %1</translation>
    </message>
    <message>
        <source>That was too often. Wait a moment, then try again.</source>
        <translation>Dat was te vaak. Wacht even en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>That is too long for the server.</source>
        <translation>Dat is te lang voor de server.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>Die tafel is er niet meer.</translation>
    </message>
    <message>
        <source>There is no room left.</source>
        <translation>Er is geen plaats meer.</translation>
    </message>
    <message>
        <source>The server does not accept these rules.</source>
        <translation>De server aanvaardt deze regels niet.</translation>
    </message>
    <message>
        <source>That seat is no longer yours.</source>
        <translation>Die plaats is niet meer van jou.</translation>
    </message>
    <message>
        <source>Somebody has that seat.</source>
        <translation>Die plaats is bezet.</translation>
    </message>
    <message>
        <source>Somebody at this table has your name. Leave the table, choose another name, and come back.</source>
        <translation>Iemand aan deze tafel heeft al jouw naam. Verlaat de tafel, kies een andere naam en kom terug.</translation>
    </message>
    <message>
        <source>Whoever looks on cannot do that.</source>
        <translation>Toeschouwers kunnen dat niet.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Alleen de gastheer kan dat.</translation>
    </message>
    <message>
        <source>Not everybody is ready.</source>
        <translation>Nog niet iedereen is klaar.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>Het spel is al begonnen.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Het spel is nog niet begonnen.</translation>
    </message>
    <message>
        <source>The rules forbid that move.</source>
        <translation>Die zet mag niet volgens de regels.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Something else happened first. Have a look, then confirm again.</source>
        <translation>Er is intussen iets anders gebeurd. Kijk even en bevestig dan opnieuw.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Another proposal is open: decide on that first.</source>
        <translation>Er loopt nog een ander voorstel: beslis daar eerst over.</translation>
    </message>
    <message>
        <source>That would change nothing, or it can no longer be taken back.</source>
        <translation>Dat verandert niets, of het kan niet meer ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>That has been decided already.</source>
        <translation>Daarover is al beslist.</translation>
    </message>
    <message>
        <source>You have voted already.</source>
        <translation>Je hebt al gestemd.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RemoteTable</name>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>Het spel is in onderling overleg eerder gestopt.</translation>
    </message>
    <message>
        <source>The server is restarting. The game goes on as soon as it is back.</source>
        <translation>De server wordt opnieuw gestart. Het spel gaat verder zodra de server er weer is.</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again…</source>
        <translation>De verbinding is weg. Nieuwe poging…</translation>
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
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bod</translation>
    </message>
    <message>
        <source>Tile placed</source>
        <translation>Tegel geplaatst</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Kaart getrokken</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Keerpunt</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Goede keuze</translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation>Meer dan nodig</translation>
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
        <translation>Ronde %1, zet %2 van %3</translation>
    </message>
    <message>
        <source>%1 takes the lead from %2 and will be up to %3 ahead.</source>
        <translation>%1 neemt de leiding over van %2 en krijgt een voorsprong van hooguit %3.</translation>
    </message>
    <message>
        <source>Luck of the deal: %1.</source>
        <translation>Geluk bij het uitdelen: %1.</translation>
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
        <translation>Er was geen andere keuze.</translation>
    </message>
    <message>
        <source>That was the best choice, by %1. Next best: %2</source>
        <translation>Dat was de beste keuze, met %1 verschil. Op één na beste: %2</translation>
    </message>
    <message>
        <source>No other choice was clearly better.</source>
        <translation>Geen andere keuze was duidelijk beter.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Beter: %1</translation>
    </message>
    <message>
        <source>Luck: %1.</source>
        <translation>Geluk: %1.</translation>
    </message>
    <message>
        <source>That cost %1 of the victory.</source>
        <translation>Dat kostte een aandeel van %1 in de overwinning.</translation>
    </message>
    <message>
        <source>%1 won; %2 would have been enough in %3 of cases.</source>
        <comment>a winning bid, a lower one, how often</comment>
        <translation>%1 won de tegel; %2 was in %3 van de gevallen ook genoeg geweest.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RulebookExport</name>
    <message>
        <source>rules</source>
        <comment>in the name of a file</comment>
        <translation>spelregels</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Opgeslagen: %1</translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .pdf or .html.</source>
        <translation>Kan “%1” niet schrijven: de bestandsnaam moet eindigen op .pdf of .html.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Naar de printer gestuurd.</translation>
    </message>
    <message>
        <source>The printer did not accept the document.</source>
        <translation>De printer heeft het document niet geaccepteerd.</translation>
    </message>
</context>
<context>
    <name>capitol::app::SavingWords</name>
    <message>
        <source>%1. The move was not made; nothing is lost. Free up disk space or make the file writable, then continue. Press Space to let a computer player try again.</source>
        <translation>%1. De zet is niet uitgevoerd; er is niets verloren. Maak schijfruimte vrij of maak het bestand beschrijfbaar en speel verder. Met de spatiebalk laat je een computerspeler het opnieuw proberen.</translation>
    </message>
    <message>
        <source>%1. The last moves may not be saved. Free up disk space or make the file writable, then continue: the next move saves the whole game again.</source>
        <translation>%1. De laatste zetten zijn misschien niet opgeslagen. Maak schijfruimte vrij of maak het bestand beschrijfbaar en speel verder: bij de volgende zet wordt het hele spel opnieuw opgeslagen.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScheduleEditor</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Ronde toevoegen</translation>
    </message>
    <message>
        <source>Remove the last round</source>
        <translation>Laatste ronde verwijderen</translation>
    </message>
    <message>
        <source>Round %1, tile %2</source>
        <translation>Ronde %1, tegel %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
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
        <translation>vrij</translation>
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
        <translation>Je keuze is onderweg.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>Het spel is in onderling overleg eerder gestopt.</translation>
    </message>
    <message>
        <source>Waiting for the connection.</source>
        <translation>Wachten op de verbinding.</translation>
    </message>
</context>
<context>
    <name>capitol::app::StatisticsModel</name>
    <message>
        <source>People only</source>
        <translation>Alleen mensen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per speler</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Per variant</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Per aantal spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>By strongest opponent</source>
        <translation>Per sterkste tegenstander</translation>
    </message>
</context>
<context>
    <name>capitol::app::TextCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Suggesties</translation>
    </message>
</context>
<context>
    <name>capitol::app::TieBreakEditor</name>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
</context>
<context>
    <name>capitol::app::Together</name>
    <message>
        <source>this computer</source>
        <translation>deze computer</translation>
    </message>
    <message>
        <source>These rules are too long to be sent to a server.</source>
        <translation>Deze spelregels zijn te lang om naar een server te sturen.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation>Je plaats is vrijgemaakt door de gastheer.</translation>
    </message>
    <message>
        <source>You were away for too long, so your seat was given up.</source>
        <translation>Je was te lang weg, dus je plaats is vrijgegeven.</translation>
    </message>
    <message>
        <source>No server could be started on this computer: %1</source>
        <translation>Op deze computer kon geen server worden gestart: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::TurnNotice</name>
    <message>
        <source>It is your turn</source>
        <translation>Je bent aan de beurt</translation>
    </message>
    <message>
        <source>The others at your table are waiting for you.</source>
        <translation>De anderen aan je tafel wachten op je.</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantDocument</name>
    <message>
        <source>Reset all rules</source>
        <translation>Alle spelregels terugzetten</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantFiles</name>
    <message>
        <source>the name is taken</source>
        <translation>de naam is al in gebruik</translation>
    </message>
    <message>
        <source>this can only be changed in the text itself</source>
        <translation>dit is alleen in de tekst zelf te wijzigen</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Altijd 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>De bestandsnaam zonder .yaml.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Alles wat hier niet staat, komt uit die variant.</translation>
    </message>
    <message>
        <source>The name of the variant, by language.</source>
        <translation>De naam van de variant, per taal.</translation>
    </message>
    <message>
        <source>One or two sentences on how it plays, by language.</source>
        <translation>Een of twee zinnen over hoe de variant speelt, per taal.</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>overgenomen</translation>
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
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Standaardwaarde: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>Which game it is a variant of.</source>
        <translation>Van welk spel dit een variant is.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WaitingRoom</name>
    <message numerus="yes">
        <source>%n minute(s) per player</source>
        <translation>
            <numerusform>%n minuut per speler</numerusform>
            <numerusform>%n minuten per speler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per player</source>
        <translation>
            <numerusform>%n seconde per speler</numerusform>
            <numerusform>%n seconden per speler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, plus %n seconds per move</source>
        <translation>
            <numerusform>, plus %n seconde per zet</numerusform>
            <numerusform>, plus %n seconden per zet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per move</source>
        <translation>
            <numerusform>%n seconde per zet</numerusform>
            <numerusform>%n seconden per zet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) per move</source>
        <translation>
            <numerusform>%n dag per zet</numerusform>
            <numerusform>%n dagen per zet</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Geen klok</translation>
    </message>
    <message>
        <source>Everyone on this server can see this table.</source>
        <translation>Iedereen op deze server kan deze tafel zien.</translation>
    </message>
    <message>
        <source>Only people with the invitation link can find this table.</source>
        <translation>Alleen wie de uitnodigingslink heeft, vindt deze tafel.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats still free.</source>
        <translation>
            <numerusform>Nog %n vrije plaats.</numerusform>
            <numerusform>Nog %n vrije plaatsen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not ready yet.</source>
        <translation>
            <numerusform>%n speler is nog niet klaar.</numerusform>
            <numerusform>%n spelers zijn nog niet klaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Opnieuw verbinden…</translation>
    </message>
    <message>
        <source>You are watching. Take a free seat to play.</source>
        <translation>Je kijkt mee. Neem een vrije plaats om te spelen.</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Iedereen is klaar.</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>Wachten tot de gastheer het spel start.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WholeFile</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Kan %1 niet schrijven: %2</translation>
    </message>
    <message>
        <source>it could not be created</source>
        <translation>het kon niet worden aangemaakt</translation>
    </message>
</context>
<context>
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>You cannot do that in this phase.</source>
        <translation>Dat kan niet in deze fase.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Die kaart heb je niet in de hand.</translation>
    </message>
    <message>
        <source>In this variant a card can only be played if it does something.</source>
        <translation>In deze variant mag je een kaart alleen spelen als je er iets mee doet.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>Die stapel is leeg.</translation>
    </message>
    <message>
        <source>You must draw all these cards: none of them may be declined.</source>
        <translation>Deze kaarten moet je trekken: ervan afzien mag niet.</translation>
    </message>
    <message numerus="yes">
        <source>A floor card gives exactly %n floor(s) now.</source>
        <translation>
            <numerusform>Een bouwsteenkaart geeft nu precies %n bouwsteen.</numerusform>
            <numerusform>Een bouwsteenkaart geeft nu precies %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A floor card gives %1 to %2 floors now.</source>
        <translation>Een bouwsteenkaart geeft nu %1 tot %2 bouwstenen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left: not enough for a floor card.</source>
        <translation>
            <numerusform>Er is nog maar %n bouwsteen: te weinig voor een bouwsteenkaart.</numerusform>
            <numerusform>Er zijn nog maar %n bouwstenen: te weinig voor een bouwsteenkaart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That needs a building of %n floor(s) without a roof.</source>
        <translation>
            <numerusform>Daarvoor is een gebouw van %n bouwsteen zonder dak nodig.</numerusform>
            <numerusform>Daarvoor is een gebouw van %n bouwstenen zonder dak nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant floors go only on the tallest building without a roof.</source>
        <translation>In deze variant mogen bouwstenen alleen op het hoogste gebouw zonder dak.</translation>
    </message>
    <message>
        <source>In this variant a card’s floors are either added to your buildings or start new ones, not both.</source>
        <translation>In deze variant verhoog je met de bouwstenen van een kaart bestaande gebouwen of begin je nieuwe, niet allebei.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>Geen gebouw kan meer dan %n bouwsteen hebben.</numerusform>
            <numerusform>Geen gebouw kan meer dan %n bouwstenen hebben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings without a roof in a yard can have only %n different height(s).</source>
        <translation>
            <numerusform>Op een bouwplaats is ruimte voor gebouwen zonder dak van %n hoogte.</numerusform>
            <numerusform>Op een bouwplaats is ruimte voor gebouwen zonder dak van %n verschillende hoogten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round roof is left.</source>
        <translation>Er is geen rond dak meer.</translation>
    </message>
    <message>
        <source>No triangular roof is left.</source>
        <translation>Er is geen puntdak meer.</translation>
    </message>
    <message>
        <source>This area has round roofs: all its buildings must have the same roof.</source>
        <translation>Deze wijk heeft ronde daken: alle gebouwen hebben er hetzelfde dak.</translation>
    </message>
    <message>
        <source>This area has triangular roofs: all its buildings must have the same roof.</source>
        <translation>Deze wijk heeft puntdaken: alle gebouwen hebben er hetzelfde dak.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof: the others already have this one.</source>
        <translation>De wijken van één kleur mogen niet allemaal hetzelfde dak hebben: de andere hebben dit al.</translation>
    </message>
    <message>
        <source>A permit needs a finished building (one with a roof) that fits there.</source>
        <translation>Voor een vergunning heb je een voltooid gebouw met dak nodig dat daar past.</translation>
    </message>
    <message>
        <source>This permit is for areas of another colour.</source>
        <translation>De vergunning is voor wijken van een andere kleur.</translation>
    </message>
    <message>
        <source>Buildings and fountains go on small sites, amphitheatres and temples on large ones.</source>
        <translation>Gebouwen en bronnen horen op kleine plaatsen, amfitheaters en tempels op grote.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Deze plaats is bezet.</translation>
    </message>
    <message>
        <source>This area has no vacant small site.</source>
        <translation>In deze wijk is geen kleine plaats meer vrij.</translation>
    </message>
    <message numerus="yes">
        <source>The first building in an area must have exactly %n floor(s).</source>
        <translation>
            <numerusform>Het eerste gebouw van een wijk heeft precies %n bouwsteen.</numerusform>
            <numerusform>Het eerste gebouw van een wijk heeft precies %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A building here must have %n floor(s).</source>
        <translation>
            <numerusform>Een gebouw moet hier %n bouwsteen hebben.</numerusform>
            <numerusform>Een gebouw moet hier %n bouwstenen hebben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A building here must have %1 to %2 floors.</source>
        <translation>Een gebouw moet hier %1 tot %2 bouwstenen hebben.</translation>
    </message>
    <message>
        <source>The large site of this area is taken.</source>
        <translation>De grote plaats van deze wijk is bezet.</translation>
    </message>
    <message>
        <source>This area has no large site.</source>
        <translation>Deze wijk heeft geen grote plaats.</translation>
    </message>
    <message>
        <source>This building fits on no site that the permit allows.</source>
        <translation>Dit gebouw past op geen enkele plaats waarvoor de vergunning geldt.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WindowActions</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Volgende zoeken</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Vo&amp;rige zoeken</translation>
    </message>
    <message>
        <source>Show in the &amp;text</source>
        <translation>In de &amp;tekst tonen</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Aanvullen</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>&amp;Uitleggen</translation>
    </message>
    <message>
        <source>Co&amp;mment or uncomment</source>
        <translation>Co&amp;mmentaar aan of uit</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Volgend &amp;probleem</translation>
    </message>
    <message>
        <source>Fix the pro&amp;blem…</source>
        <translation>Probleem op&amp;lossen…</translation>
    </message>
</context>
<context>
    <name>capitol::app::Words</name>
    <message>
        <source>roof card %1</source>
        <translation>dakkaart %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <translation>bouwsteenkaart %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <translation>zwarte vergunning %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <translation>witte vergunning %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <translation>rode vergunning %1</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) without a roof</source>
        <translation>
            <numerusform>een gebouw van %n bouwsteen zonder dak</numerusform>
            <numerusform>een gebouw van %n bouwstenen zonder dak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a round roof</source>
        <translation>
            <numerusform>een gebouw van %n bouwsteen met een rond dak</numerusform>
            <numerusform>een gebouw van %n bouwstenen met een rond dak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a triangular roof</source>
        <translation>
            <numerusform>een gebouw van %n bouwsteen met een puntdak</numerusform>
            <numerusform>een gebouw van %n bouwstenen met een puntdak</numerusform>
        </translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>Amphitheatre</source>
        <translation>Amfitheater</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>the fountain</source>
        <translation>de bron</translation>
    </message>
    <message>
        <source>the amphitheatre</source>
        <translation>het amfitheater</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>de tempel</translation>
    </message>
    <message>
        <source>roof cards</source>
        <translation>dakkaarten</translation>
    </message>
    <message>
        <source>floor cards</source>
        <translation>bouwsteenkaarten</translation>
    </message>
    <message>
        <source>permits</source>
        <translation>vergunningen</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>round roofs</source>
        <translation>ronde daken</translation>
    </message>
    <message>
        <source>triangular roofs</source>
        <translation>puntdaken</translation>
    </message>
    <message>
        <source>the large site of %1</source>
        <translation>de grote plaats van %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, site</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the highest single card decides</source>
        <translation>de hoogste kaart beslist</translation>
    </message>
    <message>
        <source>the lowest score decides</source>
        <translation>de laagste score beslist</translation>
    </message>
    <message>
        <source>the seat nearest the consul clockwise decides</source>
        <translation>de plaats die met de klok mee het dichtst bij de consul is, beslist</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>niemand krijgt de tegel</translation>
    </message>
    <message>
        <source>Equal bids: %1.</source>
        <translation>Gelijke biedingen: %1.</translation>
    </message>
    <message>
        <source>; still equal: </source>
        <translation>; nog steeds gelijk: </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names, the last name</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>roof card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>dakkaart %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>bouwsteenkaart %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>zwarte vergunning %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>witte vergunning %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>rode vergunning %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlDocument</name>
    <message>
        <source>Typing</source>
        <translation>Typen</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlView</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Knippen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles selecteren</translation>
    </message>
</context>
<context>
    <name>capitol::app::YardModel</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a building</comment>
        <translation>%1 keer %2</translation>
    </message>
</context>
</TS>
