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
        <source>The board game by Alan R. Moon and Aaron Weissblum (2001) at the desktop. An unofficial edition, made without the publisher, with none of the game&apos;s art or text.</source>
        <translation>Het bordspel van Alan R. Moon en Aaron Weissblum (2001) op de computer. Een onofficiële uitgave, gemaakt zonder de uitgever, zonder beeld of tekst van het spel.</translation>
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
        <source>Drawn by</source>
        <translation>Getekend door</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later: free to use, to study, to change and to pass on</source>
        <translation>GNU General Public License, versie 3 of later: vrij te gebruiken, te bestuderen, te wijzigen en door te geven</translation>
    </message>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Spelersgids</translation>
    </message>
    <message>
        <source>Guide to variants</source>
        <translation>Gids voor varianten</translation>
    </message>
    <message>
        <source>The licence&apos;s text</source>
        <translation>Tekst van de licentie</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Map van het logboek</translation>
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
        <source>For nothing</source>
        <translation>Voor niets</translation>
    </message>
    <message>
        <source>Play the card for nothing</source>
        <translation>De kaart zonder effect spelen</translation>
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
        <translation>Herbegin</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>De beurt opnieuw beginnen</translation>
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
        <source>Auction %1 of %2</source>
        <translation>Veiling %1 van %2</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Senator</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Je bod</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Niets bieden</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Verzegel het bod</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Cards above the senator card are bid: click those of your hand that are to go up, or drag them here.</source>
        <translation>Kaarten boven de senator worden geboden: klik op de handkaarten die omhoog moeten, of sleep ze hierheen.</translation>
    </message>
</context>
<context>
    <name>Board2D</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>Board3D</name>
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
    <name>CameraBar</name>
    <message>
        <source>View from above</source>
        <translation>Van boven gezien</translation>
    </message>
    <message>
        <source>View from the table</source>
        <translation>Vanaf de tafel gezien</translation>
    </message>
    <message>
        <source>View from near</source>
        <translation>Van dichtbij gezien</translation>
    </message>
    <message>
        <source>Reset the camera</source>
        <translation>Het beeld terugzetten</translation>
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
        <translation>gesloten kaart</translation>
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
        <translation>Speel volgens: %1</translation>
    </message>
    <message>
        <source>Take away the column %1</source>
        <translation>Haal de kolom %1 weg</translation>
    </message>
</context>
<context>
    <name>CompareHeads</name>
    <message>
        <source>Point of the rules</source>
        <translation>Punt van de regels</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>The points of the rules</source>
        <translation>De punten van de regels</translation>
    </message>
    <message>
        <source>Reading the sheets…</source>
        <translation>De bladen worden gelezen…</translation>
    </message>
    <message>
        <source>Nothing matches. Choose other rules to show, or search for something else.</source>
        <translation>Niets gevonden. Kies andere punten of zoek naar iets anders.</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Compare the sheets</source>
        <translation>Bladen vergelijken</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Search in the comparison</source>
        <translation>Zoeken in de vergelijking</translation>
    </message>
    <message>
        <source>Which points are shown</source>
        <translation>Welke punten te zien zijn</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Kolom erbij</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>Meest gelijk eerst</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Schrijven…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
</context>
<context>
    <name>CoveredHand</name>
    <message>
        <source>%1&apos;s hand is covered</source>
        <translation>De hand van %1 is bedekt</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Ik ben %1: toon mijn kaarten</translation>
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
        <translation>Terug naar het begin</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Herhaling bekijken</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
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
        <translation>Opgeslagen spellen worden gezocht…</translation>
    </message>
    <message>
        <source>No game is saved yet.</source>
        <translation>Er is nog geen spel opgeslagen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Een ander bestand…</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Capitol-spellen (*.capitol)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
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
        <translation>Stenen</translation>
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
        <source>For everyone at the table: the strongest player&apos;s advice (H), and a list of the cards that all have seen (M).</source>
        <translation>Voor iedereen aan tafel: de raad van de sterkste speler (H) en een lijst van de kaarten die iedereen heeft gezien (M).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>The hint is being thought about</source>
        <translation>Er wordt over de tip nagedacht</translation>
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
        <translation>1 tot 9, 0</translation>
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
        <source>Choose the first to the tenth card, or move it into the bid and out of it</source>
        <translation>De eerste tot en met de tiende kaart kiezen, of in het bod leggen en eruit halen</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, go on</source>
        <translation>Bevestigen, het bod verzegelen, verdergaan</translation>
    </message>
    <message>
        <source>Take back what is not yet final</source>
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
        <source>Hurry the computer players</source>
        <translation>De computerspelers aansporen</translation>
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
        <source>To the nearest place that way: sites, then the yard below; roofs and piles where those are asked for</source>
        <translation>Naar de dichtstbijzijnde plek die kant op: de plaatsen, daaronder de bouwplaats; daken en stapels waar die gevraagd worden</translation>
    </message>
    <message>
        <source>Choose the place</source>
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
        <source>To the next card of the hand; in the bid, move the card</source>
        <translation>Naar de volgende kaart in de hand; in het bod de kaart verplaatsen</translation>
    </message>
    <message>
        <source>Choose the card; in the bid, put it back</source>
        <translation>De kaart kiezen; in het bod haar terugleggen</translation>
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
        <source>To the next button or place, and back</source>
        <translation>Naar de volgende knop of plek, en terug</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Dit blad</translation>
    </message>
    <message>
        <source>The table&apos;s menu</source>
        <translation>Het menu van de tafel</translation>
    </message>
    <message>
        <source>The camera of the board in 3D</source>
        <translation>Het beeld van het bord in 3D</translation>
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
        <source>The view from above, from the table, from near</source>
        <translation>Van boven, vanaf de tafel, van dichtbij</translation>
    </message>
    <message>
        <source>Back to where the view begins</source>
        <translation>Terug naar het begin van dit beeld</translation>
    </message>
    <message>
        <source>Around the board, higher and lower</source>
        <translation>Om het bord heen, hoger en lager</translation>
    </message>
    <message>
        <source>Nearer, farther</source>
        <translation>Dichterbij, verder weg</translation>
    </message>
    <message>
        <source>Drag to turn, drag with the right button to move along, roll the wheel to go nearer</source>
        <translation>Slepen om te draaien, slepen met de rechterknop om te verschuiven, het wiel draaien om dichterbij te komen</translation>
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
        <source>The rules; at the table those in force</source>
        <translation>De regels; aan tafel die welke nu gelden</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In de regels</translation>
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
        <translation>Pijlen, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>To the next place found, and back</source>
        <translation>Naar de volgende gevonden plek, en terug</translation>
    </message>
    <message>
        <source>Read on, and back</source>
        <translation>Verder lezen, en terug</translation>
    </message>
    <message>
        <source>Close them</source>
        <translation>Ze sluiten</translation>
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
        <translation>Opnieuw doen wat ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>De beurt opnieuw beginnen</translation>
    </message>
    <message>
        <source>A hint, if it was agreed at set-up</source>
        <translation>Een tip, als dat vooraf is afgesproken</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid was agreed at set-up</source>
        <translation>Wat iedereen heeft gezien, als de geheugensteun vooraf is afgesproken</translation>
    </message>
</context>
<context>
    <name>LineDetail</name>
    <message>
        <source>Picture of this point</source>
        <translation>Tekening bij dit punt</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Shows the board as it was</source>
        <translation>Toont het bord van toen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the game</source>
        <translation>Verslag van het spel</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>In notation</source>
        <translation>In notatie</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Verslag: %1</translation>
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
        <translation>Wat iedereen heeft gezien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
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
        <source>empty: random</source>
        <translation>leeg: toeval</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>The board as it was</source>
        <translation>Het bord van toen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Speel hier verder</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Herhaling sluiten</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Een zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Een zet verder</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Terug naar nu</translation>
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
        <translation>heeft gepast</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>heeft geboden</translation>
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
            <numerusform>%n driehoekig dak</numerusform>
            <numerusform>%n driehoekige daken</numerusform>
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
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Een zet terug</translation>
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
        <source>One move on</source>
        <translation>Een zet verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Speed: %1. Press for the next one.</source>
        <translation>Snelheid: %1. Druk voor de volgende.</translation>
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
    <name>RevealPanel</name>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>RevealRow</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 biedt %2.</translation>
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
        <translation>Rond</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>Driehoekig</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>The rules</source>
        <translation>De regels</translation>
    </message>
</context>
<context>
    <name>RulebookHead</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
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
        <translation>In de regels zoeken</translation>
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
        <source>Previous place</source>
        <translation>Vorige plek</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Volgende plek</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Seen by %1</source>
        <translation>Gezien door %1</translation>
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
        <source>You</source>
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press for the next one.</source>
        <translation>Kleur: %1. Druk voor de volgende.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Naam van speler %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wie speelt op plaats %1</translation>
    </message>
</context>
<context>
    <name>SenatorCard</name>
    <message>
        <source>senator card</source>
        <translation>senatorkaart</translation>
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
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <source>Flat</source>
        <translation>Plat</translation>
    </message>
    <message>
        <source>The board in 3D is not to be had on this computer.</source>
        <translation>Het bord in 3D is op deze computer niet beschikbaar.</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo van de computerspelers</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vlot</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>The space bar hurries them at any time.</source>
        <translation>De spatiebalk spoort ze altijd aan.</translation>
    </message>
    <message>
        <source>Movement on the screen</source>
        <translation>Beweging op het scherm</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Beperkt</translation>
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
        <source>Where they cannot be undone</source>
        <translation>Waar ze niet ongedaan te maken zijn</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Sealing a bid and drawing a card need no further confirmation.</source>
        <translation>Een bod verzegelen en een kaart trekken hoef je niet te bevestigen.</translation>
    </message>
    <message>
        <source>View of the board</source>
        <translation>Blik op het bord</translation>
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
        <source>From near</source>
        <translation>Van dichtbij</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Try 3D again at the next start</source>
        <translation>3D bij de volgende start opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Build up the seven hills of Rome, and lead where it counts.</source>
        <translation>Bouw op de zeven heuvels van Rome en wees de eerste waar het telt.</translation>
    </message>
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
        <source>Compare the sheets…</source>
        <translation>Bladen vergelijken…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regels…</translation>
    </message>
    <message>
        <source>Measure a variant…</source>
        <translation>Een variant meten…</translation>
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
        <translation>Leer spelen</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Flat board</source>
        <translation>Plat bord</translation>
    </message>
    <message>
        <source>Board in 3D</source>
        <translation>Bord in 3D</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Terug naar het begin</translation>
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
        <source>Compare the sheets…</source>
        <translation>Bladen vergelijken…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regels…</translation>
    </message>
    <message>
        <source>Player&apos;s guide</source>
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
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play for nothing?</source>
        <translation>Voor niets spelen?</translation>
    </message>
    <message>
        <source>%1 is discarded and nothing is built.</source>
        <translation>Wordt afgelegd: %1. Er wordt niets gebouwd.</translation>
    </message>
    <message>
        <source>Play for nothing</source>
        <translation>Voor niets spelen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Houden</translation>
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
        <translation>Geheugen</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Wat iedereen heeft gezien</translation>
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
        <translation>Regels</translation>
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
    <name>capitol::app::About</name>
    <message>
        <source>the processor, without OpenGL</source>
        <translation>de processor, zonder OpenGL</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is flat. A newer graphics driver may help.</source>
        <translation>OpenGL werkt niet op deze computer, daarom is het bord vlak. Een nieuwer stuurprogramma voor de grafische kaart kan helpen.</translation>
    </message>
    <message>
        <source>The graphics driver is too old for the board in 3D, so the board is flat.</source>
        <translation>Het grafische stuurprogramma is te oud voor het bord in 3D, daarom is het bord vlak.</translation>
    </message>
    <message>
        <source>The window is shown on another computer over the network, so the board is flat.</source>
        <translation>Het venster wordt via het netwerk op een andere computer getoond, daarom is het bord vlak.</translation>
    </message>
    <message>
        <source>The last start ended before its first picture, so this one does without OpenGL and the board is flat. The settings can have it tried again.</source>
        <translation>De vorige start eindigde vóór het eerste beeld, daarom gebruikt deze geen OpenGL en is het bord vlak. In de instellingen kan het opnieuw worden geprobeerd.</translation>
    </message>
    <message>
        <source>The guides are not installed; they are in the program&apos;s documents.</source>
        <translation>De gidsen zijn niet geïnstalleerd; ze horen bij de documenten van het programma.</translation>
    </message>
    <message>
        <source>Nothing here opens %1.</source>
        <translation>Niets hier kan %1 openen.</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Er is niets anders te doen.</translation>
    </message>
    <message>
        <source>It keeps the most open for later.</source>
        <translation>Zo blijft voor later het meeste open.</translation>
    </message>
    <message>
        <source>It takes the lead in %1.</source>
        <translation>Het geeft de eerste plaats in %1.</translation>
    </message>
    <message>
        <source>It takes the lead in %1 from %2.</source>
        <translation>Het neemt %2 de eerste plaats in %1 af.</translation>
    </message>
    <message>
        <source>It shares the lead in %1 with %2.</source>
        <translation>Het deelt de eerste plaats in %1 met %2.</translation>
    </message>
    <message numerus="yes">
        <source>It widens the lead in %1 to %n floor(s).</source>
        <translation>
            <numerusform>Het vergroot de voorsprong in %1 tot %n bouwsteen.</numerusform>
            <numerusform>Het vergroot de voorsprong in %1 tot %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it %2 could take the lead in %1.</source>
        <translation>Anders kan %2 de eerste plaats in %1 nemen.</translation>
    </message>
    <message>
        <source>It takes second place in %1.</source>
        <translation>Het geeft de tweede plaats in %1.</translation>
    </message>
    <message>
        <source>It gets a foot into %1.</source>
        <translation>Zo staat er een voet in %1.</translation>
    </message>
    <message>
        <source>A building of %2 with its other roof can no longer stand in %1.</source>
        <translation>Een gebouw van %2 met het andere dak kan niet meer in %1 staan.</translation>
    </message>
    <message numerus="yes">
        <source>A building of %2 with %n floor(s) is now too low for %1.</source>
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
        <source>The amphitheatre of %1 gives %n card(s) more at each drawing.</source>
        <translation>
            <numerusform>Het amfitheater van %1 geeft bij elk trekken %n kaart extra.</numerusform>
            <numerusform>Het amfitheater van %1 geeft bij elk trekken %n kaarten extra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n point(s) more.</source>
        <translation>
            <numerusform>Zoals het nu staat levert %1 %n punt meer op.</numerusform>
            <numerusform>Zoals het nu staat levert %1 %n punten meer op.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: what is not built now never scores.</source>
        <translation>Het is de laatste ronde: wat nu niet gebouwd wordt, levert nooit iets op.</translation>
    </message>
    <message>
        <source>%1 will fit into %2.</source>
        <translation>Er past dan %1 in %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left for everyone.</source>
        <translation>
            <numerusform>Er is voor iedereen nog maar %n bouwsteen.</numerusform>
            <numerusform>Er zijn voor iedereen nog maar %n bouwstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps cards worth %n for the auctions.</source>
        <translation>
            <numerusform>Zo blijven kaarten met waarde %n over voor de veilingen.</numerusform>
            <numerusform>Zo blijven kaarten met waarde %n over voor de veilingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand would gain anything now.</source>
        <translation>Geen kaart in de hand levert nu iets op.</translation>
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
            <numerusform>Het kan %1 ongeveer %n punt opleveren.</numerusform>
            <numerusform>Het kan %1 ongeveer %n punten opleveren.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins about %1 times out of a hundred.</source>
        <translation>Het wint ongeveer %1 van de honderd keer.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>Kaarten met waarde %n helpen weinig bij het bouwen.</numerusform>
            <numerusform>Kaarten met waarde %n helpen weinig bij het bouwen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now would never be used.</source>
        <translation>Kaarten die nu blijven, worden nooit meer gebruikt.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>De tegel is ongeveer %n punt waard, minder dan de kaarten die hem winnen.</numerusform>
            <numerusform>De tegel is ongeveer %n punten waard, minder dan de kaarten die hem winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is still to be sold in this round, and worth more.</source>
        <translation>In deze ronde nog te koop en meer waard: %1.</translation>
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
        <translation>Het voltooit een gebouw.</translation>
    </message>
    <message>
        <source>With it a building of the yard can come to stand in %1.</source>
        <translation>Hiermee kan een gebouw van de bouwplaats in %1 komen te staan.</translation>
    </message>
    <message numerus="yes">
        <source>Its value of %n counts in the auctions.</source>
        <translation>
            <numerusform>De waarde van %n telt in de veilingen.</numerusform>
            <numerusform>De waarde van %n telt in de veilingen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::App</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer: greedy</source>
        <translation>Computer: hebzuchtig</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <translation>Computer: willekeurig</translation>
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
    <message>
        <source>This program has no computer player called “%1”.</source>
        <translation>Dit programma heeft geen computerspeler met de naam “%1”.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>Computer: apprentice</source>
        <translation>Computer: leerling</translation>
    </message>
    <message>
        <source>Computer: mason</source>
        <translation>Computer: metselaar</translation>
    </message>
    <message>
        <source>Computer: architect</source>
        <translation>Computer: architect</translation>
    </message>
    <message>
        <source>Computer: master</source>
        <translation>Computer: meester</translation>
    </message>
    <message>
        <source>Plays at this window.</source>
        <translation>Speelt aan dit venster.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Doet zomaar iets wat de regels toestaan.</translation>
    </message>
    <message>
        <source>Does what looks best now, and never thinks ahead.</source>
        <translation>Doet wat nu het beste lijkt en denkt nooit vooruit.</translation>
    </message>
    <message>
        <source>Thinks ahead a little, and often errs.</source>
        <translation>Denkt een beetje vooruit en vergist zich vaak.</translation>
    </message>
    <message>
        <source>Thinks ahead for half a second at most, and sometimes errs.</source>
        <translation>Denkt hoogstens een halve seconde vooruit en vergist zich soms.</translation>
    </message>
    <message>
        <source>Thinks ahead for a second at most.</source>
        <translation>Denkt hoogstens een seconde vooruit.</translation>
    </message>
    <message>
        <source>Thinks ahead for up to five seconds: the strongest.</source>
        <translation>Denkt tot vijf seconden vooruit: de sterkste.</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message>
        <source>Nobody has built here.</source>
        <translation>Hier heeft niemand gebouwd.</translation>
    </message>
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
        <source>Worth %1 for the first, %2 for the second.</source>
        <translation>Goed voor %1 voor de eerste, %2 voor de tweede.</translation>
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
</context>
<context>
    <name>capitol::app::Comparison</name>
    <message>
        <source>the others are held against this one</source>
        <translation>de andere worden hiermee vergeleken</translation>
    </message>
    <message numerus="yes">
        <source>differs in %n point(s)</source>
        <translation>
            <numerusform>verschilt op %n punt</numerusform>
            <numerusform>verschilt op %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle punten</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Verschillen</translation>
    </message>
    <message>
        <source>True variants</source>
        <translation>Echte varianten</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Vergissingen</translation>
    </message>
    <message>
        <source>Silences</source>
        <translation>Zwijgt</translation>
    </message>
    <message>
        <source>Open situations</source>
        <translation>Open situaties</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) shown. Press one to see what lies behind it.</source>
        <translation>
            <numerusform>%n punt te zien. Druk erop om te zien wat erachter zit.</numerusform>
            <numerusform>%n punten te zien. Druk op een punt om te zien wat erachter zit.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be written: its name must end in .html, .md or .pdf.</source>
        <translation>‘%1’ kan niet worden geschreven: de naam moet eindigen op .html, .md of .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan niet worden geschreven: %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::FigureWords</name>
    <message>
        <source>Points of a player in round %1</source>
        <translation>Punten van een speler in ronde %1</translation>
    </message>
    <message>
        <source>Victories of seat %1</source>
        <translation>Overwinningen van plaats %1</translation>
    </message>
    <message>
        <source>Points of seat %1</source>
        <translation>Punten van plaats %1</translation>
    </message>
    <message>
        <source>Points of a player</source>
        <translation>Punten van een speler</translation>
    </message>
    <message>
        <source>Points of the first</source>
        <translation>Punten van de eerste</translation>
    </message>
    <message>
        <source>Points of the last</source>
        <translation>Punten van de laatste</translation>
    </message>
    <message>
        <source>Points from first to last</source>
        <translation>Punten tussen eerste en laatste</translation>
    </message>
    <message>
        <source>Points from first to second</source>
        <translation>Punten tussen eerste en tweede</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Wisselingen aan de leiding</translation>
    </message>
    <message>
        <source>Won from behind in the last scoring</source>
        <translation>Bij de laatste telling ingehaald</translation>
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
        <source>Sum of the winning bids</source>
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
        <translation>Omstreden wijken</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespeelde kaarten</translation>
    </message>
    <message>
        <source>Cards played for nothing</source>
        <translation>Voor niets gespeelde kaarten</translation>
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
        <source>Floors of the tallest building</source>
        <translation>Bouwstenen van het hoogste gebouw</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameSession</name>
    <message>
        <source>The computer player chose what the rules refuse: %1</source>
        <translation>De computerspeler koos wat de regels niet toelaten: %1</translation>
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
        <source>Another time, perhaps. In this lesson: %1</source>
        <translation>Een andere keer misschien. In deze les: %1</translation>
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
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>een nieuw gebouw</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a building of %n</source>
        <translation>
            <numerusform>een bouwsteen op een gebouw van %n</numerusform>
            <numerusform>een bouwsteen op een gebouw van %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 for nothing.</source>
        <translation>%1 speelt zonder effect: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 speelt %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a building of %n</source>
        <translation>
            <numerusform>een rond dak op een gebouw van %n</numerusform>
            <numerusform>een rond dak op een gebouw van %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a building of %n</source>
        <translation>
            <numerusform>een driehoekig dak op een gebouw van %n</numerusform>
            <numerusform>een driehoekig dak op een gebouw van %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 naar %2</translation>
    </message>
    <message>
        <source>%1 has no card left and passes.</source>
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
        <translation>Stand na ronde %1: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 trekt %2.</translation>
    </message>
    <message>
        <source>%1 draws no more.</source>
        <translation>%1 trekt niet meer.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>De %1 worden omgekeerd.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 has the consul.</source>
        <translation>Ronde %1 begint. %2 heeft de consul.</translation>
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
    <message>
        <source>Whiskers: twice the standard error</source>
        <translation>Foutbalken: tweemaal de standaardfout</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureModel</name>
    <message>
        <source>In a game</source>
        <translation>In een spel</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Really?</source>
        <translation>Echt?</translation>
    </message>
    <message>
        <source>★ more</source>
        <translation>★ meer</translation>
    </message>
    <message>
        <source>★ less</source>
        <translation>★ minder</translation>
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
        <source>Mean ± its standard error. ★: the difference is real, not chance (paired t test on the same games, Holm&apos;s adjustment, 5 %).</source>
        <translation>Gemiddelde ± de standaardfout. ★: het verschil is echt, geen toeval (gepaarde t-toets op dezelfde spellen, correctie van Holm, 5 %).</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>The two variants have no number of players in common.</source>
        <translation>De twee varianten hebben geen aantal spelers gemeen.</translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <comment>the variant that a changed one of the same name comes from</comment>
        <translation>%1 (voordien)</translation>
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
        <source>some %n second(s) left</source>
        <translation>
            <numerusform>nog ongeveer %n seconde</numerusform>
            <numerusform>nog ongeveer %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>some %n minute(s) left</source>
        <translation>
            <numerusform>nog ongeveer %n minuut</numerusform>
            <numerusform>nog ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays the same games by both variants and says what is different.</source>
        <translation>Speelt dezelfde spellen volgens beide varianten en zegt wat er verschilt.</translation>
    </message>
    <message>
        <source>The rules have been changed since this was measured.</source>
        <translation>De regels zijn veranderd sinds deze meting.</translation>
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
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exporteren</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Door komma&apos;s gescheiden waarden</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschreven naar %1.</translation>
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
        <source>beside</source>
        <translation>naast</translation>
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
        <source>%1: to be drawn, from the top</source>
        <translation>%1: te trekken, van boven af</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>daarna geschud: %1</translation>
    </message>
    <message>
        <source>%1: discards, the first to come back first</source>
        <translation>%1: aflegstapel, eerst wat het eerst terugkomt</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1: aflegstapel</translation>
    </message>
    <message>
        <source>%1: never seen</source>
        <translation>%1: nooit gezien</translation>
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
        <source>The bids are turned over.</source>
        <translation>De biedingen worden onthuld.</translation>
    </message>
    <message>
        <source>Round %1 is scored.</source>
        <translation>Ronde %1 wordt geteld.</translation>
    </message>
    <message>
        <source>Bid for %1: raise the cards to stake, then seal the bid.</source>
        <translation>Bied op %1: breng de kaarten die je inzet omhoog en verzegel het bod.</translation>
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
        <source>Confirm, or choose otherwise.</source>
        <translation>Bevestig, of kies anders.</translation>
    </message>
    <message>
        <source>Pass for the rest of this phase? Confirm, or take it back.</source>
        <translation>Passen voor de rest van deze fase? Bevestig, of neem terug.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Kies een kaart, of pas.</translation>
    </message>
    <message>
        <source>This card can do nothing now. It can be played for nothing, or kept.</source>
        <translation>Deze kaart kan nu niets. Speel haar zonder effect, of houd haar.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Kies een gebouw zonder dak, of een nieuw: %n bouwsteen te plaatsen.</numerusform>
            <numerusform>Kies een gebouw zonder dak, of een nieuw: %n bouwstenen te plaatsen.</numerusform>
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
        <translation>Rond of driehoekig?</translation>
    </message>
    <message>
        <source>Choose the building that goes there.</source>
        <translation>Kies het gebouw dat daar komt.</translation>
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
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In totaal</translation>
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
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>That is not done in this phase.</source>
        <translation>Dat gebeurt niet in deze fase.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Die kaart is niet in de hand.</translation>
    </message>
    <message>
        <source>In this variant a card must do something to be played.</source>
        <translation>In deze variant moet een kaart iets doen om gespeeld te worden.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>Die stapel is leeg.</translation>
    </message>
    <message>
        <source>These cards must be drawn: none of them may be declined.</source>
        <translation>Deze kaarten moeten worden getrokken: afzien mag niet.</translation>
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
        <source>Only %n floor(s) are left: too few for a floor card.</source>
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
        <source>In this variant floors go on the tallest building without a roof only.</source>
        <translation>In deze variant gaan bouwstenen alleen op het hoogste gebouw zonder dak.</translation>
    </message>
    <message>
        <source>In this variant a card&apos;s floors either raise buildings that stand or start new ones, not both.</source>
        <translation>In deze variant verhogen de bouwstenen van een kaart bestaande gebouwen of beginnen ze nieuwe, niet allebei.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>Geen gebouw kan meer dan %n bouwsteen hebben.</numerusform>
            <numerusform>Geen gebouw kan meer dan %n bouwstenen hebben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yard has room for %n different height(s) without a roof.</source>
        <translation>
            <numerusform>Een bouwplaats heeft ruimte voor %n verschillende hoogte zonder dak.</numerusform>
            <numerusform>Een bouwplaats heeft ruimte voor %n verschillende hoogten zonder dak.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round roof is left.</source>
        <translation>Er is geen rond dak meer.</translation>
    </message>
    <message>
        <source>No triangular roof is left.</source>
        <translation>Er is geen driehoekig dak meer.</translation>
    </message>
    <message>
        <source>This area bears round roofs: all its buildings have the same roof.</source>
        <translation>Deze wijk draagt ronde daken: al haar gebouwen hebben hetzelfde dak.</translation>
    </message>
    <message>
        <source>This area bears triangular roofs: all its buildings have the same roof.</source>
        <translation>Deze wijk draagt driehoekige daken: al haar gebouwen hebben hetzelfde dak.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all bear the same roof: the others already have this one.</source>
        <translation>De wijken van één kleur mogen niet allemaal hetzelfde dak dragen: de andere hebben dit al.</translation>
    </message>
    <message>
        <source>A permit needs a finished building, with a roof, that fits there.</source>
        <translation>Een vergunning vraagt een voltooid gebouw, met dak, dat daar past.</translation>
    </message>
    <message>
        <source>The permit is for another colour of area.</source>
        <translation>De vergunning is voor een andere kleur wijk.</translation>
    </message>
    <message>
        <source>Buildings and fountains stand on small sites, amphitheatres and temples on large ones.</source>
        <translation>Gebouwen en bronnen staan op kleine plaatsen, amfitheaters en tempels op grote.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Deze plaats is bezet.</translation>
    </message>
    <message>
        <source>No small site of this area is vacant.</source>
        <translation>Geen kleine plaats van deze wijk is vrij.</translation>
    </message>
    <message numerus="yes">
        <source>The first building of an area has exactly %n floor(s).</source>
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
            <numerusform>een gebouw van %n bouwsteen met een driehoekig dak</numerusform>
            <numerusform>een gebouw van %n bouwstenen met een driehoekig dak</numerusform>
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
        <translation>vergunningskaarten</translation>
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
        <translation>driehoekige daken</translation>
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
        <translation>de plaats het dichtst bij de consul met de klok mee beslist</translation>
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
