<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Capitol</source>
        <translation>Informazioni su Capitol</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>An unofficial desktop version of the board game by Alan R. Moon and Aaron Weissblum (2001), made without the publisher’s involvement and without any of its artwork or text.</source>
        <translation>Una versione per computer del gioco da tavolo di Alan R. Moon e Aaron Weissblum (2001). Non è ufficiale: è indipendente dall’editore e non ne usa le immagini né i testi.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafica</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later: free to use, study, change and share</source>
        <translation>GNU General Public License, versione 3 o successiva: puoi usare, studiare, modificare e condividere liberamente il programma</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Guida del giocatore</translation>
    </message>
    <message>
        <source>Variant author’s guide</source>
        <translation>Guida alle varianti</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Cartella dei log</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>A vuoto</translation>
    </message>
    <message>
        <source>Play the card without effect</source>
        <translation>Gioca la carta a vuoto</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Ricomincia il turno</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Non offrire</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Sigilla l’offerta</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Chiedi di annullare la tua mossa</translation>
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
        <translation>nessuno</translation>
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
        <translation>Aste di questo round</translation>
    </message>
</context>
<context>
    <name>BidCard</name>
    <message>
        <source>%1, in the bid</source>
        <translation>%1, nell’offerta</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Senator</source>
        <translation>Senatore</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>La tua offerta</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Your bid goes here: click cards in your hand, or drag them.</source>
        <translation>La tua offerta va qui: clicca sulle carte in mano o trascinale.</translation>
    </message>
</context>
<context>
    <name>BlockedPeople</name>
    <message>
        <source>Blocked: you do not see what they write, nor their tables on the local network.</source>
        <translation>Bloccati: non vedi ciò che scrivono, né i loro tavoli nella rete locale.</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Sblocca %1</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>BoardCursor</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>BuildCard</name>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1, %2 carte</translation>
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
        <translation>Vista dall’alto</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vista dal tavolo</translation>
    </message>
    <message>
        <source>Close-up view</source>
        <translation>Vista ravvicinata</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Reimposta la vista</translation>
    </message>
</context>
<context>
    <name>CameraKeyGroup</name>
    <message>
        <source>3D camera</source>
        <translation>Telecamera 3D</translation>
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
        <translation>Ctrl+Frecce</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Più, Ctrl+Meno</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>Top view, table view, close-up view</source>
        <translation>Vista dall’alto, dal tavolo, ravvicinata</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Reimpostare la vista</translation>
    </message>
    <message>
        <source>Rotate around the board, tilt up and down</source>
        <translation>Ruotare intorno al tabellone, salire e scendere</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Avvicinare, allontanare</translation>
    </message>
    <message>
        <source>Drag to rotate, right-drag to pan, scroll to zoom</source>
        <translation>Trascinare per ruotare, con il tasto destro per spostarsi; rotella per lo zoom</translation>
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
            <numerusform>poi ancora %n</numerusform>
            <numerusform>poi ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>l’ultimo</translation>
    </message>
    <message>
        <source>Cards left: %1. Contracts: %2. Cubes: %3</source>
        <translation>Carte rimaste: %1. Contratti: %2. Cubi: %3</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Nascondi la cronaca</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra la cronaca</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
</context>
<context>
    <name>CanalBoard</name>
    <message>
        <source>difficult terrain</source>
        <translation>terreno difficile</translation>
    </message>
    <message>
        <source>normal terrain</source>
        <translation>terreno normale</translation>
    </message>
</context>
<context>
    <name>CanalCursor</name>
    <message>
        <source>Map: %1</source>
        <translation>Tabellone: %1</translation>
    </message>
</context>
<context>
    <name>CanalEnd</name>
    <message>
        <source>Canals</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Incomplete canals</source>
        <translation>Canali incompleti</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contratti completati</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Guarda il replay</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Gioca la tua prima partita</translation>
    </message>
</context>
<context>
    <name>CanalKeysSheet</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>Da 1 a 9</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc or Backspace</source>
        <translation>Esc o Backspace</translation>
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
        <translation>Maiusc+Esc</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Barra spaziatrice</translation>
    </message>
    <message>
        <source>Choose contract or card 1 to 9, whichever is asked for</source>
        <translation>Scegliere il contratto o la carta da 1 a 9, secondo quel che serve</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confermare</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Ritirare ciò che non è ancora definitivo</translation>
    </message>
    <message>
        <source>Skip the phase, or finish it</source>
        <translation>Saltare la fase o concluderla</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Pescare la prima carta del mazzo</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annullare l’ultima mossa</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rifare ciò che è stato annullato</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Ricominciare il turno</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Mostrare o nascondere la cronaca</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>Velocizzare i giocatori virtuali</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maiusc+Tab</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Più, Ctrl+Meno</translation>
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
        <translation>Da un esagono all’altro</translation>
    </message>
    <message>
        <source>To the next or previous hex that can be chosen; after the last one, to the next button</source>
        <translation>All’esagono selezionabile successivo o precedente; dopo l’ultimo, al pulsante seguente</translation>
    </message>
    <message>
        <source>Choose the hex; again to confirm</source>
        <translation>Scegliere l’esagono; di nuovo per confermare</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Avvicinare, allontanare</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Tutto il tabellone</translation>
    </message>
    <message>
        <source>Drag along hexes to build, drag the ground to move the map, scroll to zoom</source>
        <translation>Trascinare lungo gli esagoni per costruire, trascinare il terreno per spostare il tabellone; rotella per lo zoom</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Maiusc+F1 o ?</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Next or previous button or place</source>
        <translation>Pulsante o posto successivo o precedente</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Menu della partita</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>Chiedere un consiglio, se i consigli sono attivi in questa partita</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Nel replay</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Sinistra, destra</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inizio, Fine</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Mossa precedente o successiva</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Inizio o fine della partita</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>Riprodurre le mosse, mettere in pausa</translation>
    </message>
</context>
<context>
    <name>CanalMenu</name>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Tastiera…</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>Informazioni su Capitol…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Salva una copia della partita</translation>
    </message>
    <message>
        <source>Canal Mania games (*.canal)</source>
        <translation>Partite di Canal Mania (*.canal)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
</context>
<context>
    <name>CanalPage</name>
    <message>
        <source>Face-up cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
</context>
<context>
    <name>CanalPlate</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>tessere rimaste: %1</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>giocatore di turno</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanalPlates</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>roof</source>
        <translation>tetto</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>piano</translation>
    </message>
    <message>
        <source>permit, %1</source>
        <translation>permesso, %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
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
        <translation>Capitoli</translation>
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
            <numerusform>Chat: %n nuovo messaggio</numerusform>
            <numerusform>Chat: %n nuovi messaggi</numerusform>
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
        <translation>Riattiva %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Silenzia %1</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Sblocca %1</translation>
    </message>
    <message>
        <source>Block %1 at all tables</source>
        <translation>Blocca %1 a tutti i tavoli</translation>
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
        <translation>Chiudi la chat</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Messaggi</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Scrivi qualcosa</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Frasi pronte, silenzia, blocca</translation>
    </message>
</context>
<context>
    <name>ClearStatistics</name>
    <message>
        <source>Clear the statistics…</source>
        <translation>Cancella le statistiche…</translation>
    </message>
    <message>
        <source>Clear the statistics of %1? They cannot be restored. Saved games are kept.</source>
        <translation>Cancellare le statistiche di %1? Non si potranno recuperare. Le partite salvate restano.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message numerus="yes">
        <source>%n minute(s) each, plus 10 seconds per move</source>
        <translation>
            <numerusform>%n minuto a testa, più 10 secondi per mossa</numerusform>
            <numerusform>%n minuti a testa, più 10 secondi per mossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Senza orologio</translation>
    </message>
    <message>
        <source>Time for the whole game</source>
        <translation>Tempo per l’intera partita</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo per mossa</translation>
    </message>
    <message>
        <source>Days per move</source>
        <translation>Giorni per mossa</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Quanto tempo</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>Column %1</source>
        <translation>Colonna %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play by the rules of %1</source>
        <translation>Gioca con le regole di: %1</translation>
    </message>
    <message>
        <source>Remove column %1</source>
        <translation>Rimuovi la colonna %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Open %1 in the variant editor</source>
        <translation>Apri %1 nell’editor di varianti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
</context>
<context>
    <name>CompareHeads</name>
    <message>
        <source>Topic</source>
        <translation>Argomento</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Comparison</source>
        <translation>Regole a confronto</translation>
    </message>
    <message>
        <source>Loading the rule texts…</source>
        <translation>Caricamento dei testi…</translation>
    </message>
    <message>
        <source>rule texts</source>
        <comment>proposed as the name of a file</comment>
        <translation>testi delle regole</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Compare the rule texts</source>
        <translation>Confronta i testi delle regole</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Cerca…</translation>
    </message>
    <message>
        <source>Search the comparison</source>
        <translation>Cerca nel confronto</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Aggiungi una colonna</translation>
    </message>
    <message>
        <source>Sort by similarity</source>
        <translation>Ordina per somiglianza</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Esportazione…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
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
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 to %4 tiles</source>
        <translation>%1, %2: da %3 a %4 tessere</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tiles</source>
        <translation>%1, %2: %3 tessere su %4</translation>
    </message>
</context>
<context>
    <name>ContractList</name>
    <message>
        <source>Parliament: contracts to take</source>
        <translation>Parlamento: contratti disponibili</translation>
    </message>
    <message>
        <source>Junction contract</source>
        <translation>Contratto di raccordo</translation>
    </message>
    <message numerus="yes">
        <source>two places near each other, %n left</source>
        <comment>junction contracts</comment>
        <translation>
            <numerusform>due località vicine, ne resta %n</numerusform>
            <numerusform>due località vicine, ne restano %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopyField</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>CoveredHand</name>
    <message>
        <source>%1’s hand is hidden</source>
        <translation>La mano di %1 è coperta</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Sono %1: mostra le mie carte</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n scartata</numerusform>
            <numerusform>%n scartate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPiles</name>
    <message numerus="yes">
        <source>%n card(s) to take</source>
        <translation>
            <numerusform>%n carta da prendere</numerusform>
            <numerusform>%n carte da prendere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Play again</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Guarda il replay</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Gioca la tua prima partita</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizza la partita</translation>
    </message>
</context>
<context>
    <name>EngineerLine</name>
    <message>
        <source>Swap for %1: %2</source>
        <translation>Scambia con %1: %2</translation>
    </message>
    <message>
        <source>Engineer %1: %2</source>
        <translation>Ingegnere %1: %2</translation>
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
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the comparison</source>
        <translation>Esporta il confronto</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>FairPlayButton</name>
    <message>
        <source>Fair-play check</source>
        <translation>Controllo del fair play</translation>
    </message>
    <message>
        <source>Check that %1 plays fair here</source>
        <translation>Controlla che qui %1 giochi lealmente</translation>
    </message>
</context>
<context>
    <name>FairPlaySheet</name>
    <message>
        <source>Fair-play check</source>
        <translation>Controllo del fair play</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>%1 sees no more than a person in that seat would see. To prove it, %1 is asked again for the choice that comes next: with the cards as they were, and with everything hidden from %1 dealt anew.</source>
        <translation>%1 vede solo ciò che una persona vedrebbe da quel posto. La prova: %1 deve rifare la scelta che viene adesso, prima con le carte com’erano, poi con tutto ciò che %1 non può vedere distribuito di nuovo.</translation>
    </message>
    <message>
        <source>Asking again: %1%</source>
        <translation>Nuove risposte: %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Chiedi di nuovo</translation>
    </message>
</context>
<context>
    <name>FirstPlayerChoice</name>
    <message>
        <source>Who starts?</source>
        <translation>Chi comincia?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>In these rules, the oldest player is the first consul.</source>
        <translation>Con queste regole il primo console è il giocatore più anziano.</translation>
    </message>
    <message>
        <source>In these rules, you decide together who will be the first consul.</source>
        <translation>Con queste regole si decide insieme chi è il primo console.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
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
        <translation>ultima partita</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Watch a replay</source>
        <translation>Guarda un replay</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Carica una partita</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Looking for saved games…</source>
        <translation>Ricerca delle partite salvate…</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Non c’è ancora nessuna partita salvata.</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Un altro file…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved games (*.capitol *.canal)</source>
        <translation>Partite salvate (*.capitol *.canal)</translation>
    </message>
</context>
<context>
    <name>GoodbyeQuestion</name>
    <message>
        <source>Close Capitol?</source>
        <translation>Chiudere Capitol?</translation>
    </message>
    <message>
        <source>Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.</source>
        <translation>Altri giocatori sono a tavoli ospitati da questo computer. Se chiudi Capitol, vengono disconnessi. Nulla va perso: riapri il tavolo in I miei tavoli e potranno tornare.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Tieni aperto</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lezione %1 di %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Gioca la tua prima partita</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Vedi il risultato</translation>
    </message>
</context>
<context>
    <name>HandKinds</name>
    <message numerus="yes">
        <source>%n roof card(s)</source>
        <translation>
            <numerusform>%n carta tetto</numerusform>
            <numerusform>%n carte tetto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor card(s)</source>
        <translation>
            <numerusform>%n carta piano</numerusform>
            <numerusform>%n carte piano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n permit(s)</source>
        <translation>
            <numerusform>%n permesso</numerusform>
            <numerusform>%n permessi</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Mano nascosta</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Roofs</source>
        <translation>Tetti</translation>
    </message>
    <message>
        <source>Floors</source>
        <translation>Piani</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Permessi</translation>
    </message>
</context>
<context>
    <name>HarvestPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>Da dove vengono i punti</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Tutti i round</translation>
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
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annulla tra amici</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>Per tutti: i consigli del giocatore virtuale più forte (H), le carte viste da tutti (M) e, mentre gioca un altro, l’annullamento di una mossa confermata (Ctrl+Z).</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>Per tutti: i consigli del giocatore virtuale più forte (H) e, mentre gioca un altro, l’annullamento di una mossa confermata (Ctrl+Z).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>Calcolo del consiglio…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>InvitationBox</name>
    <message>
        <source>Invite others</source>
        <translation>Invita altri</translation>
    </message>
    <message>
        <source>Link to this table</source>
        <translation>Link a questo tavolo</translation>
    </message>
    <message>
        <source>Code to read out (it leads to the server; the table is in the list there)</source>
        <translation>Codice da dettare (porta al server; il tavolo è nell’elenco)</translation>
    </message>
    <message>
        <source>Not encrypted: others on the network could read along.</source>
        <translation>Non crittografato: altri nella rete potrebbero leggere.</translation>
    </message>
</context>
<context>
    <name>KeepRules</name>
    <message>
        <source>These rules are among your variants.</source>
        <translation>Queste regole sono tra le tue varianti.</translation>
    </message>
    <message>
        <source>You can add these rules to your variants, to play them elsewhere and to change them.</source>
        <translation>Puoi aggiungere queste regole alle tue varianti, per giocarle altrove e per modificarle.</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>Nome della variante</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
</context>
<context>
    <name>KeepRulesLine</name>
    <message>
        <source>These rules are among your variants</source>
        <translation>Queste regole sono tra le tue varianti</translation>
    </message>
    <message>
        <source>Add these rules to my variants</source>
        <translation>Aggiungi queste regole alle mie varianti</translation>
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
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>Da 1 a 9, 0</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
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
        <translation>Barra spaziatrice</translation>
    </message>
    <message>
        <source>Select card 1 to 10; when bidding, add it to the bid or take it out; when drawing, go to pile 1 to 3</source>
        <translation>Scegliere la carta da 1 a 10, metterla nell’offerta o toglierla; quando si pesca, andare al mazzo da 1 a 3</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, continue</source>
        <translation>Confermare, sigillare l’offerta, continuare</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Ritirare ciò che non è ancora definitivo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annullare l’ultima mossa</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>Velocizzare i giocatori virtuali</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>To the nearest place in that direction: sites, then the yard below; roofs and piles when needed</source>
        <translation>Andare al posto più vicino in quella direzione: gli spazi, poi il cantiere sotto; tetti e mazzi quando servono</translation>
    </message>
    <message>
        <source>Select the place</source>
        <translation>Scegliere il posto</translation>
    </message>
    <message>
        <source>In the hand and the bid</source>
        <translation>Nella mano e nell’offerta</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Sinistra, destra</translation>
    </message>
    <message>
        <source>Previous or next card in the hand; in the bid, move the card</source>
        <translation>Nella mano, passare alla carta accanto; nell’offerta, spostare la carta</translation>
    </message>
    <message>
        <source>Select the card; in the bid, put it back</source>
        <translation>Scegliere la carta; nell’offerta, rimetterla in mano</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maiusc+Tab</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Next or previous button or place</source>
        <translation>Pulsante o posto successivo o precedente</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Menu della partita</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Maiusc+F1 o ?</translation>
    </message>
    <message>
        <source>The rules; during a game, the ones you are playing by</source>
        <translation>Le regole; durante una partita, quelle con cui si gioca</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Nelle regole</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Maiusc+F3</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Frecce, Pag su, Pag giù</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Risultato successivo o precedente</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Scorrere</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Chiudere le regole</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Maiusc+Esc</translation>
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
        <translation>Rifare ciò che è stato annullato</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Ricominciare il turno</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>Chiedere un consiglio, se i consigli sono attivi in questa partita</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid is enabled for this game</source>
        <translation>Mostrare le carte viste da tutti, se il promemoria è attivo in questa partita</translation>
    </message>
    <message>
        <source>From area to area; after the last one, to the next button</source>
        <translation>Passare da un quartiere all’altro; dopo l’ultimo, al pulsante successivo</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print or export the rules</source>
        <translation>Stampare o esportare le regole</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Mostrare o nascondere la cronaca</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Nel replay</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inizio, Fine</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Su, giù</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Mossa precedente o successiva</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Inizio o fine della partita</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>Riprodurre le mosse, mettere in pausa</translation>
    </message>
    <message>
        <source>Review the game, once it is over</source>
        <translation>Analisi della partita, una volta finita</translation>
    </message>
    <message>
        <source>Previous or next moment of the review</source>
        <translation>Momento precedente o successivo dell’analisi</translation>
    </message>
</context>
<context>
    <name>LineDetail</name>
    <message>
        <source>Picture of this rule</source>
        <translation>Disegno di questa regola</translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>Play together</source>
        <translation>Gioca insieme</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>My tables</source>
        <translation>I miei tavoli</translation>
    </message>
    <message>
        <source>Tables on %1</source>
        <translation>Tavoli su %1</translation>
    </message>
    <message>
        <source>No table matches the filters.</source>
        <translation>Nessun tavolo corrisponde ai filtri.</translation>
    </message>
    <message>
        <source>There are no open tables here right now. You can make one.</source>
        <translation>Al momento qui non ci sono tavoli aperti. Puoi crearne uno.</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>Nella rete locale</translation>
    </message>
    <message>
        <source>No tables right now. They appear here by themselves.</source>
        <translation>Al momento nessun tavolo. Compaiono qui da soli.</translation>
    </message>
    <message>
        <source>This system does not let Capitol look for tables on the local network.</source>
        <translation>Questo sistema non permette a Capitol di cercare tavoli nella rete locale.</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>Nuovo tavolo…</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Mostra il tabellone a questo punto</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Game log</source>
        <translation>Cronaca della partita</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>In notation</source>
        <translation>In notazione</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Cronaca: %1</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Per esteso</translation>
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
        <translation>Apri la parte leggibile</translation>
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
        <translation>Carte viste da tutti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>MomentFilter</name>
    <message>
        <source>Which moments</source>
        <translation>Tipo di momento</translation>
    </message>
    <message>
        <source>Whose moments</source>
        <translation>Momenti di quale giocatore</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Mostra il tabellone a questo punto</translation>
    </message>
</context>
<context>
    <name>MomentList</name>
    <message>
        <source>Moments</source>
        <translation>Momenti</translation>
    </message>
    <message>
        <source>No such moments in this game.</source>
        <translation>In questa partita non ci sono momenti di questo tipo.</translation>
    </message>
</context>
<context>
    <name>MyTableLine</name>
    <message>
        <source>hosted on this computer</source>
        <translation>ospitato su questo computer</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>in attesa di giocatori</translation>
    </message>
    <message>
        <source>a game over several days</source>
        <translation>partita su più giorni</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>partita in corso</translation>
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
        <translation>%1, ultima visita %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Remove %1 from the list and give up the seat</source>
        <translation>Elimina %1 dall’elenco e lascia il posto</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>random if empty</source>
        <translation>casuale se vuoto</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>New game of Canal Mania</source>
        <translation>Nuova partita di Canal Mania</translation>
    </message>
</context>
<context>
    <name>NewTablePanel</name>
    <message>
        <source>New table</source>
        <translation>Nuovo tavolo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>Others reach this computer over the local network while Capitol is open. The tables go on at the next start. Whoever hosts could look at everyone’s cards with the right tools: play with people who trust you.</source>
        <translation>Gli altri raggiungono questo computer dalla rete locale finché Capitol è aperto. I tavoli riprendono al prossimo avvio. L’organizzatore potrebbe vedere le carte di tutti con gli strumenti giusti: gioca con chi si fida di te.</translation>
    </message>
    <message>
        <source>The server keeps the game, even while nobody is connected.</source>
        <translation>Il server conserva la partita anche quando nessuno è connesso.</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Visibile a</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Invited people</source>
        <translation>Solo invitati</translation>
    </message>
    <message>
        <source>Only the invitation link leads to the table.</source>
        <translation>Al tavolo si arriva solo con il link d’invito.</translation>
    </message>
    <message>
        <source>The table appears in Capitol on every computer of the local network.</source>
        <translation>Il tavolo compare in Capitol su tutti i computer della rete locale.</translation>
    </message>
    <message>
        <source>The table appears in the list of the server.</source>
        <translation>Il tavolo compare nell’elenco del server.</translation>
    </message>
    <message>
        <source>Create table</source>
        <translation>Crea tavolo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>With the filter “%1”, there is nothing to show.</source>
        <translation>Con il filtro «%1» non c’è niente da mostrare.</translation>
    </message>
    <message>
        <source>No topic matches “%1”.</source>
        <translation>Nessun argomento corrisponde a «%1».</translation>
    </message>
    <message>
        <source>With the filter “%1”, no topic matches “%2”.</source>
        <translation>Con il filtro «%1» nessun argomento corrisponde a «%2».</translation>
    </message>
    <message>
        <source>Show all topics</source>
        <translation>Mostra tutti gli argomenti</translation>
    </message>
</context>
<context>
    <name>OneStep</name>
    <message>
        <source>Previous move</source>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
</context>
<context>
    <name>PanelButtons</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>Earlier position</source>
        <translation>Posizione precedente</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Esci dal replay</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizza la partita</translation>
    </message>
    <message>
        <source>Play on as %1</source>
        <translation>Continua come %1</translation>
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
        <translation>Console: %1</translation>
    </message>
</context>
<context>
    <name>PhaseList</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Fasi del turno</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, in corso</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, conclusa</translation>
    </message>
</context>
<context>
    <name>PhaseTrack</name>
    <message>
        <source>Construction</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Aste</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, in corso</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>passed</source>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>ha offerto</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>giocatore di turno</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>consul</source>
        <translation>console</translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Mano nascosta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round roof(s)</source>
        <translation>
            <numerusform>%n tetto rotondo</numerusform>
            <numerusform>%n tetti rotondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangular roof(s)</source>
        <translation>
            <numerusform>%n tetto triangolare</numerusform>
            <numerusform>%n tetti triangolari</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>No puzzles in this set match.</source>
        <translation>Nessun problema di questo tipo nella raccolta.</translation>
    </message>
    <message>
        <source>★ solved on the first try · ✓ solved later · ○ answer shown · ✕ not solved yet</source>
        <translation>★ risolto al primo tentativo · ✓ risolto in seguito · ○ soluzione vista · ✕ non ancora risolto</translation>
    </message>
</context>
<context>
    <name>PuzzleOfDay</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>Il giorno prima</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>Il giorno dopo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema successivo</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Tutti i problemi</translation>
    </message>
</context>
<context>
    <name>PuzzleRecord</name>
    <message>
        <source>Your record</source>
        <translation>I tuoi risultati</translation>
    </message>
    <message>
        <source>Next unsolved puzzle</source>
        <translation>Prossimo da risolvere</translation>
    </message>
</context>
<context>
    <name>PuzzleThemes</name>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>a theme, how many are solved, of how many</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <comment>a theme</comment>
        <translation>%1, risolti %2 su %3</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Set of puzzles</source>
        <translation>Raccolta di problemi</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Altro file…</translation>
    </message>
    <message>
        <source>Start anew…</source>
        <translation>Ricomincia da capo…</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>Caricamento dei problemi…</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Apri un file di problemi</translation>
    </message>
    <message>
        <source>Puzzles (*.yaml *.yml)</source>
        <translation>Problemi (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Start anew?</source>
        <translation>Ricominciare da capo?</translation>
    </message>
    <message>
        <source>The file of your results will be replaced. They cannot be restored.</source>
        <translation>Il file con i tuoi risultati verrà sostituito. Non si potranno recuperare.</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Ricomincia da capo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
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
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Show again what happened since your last turn</source>
        <translation>Rivedi che cosa è successo dal tuo ultimo turno</translation>
    </message>
</context>
<context>
    <name>RemoteLines</name>
    <message>
        <source>Ask to take back your move</source>
        <translation>Chiedi di annullare la tua mossa</translation>
    </message>
    <message>
        <source>Propose to go on</source>
        <translation>Proponi di continuare</translation>
    </message>
    <message>
        <source>Propose a pause</source>
        <translation>Proponi una pausa</translation>
    </message>
    <message>
        <source>Propose to end the game</source>
        <translation>Proponi di terminare la partita</translation>
    </message>
</context>
<context>
    <name>RemoteSeat</name>
    <message>
        <source>computer plays</source>
        <comment>for somebody who is away</comment>
        <translation>giocatore virtuale</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>of another player</comment>
        <translation>connessione persa</translation>
    </message>
    <message>
        <source>away</source>
        <comment>another player</comment>
        <translation>assente</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>another player</comment>
        <translation>tempo scaduto</translation>
    </message>
</context>
<context>
    <name>RemoteStrip</name>
    <message>
        <source>A computer player plays for you.</source>
        <translation>Un giocatore virtuale gioca al tuo posto.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Play myself</source>
        <translation>Gioca di persona</translation>
    </message>
    <message>
        <source>Computer: one move</source>
        <translation>Computer: una mossa</translation>
    </message>
    <message>
        <source>Computer until return</source>
        <translation>Computer fino al ritorno</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Più tempo</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Guarda il replay</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Riconnetti</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Riproduci le mosse</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Speed: %1. Press to change it.</source>
        <translation>Velocità: %1. Premi per cambiarla.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Mossa %1 di %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a move, of so many</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>To round %1</source>
        <translation>Al round %1</translation>
    </message>
</context>
<context>
    <name>RevealColumn</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 offre %2.</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Expected share of the victory, from move to move</source>
        <translation>Quota di vittoria attesa, mossa per mossa</translation>
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
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Lost in construction</source>
        <translation>Perdite nella costruzione</translation>
    </message>
    <message>
        <source>Lost in bids</source>
        <translation>Perdite nelle offerte</translation>
    </message>
    <message>
        <source>Lost in placing tiles</source>
        <translation>Perdite nella posa delle tessere</translation>
    </message>
    <message>
        <source>Lost in drawing</source>
        <translation>Perdite nella pesca</translation>
    </message>
    <message>
        <source>Through others’ losses</source>
        <translation>Dalle perdite altrui</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Unforeseen</source>
        <translation>Imprevisti</translation>
    </message>
    <message>
        <source>Where the shares came from</source>
        <translation>Da dove vengono le quote</translation>
    </message>
    <message>
        <source>Accuracy in percent, everything else in percentage points of the expected share of the victory.</source>
        <translation>La precisione è in percentuale, tutto il resto in punti percentuali della quota di vittoria attesa.</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Previous moment of the review</source>
        <translation>Momento precedente dell’analisi</translation>
    </message>
    <message>
        <source>Next moment of the review</source>
        <translation>Momento successivo dell’analisi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Chiudi l’analisi</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review of the game</source>
        <translation>Analisi della partita</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momenti</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Mostra il tabellone</translation>
    </message>
</context>
<context>
    <name>ReviewProgress</name>
    <message>
        <source>Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.</source>
        <translation>Ogni scelta viene confrontata con la migliore alternativa, in base a ciò che il giocatore poteva sapere. Ci vogliono circa venti secondi.</translation>
    </message>
    <message>
        <source>Reviewing the game: %1%</source>
        <translation>Analisi della partita: %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizza la partita</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>The others hold</source>
        <translation>In mano agli altri</translation>
    </message>
</context>
<context>
    <name>RoofChooser</name>
    <message>
        <source>Roof:</source>
        <translation>Tetto:</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rotondo</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>Triangolare</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
</context>
<context>
    <name>RulebookHead</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print or export…</source>
        <translation>Stampa o esporta…</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>These rules cannot be read</source>
        <translation>Impossibile leggere queste regole</translation>
    </message>
</context>
<context>
    <name>RulesExport</name>
    <message>
        <source>Print or export</source>
        <translation>Stampa o esporta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Lingua delle regole</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Salva come pagina web…</translation>
    </message>
    <message>
        <source>Preparing the rules</source>
        <translation>Preparazione delle regole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Salva le regole</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message numerus="yes">
        <source>%1, round %2: %n point(s)</source>
        <translation>
            <numerusform>%1, round %2: %n punto</numerusform>
            <numerusform>%1, round %2: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores by round</source>
        <translation>Punteggi per round</translation>
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
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>ScoringPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Risultato successivo</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>%1’s view</source>
        <translation>Vista da %1</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press to change it.</source>
        <translation>Colore: %1. Premi per cambiarlo.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nome del giocatore %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Chi occupa il posto %1</translation>
    </message>
    <message>
        <source>Strength and style of %1</source>
        <translation>Forza e stile di %1</translation>
    </message>
</context>
<context>
    <name>ServerField</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connessione a %1…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>Ingresso al tavolo…</translation>
    </message>
    <message>
        <source>Connected to %1. The connection is encrypted.</source>
        <translation>Connesso a %1. La connessione è crittografata.</translation>
    </message>
    <message>
        <source>Connected to %1. Not encrypted: others on the network could read along.</source>
        <translation>Connesso a %1. Non crittografato: altri nella rete potrebbero leggere.</translation>
    </message>
    <message>
        <source>You have been invited to a table. Press Go to join it.</source>
        <translation>Sei stato invitato a un tavolo. Premi Vai per raggiungerlo.</translation>
    </message>
    <message>
        <source>Ask the host for it. An address alone shows the tables of that server.</source>
        <translation>Chiedilo all’organizzatore. Il solo indirizzo mostra i tavoli di quel server.</translation>
    </message>
    <message>
        <source>Server address, invitation link or code</source>
        <translation>Indirizzo del server, link d’invito o codice</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Disconnetti</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>This is not an address, an invitation link or a code. Check it for typing errors.</source>
        <translation>Non è un indirizzo, un link d’invito o un codice. Controlla che non ci siano errori di battitura.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
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
        <translation>Velocità dei giocatori virtuali</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Press Space at any time to speed them up.</source>
        <translation>Premi la barra spaziatrice in qualsiasi momento per velocizzarli.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotte</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confermare le mosse</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>If they cannot be undone</source>
        <translation>Quando non si possono annullare</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>You never need to confirm sealing a bid or drawing a card, unless you bid nothing.</source>
        <translation>Sigillare un’offerta o pescare una carta non richiede mai conferma, a meno che non si offra nulla.</translation>
    </message>
    <message>
        <source>View of the board</source>
        <translation>Vista del tabellone</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Dall’alto</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Dal tavolo</translation>
    </message>
    <message>
        <source>Close up</source>
        <translation>Da vicino</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Try 3D again next time</source>
        <translation>Riprova il 3D al prossimo avvio</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Colori dei giocatori</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Easier to tell apart</source>
        <translation>Più facili da distinguere</translation>
    </message>
    <message>
        <source>Suitable for red-green and blue-green colour blindness.</source>
        <translation>Adatti anche a chi confonde il rosso con il verde o il blu con il verde.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>graphics</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Graphics quality</source>
        <translation>Qualità grafica</translation>
    </message>
    <message>
        <source>For this computer: %1.</source>
        <translation>Per questo computer: %1.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>graphics</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>High</source>
        <comment>graphics</comment>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Building heights as numbers</source>
        <translation>Altezza degli edifici in cifre</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrata</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascosta</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Wind, water and birds, while you are at the table.</source>
        <translation>Vento, acqua e uccelli, mentre sei al tavolo.</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musica</translation>
    </message>
    <message>
        <source>A slow piece for the kithara, while you are at the table.</source>
        <translation>Un brano lento per cetra, mentre sei al tavolo.</translation>
    </message>
    <message>
        <source>Notification when it is your turn</source>
        <translation>Notifica quando è il tuo turno</translation>
    </message>
    <message>
        <source>On</source>
        <comment>notification</comment>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>notification</comment>
        <translation>Disattivata</translation>
    </message>
    <message>
        <source>When you play with others and another window is in front.</source>
        <translation>Quando giochi con altri e un’altra finestra è in primo piano.</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Build on the seven hills of Rome, and lead where it counts.</source>
        <translation>Costruisci sui sette colli di Roma e primeggia dove conta.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Carica…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Guarda un replay…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Compare the rule texts…</source>
        <translation>Confronta i testi…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Informazioni…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Variant editor…</source>
        <translation>Editor…</translation>
    </message>
    <message>
        <source>Measure…</source>
        <translation>Misura…</translation>
    </message>
    <message>
        <source>A first game, move by move, with a teacher.</source>
        <translation>Una prima partita, mossa per mossa, con un maestro.</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>Play together…</source>
        <translation>Gioca insieme…</translation>
    </message>
    <message>
        <source>Build England’s canals, and ship goods along them.</source>
        <translation>Costruisci i canali d’Inghilterra e trasporta le merci.</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Problemi…</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Every finished game with at least one person counts once; if several people played it, it counts for each of them. The guided game and replays do not count.</source>
        <translation>Ogni partita finita con almeno una persona conta una volta; se vi hanno giocato più persone, conta per ciascuna. La partita guidata e i replay non contano.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Distacco medio</translation>
    </message>
</context>
<context>
    <name>StyleSheet</name>
    <message>
        <source>Strength and style of %1</source>
        <translation>Forza e stile di %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Forza: %1</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>A style only tips the balance between moves that look about equally good; it hardly changes how strong the player is.</source>
        <translation>Lo stile fa solo pendere la bilancia tra mosse che sembrano più o meno equivalenti; la forza del giocatore cambia appena.</translation>
    </message>
</context>
<context>
    <name>TableFilters</name>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>Free seats only</source>
        <translation>Solo posti liberi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>TableLine</name>
    <message>
        <source>Rules of their own</source>
        <translation>Regole proprie</translation>
    </message>
    <message>
        <source>over</source>
        <translation>conclusa</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>partita in corso</translation>
    </message>
    <message numerus="yes">
        <source>%n free seats of %1</source>
        <translation>
            <numerusform>%n posto libero su %1</numerusform>
            <numerusform>%n posti liberi su %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You see them before you sit down.</source>
        <translation>Le vedi prima di sederti.</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Le regole abituali.</translation>
    </message>
    <message>
        <source>Hosted by %1, encrypted</source>
        <translation>Ospitato da %1, crittografato</translation>
    </message>
    <message>
        <source>Hosted by %1, not encrypted</source>
        <translation>Ospitato da %1, non crittografato</translation>
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
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Salva una copia della partita</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Partite di Capitol (*.capitol)</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Tastiera…</translation>
    </message>
    <message>
        <source>Compare the rule texts…</source>
        <translation>Confronta i testi…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Guida del giocatore</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>Informazioni su Capitol…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>What everyone has seen…</source>
        <translation>Carte viste da tutti…</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Torna ai problemi</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play without effect?</source>
        <translation>Giocare a vuoto?</translation>
    </message>
    <message>
        <source>Play without effect</source>
        <translation>Gioca a vuoto</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>You discard %1 and build nothing.</source>
        <translation>Scarti %1 e non costruisci nulla.</translation>
    </message>
    <message>
        <source>Bid nothing?</source>
        <translation>Non offrire nulla?</translation>
    </message>
    <message>
        <source>Once sealed, a bid cannot be changed.</source>
        <translation>Una volta sigillata, l’offerta non si può più cambiare.</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Non offrire</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Scegli le carte</translation>
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
        <translation>Scrivi qualcosa</translation>
    </message>
    <message>
        <source>Sit down to write</source>
        <translation>Siediti per scrivere</translation>
    </message>
    <message>
        <source>Message to everyone at the table</source>
        <translation>Messaggio a tutti al tavolo</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Invia</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Frasi pronte, silenzia, blocca</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 di %2</translation>
    </message>
    <message>
        <source>Consul: %1</source>
        <translation>Console: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Carte viste da tutti</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Nascondi la cronaca</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra la cronaca</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Ricomincia il turno</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Che cosa puoi fare</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Chiedi di annullare la tua mossa</translation>
    </message>
</context>
<context>
    <name>VacantLabel</name>
    <message>
        <source>Start a new building</source>
        <translation>Inizia un nuovo edificio</translation>
    </message>
</context>
<context>
    <name>VacantLot2D</name>
    <message>
        <source>Start a new building</source>
        <translation>Inizia un nuovo edificio</translation>
    </message>
</context>
<context>
    <name>VariantChooser</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>VictoryFlight</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Fai clic o premi un tasto per continuare</translation>
    </message>
</context>
<context>
    <name>ViewLine</name>
    <message>
        <source>2D board</source>
        <translation>Tabellone 2D</translation>
    </message>
    <message>
        <source>3D board</source>
        <translation>Tabellone 3D</translation>
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
        <translation>Muto</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Le regole abituali.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Non sono più pronto</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Sono pronto</translation>
    </message>
</context>
<context>
    <name>WaitingSeatRow</name>
    <message>
        <source>Free seat</source>
        <translation>Posto libero</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>host</source>
        <translation>organizzatore</translation>
    </message>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Posto %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, what about that player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Siediti qui</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Computer player…</source>
        <translation>Giocatore virtuale…</translation>
    </message>
    <message>
        <source>Computer player for seat %1</source>
        <translation>Giocatore virtuale per il posto %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Libera il posto</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Alzati</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloccato</translation>
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
        <translation>Cantiere: %1</translation>
    </message>
</context>
<context>
    <name>canal::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Non c’è altro da fare.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>Lascia aperte più possibilità.</translation>
    </message>
    <message>
        <source>It is the last round.</source>
        <translation>È l’ultimo round.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n more round(s) will be played after this one.</source>
        <translation>
            <numerusform>Dopo questo round se ne gioca ancora soltanto %n.</numerusform>
            <numerusform>Dopo questo round se ne giocano ancora soltanto %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already hold all the cards for the %1.</source>
        <translation>Hai già in mano tutte le carte per il contratto %1.</translation>
    </message>
    <message numerus="yes">
        <source>For the %1 you need only %n more card(s).</source>
        <translation>
            <numerusform>Per il contratto %1 ti manca soltanto %n carta.</numerusform>
            <numerusform>Per il contratto %1 ti mancano soltanto %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of your canals already reaches %1.</source>
        <translation>Un tuo canale arriva già a %1.</translation>
    </message>
    <message>
        <source>You can use the card for the %1.</source>
        <translation>La carta ti serve per il contratto %1.</translation>
    </message>
    <message>
        <source>A surveyor stands for any card.</source>
        <translation>Un ispettore vale una carta qualsiasi.</translation>
    </message>
    <message>
        <source>None of the face-up cards would help you much.</source>
        <translation>Nessuna delle carte scoperte ti sarebbe di grande aiuto.</translation>
    </message>
    <message>
        <source>It is the card you need least.</source>
        <translation>È la carta che ti serve meno.</translation>
    </message>
    <message numerus="yes">
        <source>It completes the %1 and brings you %n point(s).</source>
        <translation>
            <numerusform>Completa il canale e ti dà %n punto: %1.</numerusform>
            <numerusform>Completa il canale e ti dà %n punti: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The section to %1 is complete: goods can be shipped along it.</source>
        <translation>La sezione fino a %1 è completa: ora vi si possono trasportare merci.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 will then need at least %n more tile(s).</source>
        <translation>
            <numerusform>Per il contratto %1 manca poi almeno %n tessera.</numerusform>
            <numerusform>Per il contratto %1 mancano poi almeno %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth %n point(s) once the canal is complete.</source>
        <translation>
            <numerusform>A canale completato la tessera vale %n punto.</numerusform>
            <numerusform>A canale completato la tessera vale %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it is, the %1 cannot go on.</source>
        <translation>Così com’è, il canale non può proseguire: %1.</translation>
    </message>
    <message>
        <source>Its goods come to your own canals.</source>
        <translation>Le merci arrivano ai tuoi canali.</translation>
    </message>
    <message>
        <source>Its goods would only help the others.</source>
        <translation>Le merci servirebbero solo agli altri.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s).</source>
        <translation>
            <numerusform>Ti porta %n punto.</numerusform>
            <numerusform>Ti porta %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s), and nobody else any.</source>
        <translation>
            <numerusform>Ti porta %n punto, e agli altri niente.</numerusform>
            <numerusform>Ti porta %n punti, e agli altri niente.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies on one of your canals.</source>
        <comment>a place</comment>
        <translation>Un tuo canale passa per %1.</translation>
    </message>
    <message>
        <source>In %1 only others can use it.</source>
        <comment>a place</comment>
        <translation>A %1 il cubo serve solo agli altri.</translation>
    </message>
</context>
<context>
    <name>canal::app::Composer</name>
    <message>
        <source>No route from here ends on one of your sections.</source>
        <translation>Da qui nessun percorso termina su una tua sezione.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tile and the cards that pay for it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take back tiles…</source>
        <translation>Riprendi tessere…</translation>
    </message>
    <message>
        <source>half a surveyor</source>
        <translation>mezzo ispettore</translation>
    </message>
    <message>
        <source>%1, extra %2</source>
        <comment>cards that pay, and those for building over a canal</comment>
        <translation>%1, in più %2</translation>
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
        <translation>%1 per il contratto %2: tessera %3 di %4, pagata con %5.</translation>
    </message>
    <message>
        <source>Ship no more cubes</source>
        <translation>Smetti di muovere cubi</translation>
    </message>
    <message>
        <source>Skip this phase</source>
        <translation>Salta questa fase</translation>
    </message>
    <message>
        <source>No second contract</source>
        <translation>Nessun secondo contratto</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Take the contract %1</source>
        <translation>Prendi il contratto %1</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <translation>Parti da %1</translation>
    </message>
    <message>
        <source>Swap for %1</source>
        <translation>Scambia l’ingegnere con %1</translation>
    </message>
    <message>
        <source>Replace the face-up cards</source>
        <translation>Sostituisci le carte scoperte</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Prendi: %1</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Pesca la prima carta del mazzo</translation>
    </message>
    <message>
        <source>Instead of drawing: %1</source>
        <translation>Invece di pescare: %1</translation>
    </message>
    <message>
        <source>Show the card and place goods</source>
        <translation>Mostra la carta e metti le merci</translation>
    </message>
    <message>
        <source>Keep the card secret</source>
        <translation>Tieni segreta la carta</translation>
    </message>
    <message>
        <source>Remove the cube from %1</source>
        <translation>Togli il cubo da %1</translation>
    </message>
    <message>
        <source>Place a cube in %1</source>
        <translation>Metti un cubo a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the %1</source>
        <comment>taken back</comment>
        <translation>
            <numerusform>%n tessera (%1)</numerusform>
            <numerusform>%n tessere (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Scarta: %1</translation>
    </message>
    <message>
        <source>Continue the canal to here</source>
        <translation>Prolunga il canale fin qui</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more to go.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Ne manca almeno %n.</numerusform>
            <numerusform>Ne mancano almeno %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the junction contract %1 – %2</source>
        <comment>two places</comment>
        <translation>Prendi il contratto di raccordo %1 – %2</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Costruisci: %1</translation>
    </message>
</context>
<context>
    <name>canal::app::LogWords</name>
    <message>
        <source>New in parliament: %1 (%2).</source>
        <translation>Nuovo in parlamento: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 replaces the face-up cards.</source>
        <translation>%1 sostituisce le carte scoperte.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new pile.</source>
        <translation>Gli scarti vengono mescolati e formano il nuovo mazzo.</translation>
    </message>
    <message>
        <source>%1 takes a card: %2.</source>
        <translation>%1 prende una carta: %2.</translation>
    </message>
    <message>
        <source>%1 draws the top card.</source>
        <translation>%1 pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>%1 shows a card: %2.</source>
        <translation>%1 mostra una carta: %2.</translation>
    </message>
    <message>
        <source>%1 swaps engineers and now has %2.</source>
        <translation>%1 cambia ingegnere e ora ha %2.</translation>
    </message>
    <message>
        <source>%1 takes the contract %2 (%3).</source>
        <translation>%1 prende il contratto %2 (%3).</translation>
    </message>
    <message>
        <source>%1 starts the %2 at %3.</source>
        <translation>%1 parte da %3: %2.</translation>
    </message>
    <message>
        <source>%1 chooses the colour for the goods: %2.</source>
        <translation>%1 sceglie il colore delle merci: %2.</translation>
    </message>
    <message>
        <source>%1 removes the cube from %2.</source>
        <translation>%1 toglie il cubo da %2.</translation>
    </message>
    <message>
        <source>%1 places a cube in %2.</source>
        <translation>%1 mette un cubo a %2.</translation>
    </message>
    <message>
        <source>%1 builds for the %2: %3.</source>
        <translation>%1 costruisce per il contratto %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n tile(s) of the %2.</source>
        <translation>
            <numerusform>%1 riprende %n tessera (%2).</numerusform>
            <numerusform>%1 riprende %n tessere (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 completes the %2.</source>
        <translation>%1 completa un canale: %2.</translation>
    </message>
    <message>
        <source>%1’s %2 remains incomplete.</source>
        <translation>Un canale di %1 resta incompleto: %2.</translation>
    </message>
    <message>
        <source>%1 ships a cube: %2.</source>
        <translation>%1 muove un cubo: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for a completed canal.</source>
        <translation>
            <numerusform>%1 ottiene %n punto per un canale completato.</numerusform>
            <numerusform>%1 ottiene %n punti per un canale completato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for goods.</source>
        <translation>
            <numerusform>%1 ottiene %n punto per le merci.</numerusform>
            <numerusform>%1 ottiene %n punti per le merci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for an incomplete canal.</source>
        <translation>
            <numerusform>%1 ottiene %n punto per un canale incompleto.</numerusform>
            <numerusform>%1 ottiene %n punti per un canale incompleto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the number of contracts completed.</source>
        <translation>
            <numerusform>%1 ottiene %n punto per il numero di contratti completati.</numerusform>
            <numerusform>%1 ottiene %n punti per il numero di contratti completati.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card: %2.</source>
        <translation>%1 scarta una carta: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message numerus="yes">
        <source>This triggers the end of the game: %n more round(s) after this one.</source>
        <translation>
            <numerusform>La partita volge al termine: dopo questo round se ne gioca ancora %n.</numerusform>
            <numerusform>La partita volge al termine: dopo questo round se ne giocano ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 takes a junction contract: %2 (%3).</source>
        <translation>%1 prende un contratto di raccordo: %2 (%3).</translation>
    </message>
</context>
<context>
    <name>canal::app::SceneWords</name>
    <message>
        <source>%1, city, %2</source>
        <comment>name, colour</comment>
        <translation>%1, città, %2</translation>
    </message>
    <message>
        <source>%1, town, %2</source>
        <comment>name, colour</comment>
        <translation>%1, paese, %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>con un canale</translation>
    </message>
    <message>
        <source>with a cube</source>
        <translation>con un cubo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of tile, how many are left</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Contract or engineer</source>
        <translation>Contratto o ingegnere</translation>
    </message>
    <message>
        <source>Cards or canals</source>
        <translation>Carte o canali</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Prendi un contratto, cambia ingegnere, sostituisci le carte scoperte o pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>Take face-up cards, build canals, or draw the top card.</source>
        <translation>Prendi carte scoperte, costruisci canali o pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>Ship a cube, or draw the top card.</source>
        <translation>Muovi un cubo o pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>Take a contract from parliament.</source>
        <translation>Prendi un contratto dal parlamento.</translation>
    </message>
    <message>
        <source>Phase 1: take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Fase 1: prendi un contratto, cambia ingegnere, sostituisci le carte scoperte o pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>Phase 2: take face-up cards, build on a highlighted hex, or draw the top card.</source>
        <translation>Fase 2: prendi carte scoperte, costruisci su un esagono evidenziato o pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>Phase 3: ship a cube along canals, ending on a section of yours, or draw the top card.</source>
        <translation>Fase 3: muovi un cubo lungo i canali fino a una tua sezione o pesca la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>Choose the terminus where your barge starts.</source>
        <translation>Scegli il capolinea da cui parte la tua chiatta.</translation>
    </message>
    <message>
        <source>You may take a second contract.</source>
        <translation>Puoi prendere un secondo contratto.</translation>
    </message>
    <message>
        <source>Take the next face-up card.</source>
        <translation>Prendi un’altra carta scoperta.</translation>
    </message>
    <message>
        <source>You drew: %1.</source>
        <translation>Hai pescato: %1.</translation>
    </message>
    <message>
        <source>Choose a colour for the goods.</source>
        <translation>Scegli un colore per le merci.</translation>
    </message>
    <message>
        <source>Too few cubes are left: choose one to remove from the board.</source>
        <translation>Restano troppo pochi cubi: scegline uno da togliere dal tabellone.</translation>
    </message>
    <message>
        <source>Choose where to place the next cube (%1).</source>
        <translation>Scegli dove mettere il prossimo cubo (%1).</translation>
    </message>
    <message>
        <source>Build more, or choose Done.</source>
        <translation>Continua a costruire o scegli Fatto.</translation>
    </message>
    <message numerus="yes">
        <source>Discard down to %n card(s).</source>
        <translation>
            <numerusform>Scarta fino a restare con %n carta.</numerusform>
            <numerusform>Scarta fino a restare con %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final delivery: ship one cube.</source>
        <translation>Consegna finale: muovi un cubo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 vince con %n punto.</numerusform>
            <numerusform>%1 vince con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>kind of tile, canal, whose it is</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Choose the first of the two places to join.</source>
        <translation>Scegli la prima delle due località da collegare.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the other place, at most %n tile(s) away.</source>
        <translation>
            <numerusform>Scegli l’altra località, distante al massimo %n tessera.</numerusform>
            <numerusform>Scegli l’altra località, distante al massimo %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a contract from parliament, or a junction contract.</source>
        <translation>Prendi un contratto dal parlamento o un contratto di raccordo.</translation>
    </message>
</context>
<context>
    <name>canal::app::Session</name>
    <message>
        <source>The game begins.</source>
        <translation>Comincia la partita.</translation>
    </message>
    <message>
        <source>%1 keeps the card secret.</source>
        <translation>%1 tiene segreta la carta.</translation>
    </message>
    <message>
        <source>%1 does nothing more.</source>
        <translation>%1 non fa altro.</translation>
    </message>
</context>
<context>
    <name>canal::app::Words</name>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>colore a scelta</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Tratta</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Chiusa</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Acquedotto</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Ispettore</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta coperta</translation>
    </message>
    <message>
        <source>%1, goods: %2</source>
        <comment>a card and its symbol</comment>
        <translation>%1, merci: %2</translation>
    </message>
    <message>
        <source>A stretch card can pay for a lock.</source>
        <translation>Una carta tratta può pagare una chiusa.</translation>
    </message>
    <message numerus="yes">
        <source>A surveyor counts as %n card(s).</source>
        <translation>
            <numerusform>Un ispettore vale %n carta.</numerusform>
            <numerusform>Un ispettore vale %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tunnel costs %n tunnel card(s).</source>
        <translation>
            <numerusform>Un tunnel costa %n carta tunnel.</numerusform>
            <numerusform>Un tunnel costa %n carte tunnel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aqueduct costs %n aqueduct card(s).</source>
        <translation>
            <numerusform>Un acquedotto costa %n carta acquedotto.</numerusform>
            <numerusform>Un acquedotto costa %n carte acquedotto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s), or one instead of the top card.</source>
        <translation>
            <numerusform>Puoi prendere %n carta scoperta, oppure una al posto della prima del mazzo.</numerusform>
            <numerusform>Puoi prendere %n carte scoperte, oppure una al posto della prima del mazzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s).</source>
        <translation>
            <numerusform>Puoi prendere %n carta scoperta.</numerusform>
            <numerusform>Puoi prendere %n carte scoperte.</numerusform>
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
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>È il turno di un altro giocatore.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>You have no contract, so you must take one in phase 1.</source>
        <translation>Non hai contratti: nella fase 1 devi prenderne uno.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot have more than %n open contract(s).</source>
        <translation>
            <numerusform>Non puoi avere più di %n contratto in corso.</numerusform>
            <numerusform>Non puoi avere più di %n contratti in corso.</numerusform>
        </translation>
    </message>
    <message>
        <source>That contract is not in parliament.</source>
        <translation>Quel contratto non è in parlamento.</translation>
    </message>
    <message>
        <source>The barge must start at one of the contract’s two termini.</source>
        <translation>La chiatta deve partire da uno dei due capolinea del contratto.</translation>
    </message>
    <message>
        <source>That is already your engineer.</source>
        <translation>È già il tuo ingegnere.</translation>
    </message>
    <message>
        <source>There are no build cards left to draw.</source>
        <translation>Non ci sono più carte costruzione da pescare.</translation>
    </message>
    <message>
        <source>There is no such build card face up.</source>
        <translation>Non c’è nessuna carta costruzione scoperta di questo tipo.</translation>
    </message>
    <message>
        <source>Only Rennie can take a face-up card instead of the top one.</source>
        <translation>Solo Rennie può prendere una carta scoperta invece della prima del mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>You can only stop once you have %n card(s) in hand.</source>
        <translation>
            <numerusform>Puoi fermarti solo con almeno %n carta in mano.</numerusform>
            <numerusform>Puoi fermarti solo con almeno %n carte in mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card has no goods symbol.</source>
        <translation>La carta non ha simboli merce.</translation>
    </message>
    <message>
        <source>No place has that colour.</source>
        <translation>Nessuna località ha quel colore.</translation>
    </message>
    <message>
        <source>There is no cube there.</source>
        <translation>Lì non c’è nessun cubo.</translation>
    </message>
    <message>
        <source>Cubes go to connected places first, and to the city before the towns; they are removed in the reverse order.</source>
        <translation>I cubi vanno prima nelle località collegate, e nella città prima che nei paesi; si tolgono nell’ordine inverso.</translation>
    </message>
    <message>
        <source>That is not one of your open contracts.</source>
        <translation>Non è uno dei tuoi contratti in corso.</translation>
    </message>
    <message>
        <source>A canal must continue from its barge.</source>
        <translation>Un canale deve proseguire dalla sua chiatta.</translation>
    </message>
    <message>
        <source>Tiles cannot be laid on towns or cities, or off the board.</source>
        <translation>Le tessere non si mettono su paesi o città, né fuori dal tabellone.</translation>
    </message>
    <message>
        <source>The canal would leave the board.</source>
        <translation>Il canale uscirebbe dal tabellone.</translation>
    </message>
    <message>
        <source>Stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain.</source>
        <translation>Tratte e chiuse vanno su terreno normale, acquedotti e tunnel su terreno difficile.</translation>
    </message>
    <message numerus="yes">
        <source>This hex already has %n canal(s).</source>
        <translation>
            <numerusform>In questo esagono c’è già %n canale.</numerusform>
            <numerusform>In questo esagono ci sono già %n canali.</numerusform>
        </translation>
    </message>
    <message>
        <source>This canal already has a tile here.</source>
        <translation>Questo canale ha già una tessera qui.</translation>
    </message>
    <message numerus="yes">
        <source>The contract allows only %n tile(s).</source>
        <translation>
            <numerusform>Il contratto ammette solo %n tessera.</numerusform>
            <numerusform>Il contratto ammette solo %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two neighbouring tiles of a section cannot be of the same type.</source>
        <translation>Due tessere vicine della stessa sezione non possono essere dello stesso tipo.</translation>
    </message>
    <message>
        <source>A canal cannot bend so sharply within a hex.</source>
        <translation>Un canale non può fare una curva così stretta in un esagono.</translation>
    </message>
    <message>
        <source>You have no tiles of that type left.</source>
        <translation>Non hai più tessere di quel tipo.</translation>
    </message>
    <message>
        <source>A canal cannot reach a place twice.</source>
        <translation>Un canale non può raggiungere due volte la stessa località.</translation>
    </message>
    <message>
        <source>The canal must first go through the place named on the contract.</source>
        <translation>Il canale deve prima passare per la località indicata dal contratto.</translation>
    </message>
    <message>
        <source>The canal could then no longer be completed within the contract’s value.</source>
        <translation>Il canale non potrebbe più essere completato senza superare il valore del contratto.</translation>
    </message>
    <message>
        <source>You do not have those cards.</source>
        <translation>Non hai quelle carte.</translation>
    </message>
    <message>
        <source>That card cannot pay for this tile.</source>
        <translation>Quella carta non può pagare questa tessera.</translation>
    </message>
    <message>
        <source>You do not have enough cards for this tile.</source>
        <translation>Non hai abbastanza carte per questa tessera.</translation>
    </message>
    <message>
        <source>This tile costs fewer cards.</source>
        <translation>Questa tessera costa meno carte.</translation>
    </message>
    <message numerus="yes">
        <source>To build over a canal you must discard %n extra card(s).</source>
        <translation>
            <numerusform>Per costruire sopra un canale devi scartare anche %n carta in più.</numerusform>
            <numerusform>Per costruire sopra un canale devi scartare anche %n carte in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surveyors cannot be used as extra cards.</source>
        <translation>Gli ispettori non si possono usare come carte in più.</translation>
    </message>
    <message>
        <source>You can only take tiles back before laying the first tile of an action, and only once per canal.</source>
        <translation>Puoi riprendere tessere solo prima di mettere la prima dell’azione, e una sola volta per canale.</translation>
    </message>
    <message numerus="yes">
        <source>This canal has only %n tile(s).</source>
        <translation>
            <numerusform>Questo canale ha solo %n tessera.</numerusform>
            <numerusform>Questo canale ha solo %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No canal of that player leads there.</source>
        <translation>Nessun canale di quel giocatore porta lì.</translation>
    </message>
    <message>
        <source>A route cannot include two places of the same colour.</source>
        <translation>Un percorso non può comprendere due località dello stesso colore.</translation>
    </message>
    <message>
        <source>The last section of the route must be yours.</source>
        <translation>L’ultima sezione del percorso deve essere tua.</translation>
    </message>
    <message>
        <source>A cube must travel along at least one section.</source>
        <translation>Un cubo deve percorrere almeno una sezione.</translation>
    </message>
    <message>
        <source>In the final delivery you must ship a cube if you can.</source>
        <translation>Nella consegna finale devi muovere un cubo, se puoi.</translation>
    </message>
    <message>
        <source>This cannot be skipped.</source>
        <translation>Questo passaggio non si può saltare.</translation>
    </message>
    <message>
        <source>You have no junction contract left.</source>
        <translation>Non hai più contratti di raccordo.</translation>
    </message>
    <message numerus="yes">
        <source>The two places of a junction contract can be at most %n tile(s) apart.</source>
        <translation>
            <numerusform>Le due località di un contratto di raccordo possono distare al massimo %n tessera.</numerusform>
            <numerusform>Le due località di un contratto di raccordo possono distare al massimo %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already chosen these two places.</source>
        <translation>Hai già scelto queste due località.</translation>
    </message>
    <message>
        <source>The canal of a junction contract cannot go through a third place.</source>
        <translation>Il canale di un contratto di raccordo non può passare per una terza località.</translation>
    </message>
    <message>
        <source>There is no room left in that colour.</source>
        <translation>Quel colore non ha più posti liberi.</translation>
    </message>
    <message>
        <source>You cannot build over a canal of yours.</source>
        <translation>Non puoi costruire sopra un tuo canale.</translation>
    </message>
    <message>
        <source>You cannot take tiles back.</source>
        <translation>Non puoi riprendere tessere.</translation>
    </message>
</context>
<context>
    <name>capitol::Findings</name>
    <message numerus="yes">
        <source>%1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>%1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>%1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Il vincitore fa %1 punti in più (%2 invece di %3)</numerusform>
            <numerusform>Il vincitore fa %1 punti in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Il vincitore fa %1 punti in meno (%2 invece di %3)</numerusform>
            <numerusform>Il vincitore fa %1 punti in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>L’ultimo giocatore fa %1 punti in più (%2 invece di %3)</numerusform>
            <numerusform>L’ultimo giocatore fa %1 punti in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>L’ultimo giocatore fa %1 punti in meno (%2 invece di %3)</numerusform>
            <numerusform>L’ultimo giocatore fa %1 punti in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>Il distacco fra primo e ultimo aumenta di %1 punti (%2 invece di %3)</numerusform>
            <numerusform>Il distacco fra primo e ultimo aumenta di %1 punti (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>Il distacco fra primo e ultimo diminuisce di %1 punti (%2 invece di %3)</numerusform>
            <numerusform>Il distacco fra primo e ultimo diminuisce di %1 punti (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>Il distacco fra primo e secondo aumenta di %1 punti (%2 invece di %3)</numerusform>
            <numerusform>Il distacco fra primo e secondo aumenta di %1 punti (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>Il distacco fra primo e secondo diminuisce di %1 punti (%2 invece di %3)</numerusform>
            <numerusform>Il distacco fra primo e secondo diminuisce di %1 punti (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Round %4: %1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>Round %4: %1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Round %4: %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>Round %4: %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Posto %4: %1 punti in più (%2 invece di %3)</numerusform>
            <numerusform>Posto %4: %1 punti in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Posto %4: %1 punti in meno (%2 invece di %3)</numerusform>
            <numerusform>Posto %4: %1 punti in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins more often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>Il posto %4 vince più spesso: %2 delle partite invece di %3</numerusform>
            <numerusform>Il posto %4 vince più spesso: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins less often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>Il posto %4 vince meno spesso: %2 delle partite invece di %3</numerusform>
            <numerusform>Il posto %4 vince meno spesso: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes more often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>Il comando cambia più spesso: %2 volte per partita invece di %3</numerusform>
            <numerusform>Il comando cambia più spesso: %2 volte per partita invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes less often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>Il comando cambia meno spesso: %2 volte per partita invece di %3</numerusform>
            <numerusform>Il comando cambia meno spesso: %2 volte per partita invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>L’ultimo conteggio ribalta più partite (%2 invece di %3)</numerusform>
            <numerusform>L’ultimo conteggio ribalta più partite (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>L’ultimo conteggio ribalta meno partite (%2 invece di %3)</numerusform>
            <numerusform>L’ultimo conteggio ribalta meno partite (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Più partite finiscono con una vittoria condivisa (%2 invece di %3)</numerusform>
            <numerusform>Più partite finiscono con una vittoria condivisa (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Meno partite finiscono con una vittoria condivisa (%2 invece di %3)</numerusform>
            <numerusform>Meno partite finiscono con una vittoria condivisa (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 aste in più con offerte pari per partita (%2 invece di %3)</numerusform>
            <numerusform>%1 aste in più con offerte pari per partita (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 aste in meno con offerte pari per partita (%2 invece di %3)</numerusform>
            <numerusform>%1 aste in meno con offerte pari per partita (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere invendute in più per partita (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere invendute in più per partita (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere invendute in meno per partita (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere invendute in meno per partita (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere in più per partita perse per offerte pari (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere in più per partita perse per offerte pari (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere in meno per partita perse per offerte pari (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere in meno per partita perse per offerte pari (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere in più per partita senza offerte (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere in più per partita senza offerte (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere in meno per partita senza offerte (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere in meno per partita senza offerte (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere in più per partita senza uno spazio libero (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere in più per partita senza uno spazio libero (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere in meno per partita senza uno spazio libero (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere in meno per partita senza uno spazio libero (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>La somma delle offerte vincenti aumenta di %1 (%2 invece di %3)</numerusform>
            <numerusform>La somma delle offerte vincenti aumenta di %1 (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 less (%2 instead of %3)</source>
        <translation>
            <numerusform>La somma delle offerte vincenti diminuisce di %1 (%2 invece di %3)</numerusform>
            <numerusform>La somma delle offerte vincenti diminuisce di %1 (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in più nelle offerte vincenti (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in più nelle offerte vincenti (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in meno nelle offerte vincenti (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in meno nelle offerte vincenti (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 piani usati in più (%2 invece di %3)</numerusform>
            <numerusform>%1 piani usati in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 piani usati in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 piani usati in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 piani in più sul tabellone alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 piani in più sul tabellone alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 piani in meno sul tabellone alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 piani in meno sul tabellone alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 edifici finiti in più (%2 invece di %3)</numerusform>
            <numerusform>%1 edifici finiti in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 edifici finiti in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 edifici finiti in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 edifici in più sul tabellone alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 edifici in più sul tabellone alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 edifici in meno sul tabellone alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 edifici in meno sul tabellone alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 edifici in più rimasti in cantiere alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 edifici in più rimasti in cantiere alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 edifici in meno rimasti in cantiere alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 edifici in meno rimasti in cantiere alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 more floors (%2 instead of %3)</source>
        <translation>
            <numerusform>L’edificio più alto ha %1 piani in più (%2 invece di %3)</numerusform>
            <numerusform>L’edificio più alto ha %1 piani in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 fewer floors (%2 instead of %3)</source>
        <translation>
            <numerusform>L’edificio più alto ha %1 piani in meno (%2 invece di %3)</numerusform>
            <numerusform>L’edificio più alto ha %1 piani in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartieri vuoti in più (%2 invece di %3)</numerusform>
            <numerusform>%1 quartieri vuoti in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartieri vuoti in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 quartieri vuoti in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartieri contesi in più (%2 invece di %3)</numerusform>
            <numerusform>%1 quartieri contesi in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartieri contesi in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 quartieri contesi in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte giocate in più (%2 invece di %3)</numerusform>
            <numerusform>%1 carte giocate in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte giocate in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 carte giocate in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte giocate a vuoto in più (%2 invece di %3)</numerusform>
            <numerusform>%1 carte giocate a vuoto in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte giocate a vuoto in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 carte giocate a vuoto in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in più rimaste in mano alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in più rimaste in mano alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in meno rimaste in mano alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in meno rimaste in mano alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>Una partita dura %1 mosse in più (%2 invece di %3)</numerusform>
            <numerusform>Una partita dura %1 mosse in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>Una partita dura %1 mosse in meno (%2 invece di %3)</numerusform>
            <numerusform>Una partita dura %1 mosse in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 mosse in più nella costruzione (%2 invece di %3)</numerusform>
            <numerusform>%1 mosse in più nella costruzione (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 mosse in meno nella costruzione (%2 invece di %3)</numerusform>
            <numerusform>%1 mosse in meno nella costruzione (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 mosse in più nelle aste (%2 invece di %3)</numerusform>
            <numerusform>%1 mosse in più nelle aste (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 mosse in meno nelle aste (%2 invece di %3)</numerusform>
            <numerusform>%1 mosse in meno nelle aste (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte pescate in più (%2 invece di %3)</numerusform>
            <numerusform>%1 carte pescate in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte pescate in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 carte pescate in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has an advantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Il posto %4 è avvantaggiato: %2 di partite vinte (in parti uguali: %3)</numerusform>
            <numerusform>Il posto %4 è avvantaggiato: %2 di partite vinte (in parti uguali: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>Il posto %4 è svantaggiato: %2 di partite vinte (in parti uguali: %3)</numerusform>
            <numerusform>Il posto %4 è svantaggiato: %2 di partite vinte (in parti uguali: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No seat was found to have an advantage</source>
        <translation>
            <numerusform>Nessun posto risulta avvantaggiato</numerusform>
            <numerusform>Nessun posto risulta avvantaggiato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No figure differs significantly; a small difference may need more games to show</source>
        <translation>
            <numerusform>Nessun valore differisce in modo significativo; per vedere differenze piccole possono servire più partite</numerusform>
            <numerusform>Nessun valore differisce in modo significativo; per vedere differenze piccole possono servire più partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: at least %1 are needed</source>
        <translation>
            <numerusform>Troppo poche partite per dirlo: ne servono almeno %1</numerusform>
            <numerusform>Troppo poche partite per dirlo: ne servono almeno %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a player gets %1 points and the winner %2</source>
        <translation>
            <numerusform>In media un giocatore fa %1 punti e il vincitore %2</numerusform>
            <numerusform>In media un giocatore fa %1 punti e il vincitore %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>Il giocatore con più punti ne fa %1 in più (%2 invece di %3)</numerusform>
            <numerusform>Il giocatore con più punti ne fa %1 in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 fewer (%2 instead of %3)</source>
        <translation>
            <numerusform>Il giocatore con più punti ne fa %1 in meno (%2 invece di %3)</numerusform>
            <numerusform>Il giocatore con più punti ne fa %1 in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>I canali completati danno %1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>I canali completati danno %1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>I canali completati danno %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>I canali completati danno %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 more points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Durante il gioco le merci danno %1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>Durante il gioco le merci danno %1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 fewer points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Durante il gioco le merci danno %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>Durante il gioco le merci danno %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>I canali incompleti danno %1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>I canali incompleti danno %1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>I canali incompleti danno %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>I canali incompleti danno %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>La consegna finale dà %1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>La consegna finale dà %1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>La consegna finale dà %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>La consegna finale dà %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Il maggior numero di contratti dà %1 punti in più per giocatore (%2 invece di %3)</numerusform>
            <numerusform>Il maggior numero di contratti dà %1 punti in più per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Il maggior numero di contratti dà %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
            <numerusform>Il maggior numero di contratti dà %1 punti in meno per giocatore (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins more often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>Il posto che comincia con l’ingegnere %4 vince più spesso: %2 delle partite invece di %3</numerusform>
            <numerusform>Il posto che comincia con l’ingegnere %4 vince più spesso: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins less often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>Il posto che comincia con l’ingegnere %4 vince meno spesso: %2 delle partite invece di %3</numerusform>
            <numerusform>Il posto che comincia con l’ingegnere %4 vince meno spesso: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>Il conteggio finale ribalta più partite (%2 invece di %3)</numerusform>
            <numerusform>Il conteggio finale ribalta più partite (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>Il conteggio finale ribalta meno partite (%2 invece di %3)</numerusform>
            <numerusform>Il conteggio finale ribalta meno partite (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Più partite finiscono a pari punti: %2 invece di %3</numerusform>
            <numerusform>Più partite finiscono a pari punti: %2 invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Meno partite finiscono a pari punti: %2 invece di %3</numerusform>
            <numerusform>Meno partite finiscono a pari punti: %2 invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Più spesso sono i punti a far scattare la fine: %2 delle partite invece di %3</numerusform>
            <numerusform>Più spesso sono i punti a far scattare la fine: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Meno spesso sono i punti a far scattare la fine: %2 delle partite invece di %3</numerusform>
            <numerusform>Meno spesso sono i punti a far scattare la fine: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Più spesso sono gli ultimi contratti a far scattare la fine: %2 delle partite invece di %3</numerusform>
            <numerusform>Più spesso sono gli ultimi contratti a far scattare la fine: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Meno spesso sono gli ultimi contratti a far scattare la fine: %2 delle partite invece di %3</numerusform>
            <numerusform>Meno spesso sono gli ultimi contratti a far scattare la fine: %2 delle partite invece di %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contratti presi in più (%2 invece di %3)</numerusform>
            <numerusform>%1 contratti presi in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contratti presi in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 contratti presi in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contratti completati in più (%2 invece di %3)</numerusform>
            <numerusform>%1 contratti completati in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contratti completati in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 contratti completati in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contratti incompleti in più alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 contratti incompleti in più alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contratti incompleti in meno alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 contratti incompleti in meno alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tratte in più (%2 invece di %3)</numerusform>
            <numerusform>%1 tratte in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tratte in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 tratte in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 chiuse in più (%2 invece di %3)</numerusform>
            <numerusform>%1 chiuse in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 chiuse in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 chiuse in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 acquedotti in più (%2 invece di %3)</numerusform>
            <numerusform>%1 acquedotti in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 acquedotti in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 acquedotti in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tunnel in più (%2 invece di %3)</numerusform>
            <numerusform>%1 tunnel in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tunnel in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 tunnel in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere ritirate in più (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere ritirate in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tessere ritirate in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 tessere ritirate in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte scoperte prese in più (%2 invece di %3)</numerusform>
            <numerusform>%1 carte scoperte prese in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte scoperte prese in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 carte scoperte prese in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in più pescate dal mazzo (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in più pescate dal mazzo (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in meno pescate dal mazzo (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in meno pescate dal mazzo (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>Le carte scoperte vengono sostituite %1 volte in più (%2 invece di %3)</numerusform>
            <numerusform>Le carte scoperte vengono sostituite %1 volte in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>Le carte scoperte vengono sostituite %1 volte in meno (%2 invece di %3)</numerusform>
            <numerusform>Le carte scoperte vengono sostituite %1 volte in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in più pagate per tessere (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in più pagate per tessere (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in meno pagate per tessere (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in meno pagate per tessere (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte scartate in più (%2 invece di %3)</numerusform>
            <numerusform>%1 carte scartate in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte scartate in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 carte scartate in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in mano in più alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in mano in più alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte in mano in meno alla fine (%2 invece di %3)</numerusform>
            <numerusform>%1 carte in mano in meno alla fine (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce in più messi sul tabellone (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce in più messi sul tabellone (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce in meno messi sul tabellone (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce in meno messi sul tabellone (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce in più tolti dal tabellone (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce in più tolti dal tabellone (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce in meno tolti dal tabellone (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce in meno tolti dal tabellone (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce mossi in più durante il gioco (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce mossi in più durante il gioco (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce mossi in meno durante il gioco (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce mossi in meno durante il gioco (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce in più nella consegna finale (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce in più nella consegna finale (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cubi merce in meno nella consegna finale (%2 invece di %3)</numerusform>
            <numerusform>%1 cubi merce in meno nella consegna finale (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 more sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Le merci percorrono %1 sezioni in più (%2 invece di %3)</numerusform>
            <numerusform>Le merci percorrono %1 sezioni in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 fewer sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Le merci percorrono %1 sezioni in meno (%2 invece di %3)</numerusform>
            <numerusform>Le merci percorrono %1 sezioni in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 ingegneri cambiati in più (%2 invece di %3)</numerusform>
            <numerusform>%1 ingegneri cambiati in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 ingegneri cambiati in meno (%2 invece di %3)</numerusform>
            <numerusform>%1 ingegneri cambiati in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds longer (%2 instead of %3)</source>
        <translation>
            <numerusform>La partita dura %1 round in più (%2 invece di %3)</numerusform>
            <numerusform>La partita dura %1 round in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>La partita dura %1 round in meno (%2 invece di %3)</numerusform>
            <numerusform>La partita dura %1 round in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>La partita dura %1 mosse in più (%2 invece di %3)</numerusform>
            <numerusform>La partita dura %1 mosse in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>La partita dura %1 mosse in meno (%2 invece di %3)</numerusform>
            <numerusform>La partita dura %1 mosse in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 more times (%2 instead of %3)</source>
        <translation>
            <numerusform>Fra tutti i giocatori si passa %1 volte in più (%2 invece di %3)</numerusform>
            <numerusform>Fra tutti i giocatori si passa %1 volte in più (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 fewer times (%2 instead of %3)</source>
        <translation>
            <numerusform>Fra tutti i giocatori si passa %1 volte in meno (%2 invece di %3)</numerusform>
            <numerusform>Fra tutti i giocatori si passa %1 volte in meno (%2 invece di %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>L’ingegnere %4 è avvantaggiato: %2 di partite vinte dal posto che comincia con lui (in parti uguali: %3)</numerusform>
            <numerusform>L’ingegnere %4 è avvantaggiato: %2 di partite vinte dal posto che comincia con lui (in parti uguali: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is not favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>L’ingegnere %4 è svantaggiato: %2 di partite vinte dal posto che comincia con lui (in parti uguali: %3)</numerusform>
            <numerusform>L’ingegnere %4 è svantaggiato: %2 di partite vinte dal posto che comincia con lui (in parti uguali: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No engineer was found to be favoured</source>
        <translation>
            <numerusform>Nessun ingegnere risulta avvantaggiato</numerusform>
            <numerusform>Nessun ingegnere risulta avvantaggiato</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::About</name>
    <message>
        <source>software rendering, without OpenGL</source>
        <translation>rendering software, senza OpenGL</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown in 2D. A newer graphics driver may help.</source>
        <translation>Su questo computer OpenGL non funziona, perciò il tabellone è in 2D. Un driver grafico più recente potrebbe risolvere il problema.</translation>
    </message>
    <message>
        <source>The graphics driver is too old for the 3D board, so the board is shown in 2D.</source>
        <translation>Il driver grafico è troppo vecchio per il tabellone 3D, perciò il tabellone è in 2D.</translation>
    </message>
    <message>
        <source>The window is shown on another computer over the network, so the board is shown in 2D.</source>
        <translation>La finestra è mostrata su un altro computer attraverso la rete, perciò il tabellone è in 2D.</translation>
    </message>
    <message>
        <source>The last start failed, so 3D is off. You can enable it again in the settings.</source>
        <translation>L’ultimo avvio non è riuscito, perciò il 3D è disattivato. Puoi riattivarlo nelle impostazioni.</translation>
    </message>
    <message>
        <source>The guides are not installed. They are in the docs folder of the source code.</source>
        <translation>Le guide non sono installate. Si trovano nella cartella docs del codice sorgente.</translation>
    </message>
    <message>
        <source>No application can open %1.</source>
        <translation>Nessuna applicazione può aprire %1.</translation>
    </message>
    <message>
        <source>The program was started with --2d, so the 3D board is not available.</source>
        <translation>Il programma è stato avviato con --2d, perciò il tabellone 3D non è disponibile.</translation>
    </message>
    <message>
        <source>The 3D board is not available on this computer.</source>
        <translation>Su questo computer il tabellone 3D non è disponibile.</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Non c’è altro da fare.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>Lascia aperte più possibilità.</translation>
    </message>
    <message>
        <source>It takes the lead in %1.</source>
        <translation>Dà il primo posto in %1.</translation>
    </message>
    <message>
        <source>It takes the lead in %1 from %2.</source>
        <translation>Toglie a %2 il primo posto in %1.</translation>
    </message>
    <message>
        <source>It shares the lead in %1 with %2.</source>
        <translation>Dà il primo posto in %1 a pari merito con %2.</translation>
    </message>
    <message numerus="yes">
        <source>It widens the lead in %1 to %n floor(s).</source>
        <translation>
            <numerusform>Porta il vantaggio in %1 a %n piano.</numerusform>
            <numerusform>Porta il vantaggio in %1 a %n piani.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it %2 could take the lead in %1.</source>
        <translation>Altrimenti %2 potrebbe prendere il primo posto in %1.</translation>
    </message>
    <message>
        <source>It takes second place in %1.</source>
        <translation>Dà il secondo posto in %1.</translation>
    </message>
    <message>
        <source>It gains a foothold in %1.</source>
        <translation>Permette di entrare in %1.</translation>
    </message>
    <message>
        <source>%2 can no longer place a building with the other roof in %1.</source>
        <translation>%2 non può più posare in %1 un edificio con l’altro tetto.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has a building of %n floor(s) that is now too low for %1.</source>
        <translation>
            <numerusform>%2 ha un edificio di %n piano che ora è troppo basso per %1.</numerusform>
            <numerusform>%2 ha un edificio di %n piani che ora è troppo basso per %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can build in %1 any more.</source>
        <translation>In %1 nessuno può più costruire.</translation>
    </message>
    <message numerus="yes">
        <source>The amphitheatre in %1 gives %n more card(s) at each drawing.</source>
        <translation>
            <numerusform>L’anfiteatro di %1 dà %n carta in più a ogni pesca.</numerusform>
            <numerusform>L’anfiteatro di %1 dà %n carte in più a ogni pesca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n more point(s).</source>
        <translation>
            <numerusform>Al momento %1 rende %n punto in più.</numerusform>
            <numerusform>Al momento %1 rende %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: anything not built now will never score.</source>
        <translation>È l’ultimo round: ciò che non viene costruito ora non darà più punti.</translation>
    </message>
    <message>
        <source>%1 will fit in %2.</source>
        <translation>In %2 ci starà %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left for everyone.</source>
        <translation>
            <numerusform>Resta solo %n piano per tutti.</numerusform>
            <numerusform>Restano solo %n piani per tutti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps cards worth %n for the auctions.</source>
        <translation>
            <numerusform>Per le aste restano carte per un valore di %n.</numerusform>
            <numerusform>Per le aste restano carte per un valore di %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand would gain anything now.</source>
        <translation>Adesso nessuna carta in mano sarebbe utile.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s).</source>
        <translation>
            <numerusform>La tessera vale circa %n punto.</numerusform>
            <numerusform>La tessera vale circa %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 the tile is worth about %n point(s).</source>
        <translation>
            <numerusform>In %1 la tessera vale circa %n punto.</numerusform>
            <numerusform>In %1 la tessera vale circa %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could bring %1 about %n point(s).</source>
        <translation>
            <numerusform>A %1 potrebbe rendere circa %n punto.</numerusform>
            <numerusform>A %1 potrebbe rendere circa %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Such a bid wins about %1 times out of a hundred.</source>
        <translation>Un’offerta così vince circa %1 volte su cento.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>In mano ci sono carte per un valore di %n poco utili per costruire.</numerusform>
            <numerusform>In mano ci sono carte per un valore di %n poco utili per costruire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now will never be used.</source>
        <translation>Le carte tenute in mano non serviranno più.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>La tessera vale circa %n punto, meno delle carte che servono a vincerla.</numerusform>
            <numerusform>La tessera vale circa %n punti, meno delle carte che servono a vincerla.</numerusform>
        </translation>
    </message>
    <message>
        <source>A more valuable tile is still to come this round: %1.</source>
        <translation>In questo round deve ancora andare all’asta una tessera che vale di più: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 there are %n in hand.</source>
        <translation>
            <numerusform>Numero di %1 in mano: %n.</numerusform>
            <numerusform>Numero di %1 in mano: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes a building.</source>
        <translation>Completa un edificio.</translation>
    </message>
    <message>
        <source>With it, a building can go from the yard to %1.</source>
        <translation>Così un edificio del cantiere può andare in %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its value of %n counts in the auctions.</source>
        <translation>
            <numerusform>Alle aste conta il suo valore: %n.</numerusform>
            <numerusform>Alle aste conta il suo valore: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::App</name>
    <message>
        <source>This account has no home folder. Your games and settings are kept in %1, which the system may empty. To keep them for good, set HOME to a folder of your own.</source>
        <translation>Questo account non ha una cartella personale. Le tue partite e le impostazioni vengono salvate in %1, che il sistema potrebbe svuotare. Per conservarle, imposta HOME su una tua cartella.</translation>
    </message>
    <message>
        <source>This is not a complete invitation to a table, so nothing was opened: %1</source>
        <translation>Non è un invito completo a un tavolo, quindi non è stato aperto nulla: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message>
        <source>Nobody has built here yet.</source>
        <translation>Qui nessuno ha ancora costruito.</translation>
    </message>
    <message numerus="yes">
        <source>First: %1, %n floor(s).</source>
        <translation>
            <numerusform>Primo posto: %1, %n piano.</numerusform>
            <numerusform>Primo posto: %1, %n piani.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Second: %2.</source>
        <comment>a sentence, names</comment>
        <translation>%1 Secondo posto: %2.</translation>
    </message>
    <message>
        <source>Worth %1 for first place, %2 for second.</source>
        <translation>Vale %1 per il primo, %2 per il secondo.</translation>
    </message>
    <message numerus="yes">
        <source>%n vacant site(s).</source>
        <translation>
            <numerusform>%n spazio libero.</numerusform>
            <numerusform>%n spazi liberi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n piano</numerusform>
            <numerusform>%n piani</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 floors</source>
        <translation>da %1 a %2 piani</translation>
    </message>
    <message>
        <source>Nothing fits: the area is full.</source>
        <translation>Non ci sta più nulla: il quartiere è pieno.</translation>
    </message>
    <message>
        <source>Fits: any roof, %1.</source>
        <translation>Ammessi: tutti i tetti, %1.</translation>
    </message>
    <message>
        <source>No roof fits here.</source>
        <translation>Qui nessun tetto è ammesso.</translation>
    </message>
    <message>
        <source>Fits: %1, %2.</source>
        <comment>roofs, floors</comment>
        <translation>Ammessi: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %n fontana</numerusform>
            <numerusform>%1 + %n fontane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 × %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %2 × %n fontana</numerusform>
            <numerusform>%1 + %2 × %n fontane</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) × %2 temple</source>
        <translation>(%1) × %2 tempio</translation>
    </message>
    <message>
        <source>%1 × %2 temple</source>
        <translation>%1 × %2 tempio</translation>
    </message>
</context>
<context>
    <name>capitol::app::AuctionModel</name>
    <message>
        <source>nothing for you now</source>
        <translation>per ora niente per te</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s) each time: %1</source>
        <translation>
            <numerusform>+%n carta ogni volta: %1</numerusform>
            <numerusform>+%n carte ogni volta: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) each time: %1</source>
        <translation>
            <numerusform>+%n punto ogni volta: %1</numerusform>
            <numerusform>+%n punti ogni volta: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardDocument</name>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Aggiungi un quartiere</translation>
    </message>
    <message>
        <source>Remove the area</source>
        <translation>Elimina il quartiere</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Riporta sul tabellone</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardEditor</name>
    <message>
        <source>Edit this board…</source>
        <translation>Modifica questo tabellone…</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Sempre 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>Il nome del file senza .yaml.</translation>
    </message>
    <message>
        <source>The name of the board, by language.</source>
        <translation>Il nome del tabellone, per lingua.</translation>
    </message>
    <message>
        <source>Width and height in centimetres, each from 1 to %1.</source>
        <translation>Larghezza e altezza in centimetri, ciascuna da 1 a %1.</translation>
    </message>
    <message>
        <source>Centimetres from left to right.</source>
        <translation>Centimetri da sinistra a destra.</translation>
    </message>
    <message>
        <source>Centimetres from top to bottom.</source>
        <translation>Centimetri dall’alto in basso.</translation>
    </message>
    <message>
        <source>The areas, each with its sites. At most %1.</source>
        <translation>I quartieri, ciascuno con i suoi spazi. Al massimo %1.</translation>
    </message>
    <message>
        <source>Three lower-case letters that no other area has. They are used to write moves.</source>
        <translation>Tre lettere minuscole che nessun altro quartiere ha. Servono a scrivere le mosse.</translation>
    </message>
    <message>
        <source>The district: black, white or red. It decides which permits count here.</source>
        <translation>Il rione: nero, bianco o rosso. Decide quali permessi valgono qui.</translation>
    </message>
    <message>
        <source>The name that is printed on the board.</source>
        <translation>Il nome stampato sul tabellone.</translation>
    </message>
    <message>
        <source>The name in the game’s texts, by language.</source>
        <translation>Il nome nei testi del gioco, per lingua.</translation>
    </message>
    <message>
        <source>How many fountains are printed here. They take the first small sites.</source>
        <translation>Quante fontane sono stampate qui. Occupano i primi spazi piccoli.</translation>
    </message>
    <message>
        <source>The corners in order, each [x, y] in centimetres from the top left.</source>
        <translation>I vertici in ordine, ciascuno [x, y] in centimetri dall’angolo in alto a sinistra.</translation>
    </message>
    <message>
        <source>Where the name is written: the centre, [x, y].</source>
        <translation>Dove va scritto il nome: il centro, [x, y].</translation>
    </message>
    <message>
        <source>The centres of the small sites, each [x, y]. From 1 to %1.</source>
        <translation>I centri degli spazi piccoli, ciascuno [x, y]. Da 1 a %1.</translation>
    </message>
    <message>
        <source>The centre of the large site, [x, y]. Without this line there is none.</source>
        <translation>Il centro dello spazio grande, [x, y]. Senza questa riga non c’è.</translation>
    </message>
    <message>
        <source>Water, for decoration only: a list of outlines, each with three corners or more.</source>
        <translation>Acqua, solo decorativa: una lista di contorni, ciascuno con almeno tre vertici.</translation>
    </message>
    <message>
        <source>Walls, for decoration only: a list of lines, each with two points or more.</source>
        <translation>Mura, solo decorative: una lista di linee, ciascuna con almeno due punti.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardPanel</name>
    <message>
        <source>Selection</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>From the left (cm)</source>
        <translation>Da sinistra (cm)</translation>
    </message>
    <message>
        <source>From the top (cm)</source>
        <translation>Dall’alto (cm)</translation>
    </message>
    <message>
        <source>Printed fountains</source>
        <translation>Fontane stampate</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Sigla</translation>
    </message>
    <message>
        <source>Latin name</source>
        <translation>Nome latino</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Nome in %1</translation>
    </message>
    <message>
        <source>Large site</source>
        <translation>Spazio grande</translation>
    </message>
    <message>
        <source>Add a small site</source>
        <translation>Aggiungi uno spazio piccolo</translation>
    </message>
    <message>
        <source>Add a corner</source>
        <translation>Aggiungi un vertice</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Elimina la selezione</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Aggiungi un quartiere</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Elimina questo quartiere</translation>
    </message>
    <message>
        <source>Small site %1</source>
        <translation>Spazio piccolo %1</translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation>Vertice %1</translation>
    </message>
    <message>
        <source>Name label</source>
        <translation>Etichetta del nome</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Parte del tabellone</translation>
    </message>
    <message>
        <source>Add water</source>
        <translation>Aggiungi acqua</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Aggiungi mura</translation>
    </message>
    <message>
        <source>Width (cm)</source>
        <translation>Larghezza (cm)</translation>
    </message>
    <message>
        <source>Height (cm)</source>
        <translation>Altezza (cm)</translation>
    </message>
    <message>
        <source>Remove this water</source>
        <translation>Elimina quest’acqua</translation>
    </message>
    <message>
        <source>Remove this wall</source>
        <translation>Elimina queste mura</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Water %1</source>
        <translation>Acqua %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Mura %1</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Tutto il tabellone</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardWindow</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Il tabellone</translation>
    </message>
    <message>
        <source>The board’s text</source>
        <translation>Il testo del tabellone</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>%1[*] – Board editor</source>
        <translation>%1[*] – Editor di tabelloni</translation>
    </message>
    <message>
        <source>This can only be changed in the text itself.</source>
        <translation>Questo si può cambiare solo nel testo.</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, the board can only be changed in the text.</source>
        <translation>Finché il testo non è YAML valido, il tabellone si può cambiare solo lì.</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>Il nome di file «%1» è già in uso. «%2» è libero.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: fix the problem and try again.</source>
        <translation>Impossibile scrivere %1: %2. Non hai perso nulla: risolvi il problema e riprova.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Editor di tabelloni</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Sostituisci tutto</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>Now partly outside the board: %1. Nothing has been removed.</source>
        <translation>Ora in parte fuori dal tabellone: %1. Non è stato eliminato nulla.</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Riporta sul tabellone</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Impossibile creare una copia di sicurezza delle modifiche: %1</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>Il tabellone «%1» è incluso nel programma e non si può modificare. Stai modificando una copia: «%2».</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the arrow keys move it (with Shift, by a centimetre), Insert or Plus adds a corner, and Delete removes the selection.</source>
        <translation>Pag su e Pag giù cambiano la selezione (con Ctrl passano ad altri quartieri, acque o mura), le frecce la spostano (con Maiusc di un centimetro), Ins o + aggiunge un vertice, Canc la elimina.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BuildingsEditor</name>
    <message>
        <source>Add a building</source>
        <translation>Aggiungi un edificio</translation>
    </message>
    <message>
        <source>Floors of building %1</source>
        <translation>Piani dell’edificio %1</translation>
    </message>
    <message>
        <source>no roof</source>
        <translation>senza tetto</translation>
    </message>
    <message>
        <source>round roof</source>
        <translation>tetto rotondo</translation>
    </message>
    <message>
        <source>triangular roof</source>
        <translation>tetto triangolare</translation>
    </message>
    <message>
        <source>Roof of building %1</source>
        <translation>Tetto dell’edificio %1</translation>
    </message>
    <message>
        <source>Remove this building</source>
        <translation>Rimuovi questo edificio</translation>
    </message>
    <message>
        <source>Remove building %1</source>
        <translation>Rimuovi l’edificio %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::ChartPainter</name>
    <message>
        <source>Error bars: ± 2 standard errors</source>
        <translation>Barre d’errore: ± 2 errori standard</translation>
    </message>
</context>
<context>
    <name>capitol::app::Comparison</name>
    <message>
        <source>the other columns are compared with this one</source>
        <translation>le altre colonne sono confrontate con questa</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Tutti gli argomenti</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>Regole diverse</translation>
    </message>
    <message>
        <source>Translation errors</source>
        <translation>Errori di traduzione</translation>
    </message>
    <message>
        <source>Not mentioned</source>
        <translation>Non menzionati</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Questioni aperte</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s). Select one for details.</source>
        <translation>
            <numerusform>%n argomento. Selezionalo per i dettagli.</numerusform>
            <numerusform>%n argomenti. Selezionane uno per i dettagli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .html, .md or .pdf.</source>
        <translation>Impossibile scrivere «%1»: il nome del file deve finire in .html, .md o .pdf.</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Sul tavolo: %1</translation>
    </message>
    <message>
        <source>≠ %1 in play, ≈ %2 in wording</source>
        <translation>≠ %1 nel gioco, ≈ %2 nelle parole</translation>
    </message>
    <message>
        <source>Changes play</source>
        <translation>Cambia il gioco</translation>
    </message>
</context>
<context>
    <name>capitol::app::Connection</name>
    <message>
        <source>This build of Capitol has no network support (Qt WebSockets).</source>
        <translation>Questa versione di Capitol è compilata senza supporto di rete (Qt WebSockets).</translation>
    </message>
    <message>
        <source>This system has no encryption library (TLS), so no encrypted connection to %1 is possible.</source>
        <translation>In questo sistema manca una libreria di crittografia (TLS): non è possibile una connessione crittografata a %1.</translation>
    </message>
    <message>
        <source>No computer called %1 was found. Check the address and your internet connection.</source>
        <translation>Non è stato trovato nessun computer di nome %1. Controlla l’indirizzo e la connessione a Internet.</translation>
    </message>
    <message>
        <source>No server is running at %1. Check the address and the port, or ask the host to start it.</source>
        <translation>A %1 non è in funzione nessun server. Controlla indirizzo e porta, o chiedi all’organizzatore di avviarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be reached over this network. Check your connection.</source>
        <translation>%1 non è raggiungibile da questa rete. Controlla la connessione.</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the address; a firewall may be in the way.</source>
        <translation>%1 non risponde. Controlla l’indirizzo; forse un firewall blocca la connessione.</translation>
    </message>
    <message>
        <source>%1 does not offer an encrypted connection, so nothing was sent.</source>
        <translation>%1 non offre una connessione crittografata, quindi non è stato inviato nulla.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted, so nothing was sent: %2</source>
        <translation>Il certificato di %1 non è attendibile, quindi non è stato inviato nulla: %2</translation>
    </message>
    <message>
        <source>%1 is not the server from the invitation: its certificate is a different one. Nothing was sent. Ask the host for a new invitation.</source>
        <translation>%1 non è il server dell’invito: il suo certificato è un altro. Non è stato inviato nulla. Chiedi un nuovo invito all’organizzatore.</translation>
    </message>
    <message>
        <source>%1 is not a Capitol server, or is just restarting.</source>
        <translation>%1 non è un server di Capitol, o si sta riavviando.</translation>
    </message>
    <message>
        <source>%1 sent more than a Capitol server should, so the connection was closed.</source>
        <translation>%1 ha inviato più di quanto dovrebbe un server di Capitol: la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>%1 sent something that makes no sense, so the connection was closed. It may be running a different version of Capitol.</source>
        <translation>%1 ha inviato dati incomprensibili: la connessione è stata chiusa. Forse usa un’altra versione di Capitol.</translation>
    </message>
    <message>
        <source>You are now playing at this table from another window or device.</source>
        <translation>Ora giochi a questo tavolo da un’altra finestra o da un altro dispositivo.</translation>
    </message>
    <message>
        <source>%1 has stopped responding.</source>
        <translation>%1 non risponde più.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost.</source>
        <translation>La connessione a %1 è stata interrotta.</translation>
    </message>
    <message>
        <source>The server at %1 is restarting.</source>
        <translation>Il server %1 si sta riavviando.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckEditor</name>
    <message>
        <source>Add a value</source>
        <translation>Aggiungi un valore</translation>
    </message>
    <message>
        <source>Value of a card</source>
        <translation>Valore di una carta</translation>
    </message>
    <message>
        <source>Copies of each card, by kind and value</source>
        <translation>Copie di ogni carta, per tipo e valore</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all, at most %1</source>
        <translation>
            <numerusform>%n carta in tutto, al massimo %1</numerusform>
            <numerusform>%n carte in tutto, al massimo %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckModel</name>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>permits, %1</source>
        <comment>colour</comment>
        <translation>permessi (%1)</translation>
    </message>
</context>
<context>
    <name>capitol::app::DocumentKeeper</name>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Another program has changed the file while you were editing it.</source>
        <translation>Un altro programma ha salvato altre modifiche nel file mentre ci lavoravi.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni le mie</translation>
    </message>
    <message>
        <source>Load theirs</source>
        <translation>Carica le altre</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modificato da un altro programma</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>Another program has changed the file; it has been reloaded.</source>
        <translation>Un altro programma ha modificato il file, che è stato ricaricato.</translation>
    </message>
    <message>
        <source>Another program has deleted the file. Saving will create it again.</source>
        <translation>Un altro programma ha eliminato il file. Se salvi, verrà ricreato.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DraftWords</name>
    <message>
        <source>%1. What you have prepared but not confirmed or sent is lost if the program ends.</source>
        <translation>%1. Ciò che hai preparato ma non ancora confermato o inviato va perso se il programma si chiude.</translation>
    </message>
</context>
<context>
    <name>capitol::app::EditorWindow</name>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>La variante «%1» è inclusa nel programma e non si può modificare. Stai modificando una copia: «%2».</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>Nuova variante</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: save it somewhere else, or fix the problem and try again.</source>
        <translation>Impossibile scrivere %1: %2. Non hai perso nulla: salva altrove, oppure risolvi il problema e riprova.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Import a variant</source>
        <translation>Importa una variante</translation>
    </message>
    <message>
        <source>Variants (*.yaml *.yml)</source>
        <translation>Varianti (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1 is not a variant. Line %2, column %3: %4</source>
        <translation>%1 non è una variante. Riga %2, colonna %3: %4</translation>
    </message>
    <message>
        <source>Export the variant</source>
        <translation>Esporta la variante</translation>
    </message>
    <message>
        <source>Cannot delete %1: %2</source>
        <translation>Impossibile eliminare %1: %2</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>Variante «%1» eliminata.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>This variant cannot be played yet. The problems are listed below the text.</source>
        <translation>Questa variante non si può ancora giocare. I problemi sono elencati sotto il testo.</translation>
    </message>
    <message>
        <source>Variant editor</source>
        <translation>Editor di varianti</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Impossibile creare una copia di sicurezza delle modifiche: %1</translation>
    </message>
    <message>
        <source>The program closed before your changes to “%1” were saved.</source>
        <translation>Il programma si è chiuso prima che le modifiche a «%1» fossero salvate.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuova…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplica…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;limina</translation>
    </message>
    <message>
        <source>Reset &amp;all rules</source>
        <translation>Reimposta tutte le re&amp;gole</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Cerca una regola</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Regole cambiate</translation>
    </message>
    <message>
        <source>Rules of the variant</source>
        <translation>Regole della variante</translation>
    </message>
    <message>
        <source>The variant’s text</source>
        <translation>Il testo della variante</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>%1[*] – Variant editor</source>
        <translation>%1[*] – Editor di varianti</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n regola cambiata</numerusform>
            <numerusform>%n regole cambiate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>pronta da giocare</translation>
    </message>
    <message>
        <source>included with the program; your first change makes a copy</source>
        <translation>inclusa nel programma; la prima modifica ne crea una copia</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>non salvata</translation>
    </message>
    <message>
        <source>This is written in a way that can only be changed in the text itself (an alias, a merge or a duplicate key).</source>
        <translation>Per come è scritto, si può cambiare solo nel testo (contiene un alias, una fusione o una chiave duplicata).</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, rules can only be changed in the text.</source>
        <translation>Finché il testo non è YAML valido, le regole si possono cambiare solo lì.</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>&amp;Measure it</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>R&amp;eplace in the text</source>
        <translation>Sostituisci &amp;nel testo</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>Il nome di file «%1» è già in uso. «%2» è libero.</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Salva come «%1»</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Un’altra variante si chiama «%1». «%2» è libero.</translation>
    </message>
    <message>
        <source>These variants are based on “%1”: %2.</source>
        <translation>Queste varianti si basano su «%1»: %2.</translation>
    </message>
    <message>
        <source>Base them on “%1”</source>
        <translation>Basale su «%1»</translation>
    </message>
    <message>
        <source>Keep “%1” too</source>
        <translation>Tieni anche «%1»</translation>
    </message>
    <message>
        <source>Cannot delete “%1”, because these variants are based on it: %2.</source>
        <translation>Impossibile eliminare «%1», perché queste varianti si basano su di essa: %2.</translation>
    </message>
    <message>
        <source>Make them independent</source>
        <translation>Rendile indipendenti</translation>
    </message>
    <message>
        <source>No variant is based on “%1” any more.</source>
        <translation>Nessuna variante si basa più su «%1».</translation>
    </message>
    <message>
        <source>It was saved as “%1” in %2, because its own name was taken.</source>
        <translation>È stata salvata come «%1» in %2, perché il suo nome era già in uso.</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Sostituisci tutto</translation>
    </message>
    <message>
        <source>Expor&amp;t without parents…</source>
        <translation>Espor&amp;ta come indipendente…</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Salvato in %1.</translation>
    </message>
    <message>
        <source>The program closed before your changes to the board “%1” were saved.</source>
        <translation>Il programma si è chiuso prima che le modifiche al tabellone «%1» fossero salvate.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>capitol::app::FailureWords</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>è un dispositivo o una pipe, non un file</translation>
    </message>
    <message>
        <source>it is a link created by another user</source>
        <translation>è un collegamento creato da un altro utente</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>il file è troppo grande</translation>
    </message>
    <message>
        <source>the drive or the network does not respond</source>
        <translation>il disco o la rete non risponde</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un altro programma lo sta usando</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>il file o la cartella non esiste</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>non hai i permessi necessari</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>il disco è protetto da scrittura</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>una parte del percorso non è una cartella</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>troppi file aperti</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>memoria insufficiente</translation>
    </message>
</context>
<context>
    <name>capitol::app::FairPlayCheck</name>
    <message>
        <source>The check failed: %1</source>
        <translation>Il controllo non è riuscito: %1</translation>
    </message>
    <message>
        <source>%1 chose differently although only hidden cards had changed. This is an error in the program: please report it.</source>
        <translation>%1 ha scelto diversamente, eppure erano cambiate solo carte nascoste. È un errore del programma: segnalalo.</translation>
    </message>
    <message>
        <source>Nothing was hidden from %1 here that could be dealt differently.</source>
        <translation>Qui %1 vedeva tutto: non c’era nulla di nascosto da distribuire diversamente.</translation>
    </message>
    <message>
        <source>%1 made the same choice every time: hidden cards made no difference.</source>
        <translation>%1 ha fatto ogni volta la stessa scelta: le carte nascoste non hanno contato.</translation>
    </message>
    <message>
        <source>It is also the choice made in the game.</source>
        <translation>È anche la scelta fatta nella partita.</translation>
    </message>
    <message>
        <source>In the game the choice was different: %1 There the search was shorter or longer; here every answer comes from an equally long one.</source>
        <translation>Nella partita la scelta era diversa: %1 Lì la ricerca era più breve o più lunga; qui ogni risposta viene da una ricerca della stessa durata.</translation>
    </message>
    <message>
        <source>Cards as they were: %1</source>
        <translation>Carte com’erano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in hands</source>
        <translation>
            <numerusform>%n carta diversa nelle mani</numerusform>
            <numerusform>%n carte diverse nelle mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in the piles</source>
        <translation>
            <numerusform>%n carta diversa nei mazzi</numerusform>
            <numerusform>%n carte diverse nei mazzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different sealed bid(s)</source>
        <translation>
            <numerusform>%n offerta sigillata diversa</numerusform>
            <numerusform>%n offerte sigillate diverse</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1: %2. %3</source>
        <comment>a number, what differs in it, the answer</comment>
        <translation>Distribuzione %1: %2. %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Same choice.</source>
        <translation>Stessa scelta.</translation>
    </message>
    <message>
        <source>Another choice: %1</source>
        <translation>Altra scelta: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::FigureWords</name>
    <message>
        <source>Points per player in round %1</source>
        <translation>Punti per giocatore nel round %1</translation>
    </message>
    <message>
        <source>Victories, seat %1</source>
        <translation>Vittorie, posto %1</translation>
    </message>
    <message>
        <source>Points, seat %1</source>
        <translation>Punti, posto %1</translation>
    </message>
    <message>
        <source>Points per player</source>
        <translation>Punti per giocatore</translation>
    </message>
    <message>
        <source>Winner’s points</source>
        <translation>Punti del vincitore</translation>
    </message>
    <message>
        <source>Last player’s points</source>
        <translation>Punti dell’ultimo giocatore</translation>
    </message>
    <message>
        <source>Gap between first and last</source>
        <translation>Distacco fra primo e ultimo</translation>
    </message>
    <message>
        <source>Gap between first and second</source>
        <translation>Distacco fra primo e secondo</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Cambi al comando</translation>
    </message>
    <message>
        <source>Comeback in the last scoring</source>
        <translation>Rimonte all’ultimo conteggio</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Vittorie condivise</translation>
    </message>
    <message>
        <source>Tied auctions</source>
        <translation>Aste con offerte pari</translation>
    </message>
    <message>
        <source>Unsold tiles</source>
        <translation>Tessere invendute</translation>
    </message>
    <message>
        <source>Unsold tiles: tie</source>
        <translation>Tessere invendute: offerte pari</translation>
    </message>
    <message>
        <source>Unsold tiles: no bid</source>
        <translation>Tessere invendute: nessuna offerta</translation>
    </message>
    <message>
        <source>Unsold tiles: no vacant site</source>
        <translation>Tessere invendute: nessuno spazio libero</translation>
    </message>
    <message>
        <source>Total of the winning bids</source>
        <translation>Somma delle offerte vincenti</translation>
    </message>
    <message>
        <source>Cards in the winning bids</source>
        <translation>Carte nelle offerte vincenti</translation>
    </message>
    <message>
        <source>Floors used</source>
        <translation>Piani usati</translation>
    </message>
    <message>
        <source>Floors on the board</source>
        <translation>Piani sul tabellone</translation>
    </message>
    <message>
        <source>Empty areas</source>
        <translation>Quartieri vuoti</translation>
    </message>
    <message>
        <source>Contested areas</source>
        <translation>Quartieri contesi</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Carte giocate</translation>
    </message>
    <message>
        <source>Cards played without effect</source>
        <translation>Carte giocate a vuoto</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Carte rimaste in mano</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Moves in construction</source>
        <translation>Mosse nella costruzione</translation>
    </message>
    <message>
        <source>Moves in auctions</source>
        <translation>Mosse nelle aste</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Carte pescate</translation>
    </message>
    <message>
        <source>Buildings finished</source>
        <translation>Edifici finiti</translation>
    </message>
    <message>
        <source>Buildings on the board</source>
        <translation>Edifici sul tabellone</translation>
    </message>
    <message>
        <source>Buildings left over</source>
        <translation>Edifici rimasti in cantiere</translation>
    </message>
    <message>
        <source>Floors in the tallest building</source>
        <translation>Piani dell’edificio più alto</translation>
    </message>
    <message>
        <source>Victories with %1</source>
        <comment>an engineer</comment>
        <translation>Vittorie con %1</translation>
    </message>
    <message>
        <source>Points for completed canals</source>
        <translation>Punti per canali completati</translation>
    </message>
    <message>
        <source>Points for goods during play</source>
        <translation>Punti per merci durante il gioco</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Punti per canali incompleti</translation>
    </message>
    <message>
        <source>Points in the final delivery</source>
        <translation>Punti nella consegna finale</translation>
    </message>
    <message>
        <source>Points for the most contracts</source>
        <translation>Punti per il maggior numero di contratti</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Tratte</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Chiuse</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Acquedotti</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Tiles taken back</source>
        <translation>Tessere ritirate</translation>
    </message>
    <message>
        <source>Cubes placed</source>
        <translation>Cubi messi sul tabellone</translation>
    </message>
    <message>
        <source>Cubes taken off the board</source>
        <translation>Cubi tolti dal tabellone</translation>
    </message>
    <message>
        <source>Cubes shipped during play</source>
        <translation>Cubi mossi durante il gioco</translation>
    </message>
    <message>
        <source>Cubes in the final delivery</source>
        <translation>Cubi nella consegna finale</translation>
    </message>
    <message>
        <source>Sections used by goods</source>
        <translation>Sezioni percorse dalle merci</translation>
    </message>
    <message>
        <source>Face-up cards taken</source>
        <translation>Carte scoperte prese</translation>
    </message>
    <message>
        <source>Face-up cards replaced</source>
        <translation>Carte scoperte sostituite</translation>
    </message>
    <message>
        <source>Cards paid for tiles</source>
        <translation>Carte pagate per tessere</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Carte scartate</translation>
    </message>
    <message>
        <source>Comeback in the final scoring</source>
        <translation>Rimonta nel conteggio finale</translation>
    </message>
    <message>
        <source>Ties for first place</source>
        <translation>Pareggi per il primo posto</translation>
    </message>
    <message>
        <source>End triggered by points</source>
        <translation>Fine dovuta ai punti</translation>
    </message>
    <message>
        <source>End triggered by the last contracts</source>
        <translation>Fine dovuta agli ultimi contratti</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <translation>Contratti presi</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contratti completati</translation>
    </message>
    <message>
        <source>Contracts incomplete at the end</source>
        <translation>Contratti incompleti alla fine</translation>
    </message>
    <message>
        <source>Engineers swapped</source>
        <translation>Ingegneri cambiati</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Phases without an action</source>
        <translation>Fasi senza azione</translation>
    </message>
</context>
<context>
    <name>capitol::app::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Trova nel testo</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Sostituisci con</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Sostituisci tutto</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovato</numerusform>
            <numerusform>%n trovati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::GameFiles</name>
    <message>
        <source>Capitol is already open but is not responding. Two windows would save over the same game: close the other one and try again.</source>
        <translation>Capitol è già aperto ma non risponde. Due finestre scriverebbero sulla stessa partita: chiudi l’altra e riprova.</translation>
    </message>
    <message numerus="yes">
        <source>This game is damaged after %n move(s). You can open it up to that move; the damaged file is kept.</source>
        <translation>
            <numerusform>Questa partita è danneggiata dopo %n mossa. Puoi aprirla fino a quel punto; il file danneggiato viene conservato.</numerusform>
            <numerusform>Questa partita è danneggiata dopo %n mosse. Puoi aprirla fino a quel punto; il file danneggiato viene conservato.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no computer player called “%1”.</source>
        <translation>Questo programma non ha un giocatore virtuale chiamato «%1».</translation>
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
        <translation>%1 (modificata)</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameReview</name>
    <message>
        <source>The review failed: %1</source>
        <translation>L’analisi non è riuscita: %1</translation>
    </message>
    <message>
        <source>All moments</source>
        <translation>Tutti i momenti</translation>
    </message>
    <message>
        <source>All losses</source>
        <translation>Tutte le perdite</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
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
        <translation>Il giocatore virtuale ha scelto una mossa vietata dalle regole: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partita comincia.</translation>
    </message>
    <message>
        <source>%1 seals a bid.</source>
        <translation>%1 sigilla un’offerta.</translation>
    </message>
    <message>
        <source>What happened before this was not seen here.</source>
        <translation>Ciò che è successo prima non si è visto qui.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameStatistics</name>
    <message>
        <source>The statistics cannot be read, and no games are counted. Repair or remove the file, or clear the statistics.</source>
        <translation>Impossibile leggere le statistiche: le partite non vengono contate. Correggi o elimina il file, oppure cancella le statistiche.</translation>
    </message>
    <message>
        <source>The statistics are full, and no more games are counted until you clear them.</source>
        <translation>Le statistiche sono piene: finché non le cancelli, non si contano altre partite.</translation>
    </message>
    <message>
        <source>Longest winning streak: %1 (%2)</source>
        <comment>victories, name</comment>
        <translation>Serie di vittorie più lunga: %1 (%2)</translation>
    </message>
    <message>
        <source>Best score: %1 points (%2, %3, %4)</source>
        <comment>score, name, variant, date</comment>
        <translation>Punteggio migliore: %1 punti (%2, %3, %4)</translation>
    </message>
</context>
<context>
    <name>capitol::app::Games</name>
    <message numerus="yes">
        <source>%1, %n opponent(s): %2</source>
        <comment>the rules, how strong they are</comment>
        <translation>
            <numerusform>%1, %n avversario: %2</numerusform>
            <numerusform>%1, %n avversari: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game cannot be read.</source>
        <translation>Impossibile leggere l’ultima partita.</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>variant, round, players</comment>
        <translation>%1, round %2: %3</translation>
    </message>
    <message>
        <source>This variant is for %1 to %2 players.</source>
        <translation>Questa variante è per %1–%2 giocatori.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GamesModel</name>
    <message>
        <source>Over</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 di %2</translation>
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
        <translation>Non adesso. In questa lezione: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Cerca nella guida</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
</context>
<context>
    <name>capitol::app::KeptResults</name>
    <message>
        <source>Your results cannot be read, so no new ones are kept. Repair or remove the file, or start anew.</source>
        <translation>Impossibile leggere i tuoi risultati: i nuovi non vengono salvati. Correggi o elimina il file, oppure ricomincia da capo.</translation>
    </message>
    <message>
        <source>The file of your results is full, and no more are kept until you start anew.</source>
        <translation>Il file con i tuoi risultati è pieno: non ne vengono salvati altri finché non ricominci da capo.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobEffectModel</name>
    <message>
        <source>Only this rule changed</source>
        <translation>Cambiata solo questa regola</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significativo?</translation>
    </message>
    <message>
        <source>Figures that differ</source>
        <translation>Valori che differiscono</translation>
    </message>
    <message>
        <source>All changes together</source>
        <translation>Tutte le modifiche insieme</translation>
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
        <translation>Regola</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valore predefinito</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambiata</numerusform>
            <numerusform>%n cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nome del file</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Basata su</translation>
    </message>
    <message>
        <source>Name, %1</source>
        <translation>Nome, %1</translation>
    </message>
    <message>
        <source>Summary, %1</source>
        <translation>Riassunto, %1</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>nulla (indipendente)</translation>
    </message>
    <message>
        <source>changed, was %1</source>
        <translation>cambiata, era %1</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>non valida</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobPanel</name>
    <message>
        <source>Reset this rule</source>
        <translation>Reimposta la regola</translation>
    </message>
    <message>
        <source>Choose a rule above to change it.</source>
        <translation>Scegli una regola qui sopra per cambiarla.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nome del file</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Basata su</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Nome in %1</translation>
    </message>
    <message>
        <source>Summary in %1</source>
        <translation>Riassunto in %1</translation>
    </message>
    <message>
        <source>Lower-case letters, digits, - and _. The file is renamed when you save.</source>
        <translation>Lettere minuscole, cifre, - e _. Il file viene rinominato al salvataggio.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Ciò che qui non è impostato viene da quella variante.</translation>
    </message>
    <message>
        <source>The name shown when you start a game.</source>
        <translation>Il nome con cui la variante appare quando si inizia una partita.</translation>
    </message>
    <message>
        <source>One or two sentences about how it plays.</source>
        <translation>Una o due frasi su come si gioca.</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Valore predefinito: %1</translation>
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
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>nulla (indipendente)</translation>
    </message>
    <message>
        <source>This variant</source>
        <translation>Questa variante</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Posa</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Aste</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Open information</source>
        <translation>Informazioni visibili</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>carta più alta</translation>
    </message>
    <message>
        <source>lowest score</source>
        <translation>punteggio più basso</translation>
    </message>
    <message>
        <source>nearest the consul</source>
        <translation>più vicino al console</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>nessuno ottiene la tessera</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), %1 to %2</source>
        <translation>
            <numerusform>%n carta, da %1 a %2</numerusform>
            <numerusform>%n carte, da %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <comment>sums by colour</comment>
        <translation>%1 carte</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Da %1 a %2.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglese</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francese</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>olandese</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Giocatori, minimo</translation>
    </message>
    <message>
        <source>The smallest number of players allowed.</source>
        <translation>Il numero minimo di giocatori.</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Giocatori, massimo</translation>
    </message>
    <message>
        <source>The largest number of players allowed.</source>
        <translation>Il numero massimo di giocatori.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>How many rounds a game has; each has its own tiles.</source>
        <translation>Quanti round dura la partita; ognuno ha le sue tessere.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>The areas, their sites and the printed fountains.</source>
        <translation>I quartieri, i loro spazi e le fontane stampate.</translation>
    </message>
    <message>
        <source>Roof cards dealt</source>
        <translation>Carte tetto iniziali</translation>
    </message>
    <message>
        <source>Roof cards each player starts with.</source>
        <translation>Carte tetto con cui inizia ogni giocatore.</translation>
    </message>
    <message>
        <source>Floor cards dealt</source>
        <translation>Carte piano iniziali</translation>
    </message>
    <message>
        <source>Floor cards each player starts with.</source>
        <translation>Carte piano con cui inizia ogni giocatore.</translation>
    </message>
    <message>
        <source>Permits dealt</source>
        <translation>Permessi iniziali</translation>
    </message>
    <message>
        <source>Permits each player starts with.</source>
        <translation>Permessi con cui inizia ogni giocatore.</translation>
    </message>
    <message>
        <source>Starting buildings</source>
        <translation>Edifici iniziali</translation>
    </message>
    <message>
        <source>What each player has already built at the start, using the roofs and floors below.</source>
        <translation>Ciò che ogni giocatore ha già costruito all’inizio, con i tetti e i piani indicati sotto.</translation>
    </message>
    <message>
        <source>Round roofs</source>
        <translation>Tetti rotondi</translation>
    </message>
    <message>
        <source>Round roofs of each player, including those on the starting buildings.</source>
        <translation>Tetti rotondi di ogni giocatore, compresi quelli degli edifici iniziali.</translation>
    </message>
    <message>
        <source>Triangular roofs</source>
        <translation>Tetti triangolari</translation>
    </message>
    <message>
        <source>Triangular roofs of each player, including those on the starting buildings.</source>
        <translation>Tetti triangolari di ogni giocatore, compresi quelli degli edifici iniziali.</translation>
    </message>
    <message>
        <source>First consul</source>
        <translation>Primo console</translation>
    </message>
    <message>
        <source>Who is consul in the first round.</source>
        <translation>Chi è console nel primo round.</translation>
    </message>
    <message>
        <source>Fountains from the start</source>
        <translation>Fontane iniziali</translation>
    </message>
    <message>
        <source>Fountains in each area before the first round.</source>
        <translation>Fontane in ogni quartiere prima del primo round.</translation>
    </message>
    <message>
        <source>Floors in the game</source>
        <translation>Piani nel gioco</translation>
    </message>
    <message>
        <source>Floors for all players together, including those in the starting buildings.</source>
        <translation>Piani per tutti i giocatori insieme, compresi quelli degli edifici iniziali.</translation>
    </message>
    <message>
        <source>Roof cards</source>
        <translation>Carte tetto</translation>
    </message>
    <message>
        <source>How many roof cards there are of each value.</source>
        <translation>Quante carte tetto ci sono di ogni valore.</translation>
    </message>
    <message>
        <source>Floor cards</source>
        <translation>Carte piano</translation>
    </message>
    <message>
        <source>How many floor cards there are of each value.</source>
        <translation>Quante carte piano ci sono di ogni valore.</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Permessi</translation>
    </message>
    <message>
        <source>How many permits there are of each colour and value.</source>
        <translation>Quanti permessi ci sono di ogni colore e valore.</translation>
    </message>
    <message>
        <source>An empty pile</source>
        <translation>Mazzo esaurito</translation>
    </message>
    <message>
        <source>What happens to the discards when a pile runs out.</source>
        <translation>Che cosa succede agli scarti quando un mazzo finisce.</translation>
    </message>
    <message>
        <source>Floors per card</source>
        <translation>Piani per carta</translation>
    </message>
    <message>
        <source>How many floors a floor card gives.</source>
        <translation>Quanti piani dà una carta piano.</translation>
    </message>
    <message>
        <source>Where floors go</source>
        <translation>Dove vanno i piani</translation>
    </message>
    <message>
        <source>Which of your buildings without a roof a floor card may add to.</source>
        <translation>Quali edifici senza tetto si possono alzare con una carta piano.</translation>
    </message>
    <message>
        <source>Add to one and start another</source>
        <translation>Alzare e iniziare insieme</translation>
    </message>
    <message>
        <source>One floor card may both add to a building and start another.</source>
        <translation>Una carta piano può alzare un edificio e insieme iniziarne un altro.</translation>
    </message>
    <message>
        <source>Using the floors</source>
        <translation>Uso dei piani</translation>
    </message>
    <message>
        <source>Whether you must use all of a card’s floors, or may use only some.</source>
        <translation>Se i piani di una carta si devono usare tutti o si possono usare anche solo in parte.</translation>
    </message>
    <message>
        <source>Too few floors left</source>
        <translation>Piani insufficienti</translation>
    </message>
    <message>
        <source>What a floor card gives when there are not enough floors left.</source>
        <translation>Che cosa dà una carta piano quando i piani rimasti non bastano.</translation>
    </message>
    <message>
        <source>Added floors are final</source>
        <translation>Piani definitivi</translation>
    </message>
    <message>
        <source>When floors added by a card can no longer be taken back.</source>
        <translation>Quando i piani aggiunti con una carta non si possono più togliere.</translation>
    </message>
    <message>
        <source>Cards without effect</source>
        <translation>Carte a vuoto</translation>
    </message>
    <message>
        <source>A card may be played without carrying out its action.</source>
        <translation>Una carta si può giocare senza eseguirne l’azione.</translation>
    </message>
    <message>
        <source>An area’s first building</source>
        <translation>Il primo edificio</translation>
    </message>
    <message>
        <source>How many floors the first building in an area has.</source>
        <translation>Quanti piani ha il primo edificio di un quartiere.</translation>
    </message>
    <message>
        <source>Taller by at most</source>
        <translation>Piani in più ammessi</translation>
    </message>
    <message>
        <source>How many floors taller than the tallest in its area a building may be.</source>
        <translation>Di quanti piani un edificio può superare il più alto del quartiere.</translation>
    </message>
    <message>
        <source>Lower buildings too</source>
        <translation>Anche edifici più bassi</translation>
    </message>
    <message>
        <source>A building may be lower than the tallest in its area.</source>
        <translation>Un edificio può essere più basso del più alto del quartiere.</translation>
    </message>
    <message>
        <source>One roof shape per area</source>
        <translation>Un tetto per quartiere</translation>
    </message>
    <message>
        <source>All buildings in an area have the same roof shape.</source>
        <translation>Tutti gli edifici di un quartiere hanno la stessa forma di tetto.</translation>
    </message>
    <message>
        <source>Two roof shapes per colour</source>
        <translation>Due tetti per colore</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof shape.</source>
        <translation>I quartieri dello stesso colore non possono avere tutti la stessa forma di tetto.</translation>
    </message>
    <message>
        <source>Tiles in each round</source>
        <translation>Tessere di ogni round</translation>
    </message>
    <message>
        <source>The tiles auctioned in each round, in order.</source>
        <translation>Le tessere messe all’asta in ogni round, in ordine.</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Offerte pari</translation>
    </message>
    <message>
        <source>How ties for the highest bid are broken, in order. If still tied, nobody gets the tile.</source>
        <translation>Che cosa decide, nell’ordine, se le offerte più alte sono pari. Se la parità resta, nessuno ottiene la tessera.</translation>
    </message>
    <message>
        <source>Nobody bids anything</source>
        <translation>Nessuno offre nulla</translation>
    </message>
    <message>
        <source>Whether a bid of zero can win a tile.</source>
        <translation>Se un’offerta di zero può vincere una tessera.</translation>
    </message>
    <message>
        <source>Most floors</source>
        <translation>Più piani</translation>
    </message>
    <message>
        <source>Points for the most floors in an area.</source>
        <translation>Punti per il maggior numero di piani in un quartiere.</translation>
    </message>
    <message>
        <source>Second most floors</source>
        <translation>Secondo per piani</translation>
    </message>
    <message>
        <source>Points for the second most floors in an area.</source>
        <translation>Punti per chi è secondo per piani in un quartiere.</translation>
    </message>
    <message>
        <source>Fountain, first place</source>
        <translation>Fontana, al primo</translation>
    </message>
    <message>
        <source>Points per fountain for the most floors in an area.</source>
        <translation>Punti per ogni fontana a chi ha più piani in un quartiere.</translation>
    </message>
    <message>
        <source>Fountain, second place</source>
        <translation>Fontana, al secondo</translation>
    </message>
    <message>
        <source>Points per fountain for the second most floors in an area.</source>
        <translation>Punti per ogni fontana a chi è secondo in un quartiere.</translation>
    </message>
    <message>
        <source>Temple multiplies by</source>
        <translation>Un tempio moltiplica per</translation>
    </message>
    <message>
        <source>What a temple multiplies its area’s points by.</source>
        <translation>Per quanto un tempio moltiplica i punti del suo quartiere.</translation>
    </message>
    <message>
        <source>The tallest decides</source>
        <translation>Decide il più alto</translation>
    </message>
    <message>
        <source>The tallest building settles a tie for the most floors.</source>
        <translation>A pari piani decide l’edificio più alto.</translation>
    </message>
    <message>
        <source>Tied, but not as tall</source>
        <translation>Pari, ma più basso</translation>
    </message>
    <message>
        <source>What shorter tied players get.</source>
        <translation>Che cosa ottiene, a pari piani, chi ha l’edificio meno alto.</translation>
    </message>
    <message>
        <source>Shared first, no second</source>
        <translation>Primo condiviso, niente secondo</translation>
    </message>
    <message>
        <source>If first place is shared, there is no second place.</source>
        <translation>Se il primo posto è condiviso, non c’è un secondo.</translation>
    </message>
    <message>
        <source>Tied, below shared first</source>
        <translation>Pari, sotto il primo condiviso</translation>
    </message>
    <message>
        <source>What shorter tied players get when several others are equally tall.</source>
        <translation>Che cosa ottiene, a pari piani, chi ha l’edificio meno alto quando il primo posto è condiviso.</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Carte pescate</translation>
    </message>
    <message>
        <source>Cards each player draws at the end of a round.</source>
        <translation>Carte che ogni giocatore pesca alla fine di un round.</translation>
    </message>
    <message>
        <source>How cards are drawn</source>
        <translation>Come si pesca</translation>
    </message>
    <message>
        <source>Draw a fixed number, or until you hold that many.</source>
        <translation>Pescare un numero fisso di carte, o fino ad avere in mano quel numero.</translation>
    </message>
    <message>
        <source>Amphitheatre, first place</source>
        <translation>Anfiteatro, al primo</translation>
    </message>
    <message>
        <source>Extra cards for the most floors in an area with an amphitheatre.</source>
        <translation>Carte in più per chi ha più piani dove c’è un anfiteatro.</translation>
    </message>
    <message>
        <source>Amphitheatre, second place</source>
        <translation>Anfiteatro, al secondo</translation>
    </message>
    <message>
        <source>Extra cards for the second most floors in an area with an amphitheatre.</source>
        <translation>Carte in più per chi è secondo dove c’è un anfiteatro.</translation>
    </message>
    <message>
        <source>Optional extra cards</source>
        <translation>Carte in più facoltative</translation>
    </message>
    <message>
        <source>A player may decline the extra cards for an amphitheatre.</source>
        <translation>Un giocatore può rifiutare le carte in più di un anfiteatro.</translation>
    </message>
    <message>
        <source>Draw after the last round</source>
        <translation>Pescare dopo l’ultimo round</translation>
    </message>
    <message>
        <source>Cards are drawn even though the game is over.</source>
        <translation>Si pescano carte anche a partita finita.</translation>
    </message>
    <message>
        <source>Number of cards in hand</source>
        <translation>Numero di carte in mano</translation>
    </message>
    <message>
        <source>Whether everyone can see how many cards a player has.</source>
        <translation>Se tutti possono vedere quante carte ha in mano un giocatore.</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Punteggi pari</translation>
    </message>
    <message>
        <source>Who wins when several players have the most points.</source>
        <translation>Chi vince se più giocatori hanno il massimo dei punti.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>the oldest player</source>
        <translation>il più anziano</translation>
    </message>
    <message>
        <source>chosen by the players</source>
        <translation>scelto dai giocatori</translation>
    </message>
    <message>
        <source>turned over, never shuffled</source>
        <translation>capovolti, mai mescolati</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mescolati</translation>
    </message>
    <message>
        <source>any building</source>
        <translation>qualsiasi edificio</translation>
    </message>
    <message>
        <source>only the tallest</source>
        <translation>solo il più alto</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>tutti o nessuno</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>quanti ne vuoi</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>ciò che resta</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>when confirmed</source>
        <translation>alla conferma</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>a bid of zero may win</source>
        <translation>zero può vincere</translation>
    </message>
    <message>
        <source>second</source>
        <translation>secondo</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>un numero fisso</translation>
    </message>
    <message>
        <source>up to that many in hand</source>
        <translation>fino a quel numero in mano</translation>
    </message>
    <message>
        <source>visible to all</source>
        <translation>visibile a tutti</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>vittoria condivisa</translation>
    </message>
    <message>
        <source>fewest pieces left over</source>
        <translation>chi ha meno pezzi rimasti</translation>
    </message>
    <message>
        <source>second, like all others there</source>
        <translation>secondi, come tutti gli altri</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>The terrain, the cities and towns, and the contracts.</source>
        <translation>Il terreno, le città, i paesi e i contratti.</translation>
    </message>
    <message>
        <source>How many build cards there are of each kind, and which have a goods symbol.</source>
        <translation>Quante carte costruzione ci sono di ogni tipo, e quali hanno un simbolo merce.</translation>
    </message>
    <message>
        <source>Goods cubes</source>
        <translation>Cubi merce</translation>
    </message>
    <message>
        <source>How many goods cubes there are in the game.</source>
        <translation>Quanti cubi merce ci sono nel gioco.</translation>
    </message>
    <message>
        <source>Face-up build cards</source>
        <translation>Carte costruzione scoperte</translation>
    </message>
    <message>
        <source>How many build cards lie face up for all players.</source>
        <translation>Quante carte costruzione scoperte ci sono, a disposizione di tutti i giocatori.</translation>
    </message>
    <message>
        <source>Contracts in parliament</source>
        <translation>Contratti nel parlamento</translation>
    </message>
    <message>
        <source>How many contracts are turned up whenever parliament is filled.</source>
        <translation>Quanti contratti si scoprono ogni volta che si riempie il parlamento.</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Tratte</translation>
    </message>
    <message>
        <source>Stretch tiles of each player.</source>
        <translation>Tessere tratta di ogni giocatore.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Chiuse</translation>
    </message>
    <message>
        <source>Lock tiles of each player.</source>
        <translation>Tessere chiusa di ogni giocatore.</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Acquedotti</translation>
    </message>
    <message>
        <source>Aqueduct tiles of each player.</source>
        <translation>Tessere acquedotto di ogni giocatore.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Tunnel tiles of each player.</source>
        <translation>Tessere tunnel di ogni giocatore.</translation>
    </message>
    <message>
        <source>Open contracts</source>
        <translation>Contratti in corso</translation>
    </message>
    <message>
        <source>How many open contracts a player may have at once.</source>
        <translation>Quanti contratti in corso può avere un giocatore.</translation>
    </message>
    <message>
        <source>Two contracts at once</source>
        <translation>Due contratti in una volta</translation>
    </message>
    <message>
        <source>A player may take two contracts in one go when only one or two are left in parliament.</source>
        <translation>Un giocatore può prendere due contratti in una volta quando nel parlamento ne restano solo uno o due.</translation>
    </message>
    <message>
        <source>Junction contracts</source>
        <translation>Contratti di raccordo</translation>
    </message>
    <message>
        <source>How many times in a game a player may take a contract between two places of their own choice.</source>
        <translation>Quante volte in una partita un giocatore può prendere un contratto fra due località a sua scelta.</translation>
    </message>
    <message>
        <source>Value of junction contracts</source>
        <translation>Valore dei contratti di raccordo</translation>
    </message>
    <message>
        <source>What a junction contract is worth, and how many tiles its canal may have at most.</source>
        <translation>Quanto vale un contratto di raccordo e quante tessere può avere al massimo il suo canale.</translation>
    </message>
    <message>
        <source>How many face-up cards a player takes in one action.</source>
        <translation>Quante carte scoperte prende un giocatore in un’azione.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>How many cards a player may keep at the end of a turn.</source>
        <translation>Quante carte può tenere un giocatore alla fine del turno.</translation>
    </message>
    <message>
        <source>Fewer cards allowed from</source>
        <translation>Meno carte a partire da</translation>
    </message>
    <message>
        <source>With this many cards in hand a player may stop taking face-up cards.</source>
        <translation>Con almeno questo numero di carte in mano un giocatore può smettere di prendere carte scoperte.</translation>
    </message>
    <message>
        <source>Cubes per goods symbol</source>
        <translation>Cubi per simbolo merce</translation>
    </message>
    <message>
        <source>How many cubes are placed for a goods symbol.</source>
        <translation>Quanti cubi si mettono per un simbolo merce.</translation>
    </message>
    <message>
        <source>Goods on incomplete canals</source>
        <translation>Merci su canali incompleti</translation>
    </message>
    <message>
        <source>Finished sections of incomplete canals may carry goods.</source>
        <translation>Le merci possono viaggiare sulle sezioni complete di canali incompleti.</translation>
    </message>
    <message>
        <source>Cards for a stretch</source>
        <translation>Carte per una tratta</translation>
    </message>
    <message>
        <source>How many stretch cards a stretch costs.</source>
        <translation>Quante carte tratta costa una tratta.</translation>
    </message>
    <message>
        <source>Cards for a lock</source>
        <translation>Carte per una chiusa</translation>
    </message>
    <message>
        <source>How many lock cards a lock costs.</source>
        <translation>Quante carte chiusa costa una chiusa.</translation>
    </message>
    <message>
        <source>Cards for an aqueduct</source>
        <translation>Carte per un acquedotto</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs.</source>
        <translation>Quante carte acquedotto costa un acquedotto.</translation>
    </message>
    <message>
        <source>Cards for a tunnel</source>
        <translation>Carte per un tunnel</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs.</source>
        <translation>Quante carte tunnel costa un tunnel.</translation>
    </message>
    <message>
        <source>Extra cards on top of a tile</source>
        <translation>Carte in più per coprire una tessera</translation>
    </message>
    <message>
        <source>How many more cards of any kind it costs to lay a tile on top of another.</source>
        <translation>Quante carte in più, di qualunque tipo, costa mettere una tessera sopra un’altra.</translation>
    </message>
    <message>
        <source>Canals in a hex</source>
        <translation>Canali in un esagono</translation>
    </message>
    <message>
        <source>How many canals a hex has room for.</source>
        <translation>Quanti canali ci stanno in un esagono.</translation>
    </message>
    <message>
        <source>Surveyors as extra cards</source>
        <translation>Ispettori come carte in più</translation>
    </message>
    <message>
        <source>Surveyors may be among the extra cards for a tile on top of another.</source>
        <translation>Fra le carte in più per mettere una tessera sopra un’altra possono esserci anche ispettori.</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Curve strette</translation>
    </message>
    <message>
        <source>A canal may bend sharply within a hex, too.</source>
        <translation>In un esagono il canale può fare anche una curva stretta.</translation>
    </message>
    <message>
        <source>Same tiles next to each other</source>
        <translation>Tessere uguali vicine</translation>
    </message>
    <message>
        <source>Neighbouring tiles of a section may be of the same type.</source>
        <translation>Due tessere vicine di una sezione possono essere dello stesso tipo.</translation>
    </message>
    <message>
        <source>Brindley’s locks</source>
        <translation>Le chiuse di Brindley</translation>
    </message>
    <message>
        <source>Brindley may pay for a lock with stretch cards.</source>
        <translation>Brindley può pagare una chiusa con carte tratta.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors</source>
        <translation>Gli ispettori di Smeaton</translation>
    </message>
    <message>
        <source>How many cards a surveyor counts as for Smeaton.</source>
        <translation>Quante carte vale un ispettore per Smeaton.</translation>
    </message>
    <message>
        <source>Jessop’s tunnels</source>
        <translation>I tunnel di Jessop</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs Jessop.</source>
        <translation>Quante carte tunnel costa un tunnel a Jessop.</translation>
    </message>
    <message>
        <source>Telford’s aqueducts</source>
        <translation>Gli acquedotti di Telford</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs Telford.</source>
        <translation>Quante carte acquedotto costa un acquedotto a Telford.</translation>
    </message>
    <message>
        <source>Rennie’s face-up cards</source>
        <translation>Le carte scoperte di Rennie</translation>
    </message>
    <message>
        <source>How many face-up cards Rennie may take in one action.</source>
        <translation>Quante carte scoperte può prendere Rennie in un’azione.</translation>
    </message>
    <message>
        <source>Rennie picks a card</source>
        <translation>Rennie sceglie la carta</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing the top card.</source>
        <translation>Invece di pescare la prima carta del mazzo, Rennie può prenderne una scoperta.</translation>
    </message>
    <message>
        <source>Points for a stretch</source>
        <translation>Punti per una tratta</translation>
    </message>
    <message>
        <source>Points for each stretch of a complete canal.</source>
        <translation>Punti per ogni tratta di un canale completo.</translation>
    </message>
    <message>
        <source>Points for a lock</source>
        <translation>Punti per una chiusa</translation>
    </message>
    <message>
        <source>Points for each lock of a complete canal.</source>
        <translation>Punti per ogni chiusa di un canale completo.</translation>
    </message>
    <message>
        <source>Points for an aqueduct</source>
        <translation>Punti per un acquedotto</translation>
    </message>
    <message>
        <source>Points for each aqueduct of a complete canal.</source>
        <translation>Punti per ogni acquedotto di un canale completo.</translation>
    </message>
    <message>
        <source>Points for a tunnel</source>
        <translation>Punti per un tunnel</translation>
    </message>
    <message>
        <source>Points for each tunnel of a complete canal.</source>
        <translation>Punti per ogni tunnel di un canale completo.</translation>
    </message>
    <message>
        <source>3 players: first</source>
        <translation>3 giocatori: primo</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with three players.</source>
        <translation>Punti per chi ha completato più contratti, con tre giocatori.</translation>
    </message>
    <message>
        <source>3 players: second</source>
        <translation>3 giocatori: secondo</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with three players.</source>
        <translation>Punti per chi è secondo per contratti completati, con tre giocatori.</translation>
    </message>
    <message>
        <source>3 players: third</source>
        <translation>3 giocatori: terzo</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with three players.</source>
        <translation>Punti per chi è terzo per contratti completati, con tre giocatori.</translation>
    </message>
    <message>
        <source>4 players: first</source>
        <translation>4 giocatori: primo</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with four players.</source>
        <translation>Punti per chi ha completato più contratti, con quattro giocatori.</translation>
    </message>
    <message>
        <source>4 players: second</source>
        <translation>4 giocatori: secondo</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with four players.</source>
        <translation>Punti per chi è secondo per contratti completati, con quattro giocatori.</translation>
    </message>
    <message>
        <source>4 players: third</source>
        <translation>4 giocatori: terzo</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with four players.</source>
        <translation>Punti per chi è terzo per contratti completati, con quattro giocatori.</translation>
    </message>
    <message>
        <source>4 players: fourth</source>
        <translation>4 giocatori: quarto</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with four players.</source>
        <translation>Punti per chi è quarto per contratti completati, con quattro giocatori.</translation>
    </message>
    <message>
        <source>5 players: first</source>
        <translation>5 giocatori: primo</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with five players.</source>
        <translation>Punti per chi ha completato più contratti, con cinque giocatori.</translation>
    </message>
    <message>
        <source>5 players: second</source>
        <translation>5 giocatori: secondo</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with five players.</source>
        <translation>Punti per chi è secondo per contratti completati, con cinque giocatori.</translation>
    </message>
    <message>
        <source>5 players: third</source>
        <translation>5 giocatori: terzo</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with five players.</source>
        <translation>Punti per chi è terzo per contratti completati, con cinque giocatori.</translation>
    </message>
    <message>
        <source>5 players: fourth</source>
        <translation>5 giocatori: quarto</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with five players.</source>
        <translation>Punti per chi è quarto per contratti completati, con cinque giocatori.</translation>
    </message>
    <message>
        <source>5 players: fifth</source>
        <translation>5 giocatori: quinto</translation>
    </message>
    <message>
        <source>Points for fifth place in completed contracts, with five players.</source>
        <translation>Punti per chi è quinto per contratti completati, con cinque giocatori.</translation>
    </message>
    <message>
        <source>Score with 3 players</source>
        <translation>Punteggio con 3 giocatori</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with three players.</source>
        <translation>Il punteggio che fa scattare la fine della partita, con tre giocatori.</translation>
    </message>
    <message>
        <source>Score with 4 players</source>
        <translation>Punteggio con 4 giocatori</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with four players.</source>
        <translation>Il punteggio che fa scattare la fine della partita, con quattro giocatori.</translation>
    </message>
    <message>
        <source>Score with 5 players</source>
        <translation>Punteggio con 5 giocatori</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with five players.</source>
        <translation>Il punteggio che fa scattare la fine della partita, con cinque giocatori.</translation>
    </message>
    <message>
        <source>End at the last contracts</source>
        <translation>Fine con gli ultimi contratti</translation>
    </message>
    <message>
        <source>Turning up the last contracts triggers the end of the game, too.</source>
        <translation>La fine della partita scatta anche quando si scoprono gli ultimi contratti.</translation>
    </message>
    <message>
        <source>Further rounds</source>
        <translation>Round successivi</translation>
    </message>
    <message>
        <source>How many rounds are played after the one in which the end is triggered.</source>
        <translation>Quanti round si giocano dopo quello in cui scatta la fine.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratti</translation>
    </message>
    <message>
        <source>Build cards</source>
        <translation>Carte costruzione</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Ingegneri</translation>
    </message>
    <message>
        <source>Most contracts</source>
        <translation>Più contratti completati</translation>
    </message>
    <message>
        <source>Build cards used</source>
        <translation>Carte costruzione usate</translation>
    </message>
    <message>
        <source>Face-up cards per action</source>
        <translation>Carte scoperte per azione</translation>
    </message>
    <message>
        <source>Points for the contract’s value</source>
        <translation>Punti per il valore del contratto</translation>
    </message>
    <message>
        <source>A complete canal is also worth the value of its contract in points.</source>
        <translation>Un canale completo dà anche tanti punti quant’è il valore del suo contratto.</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Punti per canali incompleti</translation>
    </message>
    <message>
        <source>At the end of the game the tiles of incomplete canals give points, too.</source>
        <translation>Alla fine della partita danno punti anche le tessere dei canali incompleti.</translation>
    </message>
    <message>
        <source>Canals</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>Cards to start with</source>
        <translation>Carte iniziali</translation>
    </message>
    <message>
        <source>How many build cards each player starts with.</source>
        <translation>Con quante carte costruzione comincia ogni giocatore.</translation>
    </message>
    <message>
        <source>Skipping a phase</source>
        <translation>Saltare una fase</translation>
    </message>
    <message>
        <source>A player may do nothing in a phase, even if there are cards to draw.</source>
        <translation>Un giocatore può non fare niente in una fase, anche se ci sono carte da pescare.</translation>
    </message>
    <message>
        <source>Drawing instead of a contract</source>
        <translation>Pesca al posto del contratto</translation>
    </message>
    <message>
        <source>A player without a contract may draw a card instead of taking one.</source>
        <translation>Un giocatore senza contratti in corso può pescare una carta invece di prendere un contratto.</translation>
    </message>
    <message>
        <source>Checked before each card</source>
        <translation>Controllo prima di ogni carta</translation>
    </message>
    <message>
        <source>Whether fewer face-up cards may be taken is checked before each card, and not only before the first.</source>
        <translation>Prima di ogni carta scoperta, e non solo prima della prima, si controlla se ci si può già fermare.</translation>
    </message>
    <message>
        <source>Row filled up at once</source>
        <translation>Fila completata subito</translation>
    </message>
    <message>
        <source>The face-up cards are filled up after each card that is taken, and not only at the end of the action.</source>
        <translation>La fila di carte scoperte si completa dopo ogni carta presa, e non solo alla fine dell’azione.</translation>
    </message>
    <message>
        <source>Discards shuffled early</source>
        <translation>Scarti mescolati subito</translation>
    </message>
    <message>
        <source>As soon as the pile is empty, the discards are shuffled, and not only when a card is needed.</source>
        <translation>Appena il mazzo è vuoto gli scarti vengono mescolati, e non solo quando serve una carta.</translation>
    </message>
    <message>
        <source>Barges connect places</source>
        <translation>La chiatta collega la località</translation>
    </message>
    <message>
        <source>A place where a barge stands is connected, even without a tile.</source>
        <translation>Una località con una chiatta è collegata anche senza tessere.</translation>
    </message>
    <message>
        <source>Cubes without room</source>
        <translation>Cubi senza posto</translation>
    </message>
    <message>
        <source>Missing cubes are taken off the board even if the colour has no room for them.</source>
        <translation>I cubi che mancano nel bacino si tolgono dal tabellone anche se il colore del simbolo non ha abbastanza posti liberi.</translation>
    </message>
    <message>
        <source>White symbols of any colour</source>
        <translation>Simboli bianchi per ogni colore</translation>
    </message>
    <message>
        <source>A white symbol may stand for a colour that has no room left.</source>
        <translation>Un simbolo bianco può valere anche per un colore senza posti liberi.</translation>
    </message>
    <message>
        <source>Tiles on top of one’s own</source>
        <translation>Tessere sopra le proprie</translation>
    </message>
    <message>
        <source>A player may also lay a tile on top of one of their own canals.</source>
        <translation>Un giocatore può mettere una tessera anche sopra un proprio canale.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Vicoli ciechi</translation>
    </message>
    <message>
        <source>A tile may be laid even if the canal can then no longer be completed.</source>
        <translation>Si può mettere una tessera anche se poi il canale non si potrà più completare.</translation>
    </message>
    <message>
        <source>Taking tiles back</source>
        <translation>Riprendere tessere</translation>
    </message>
    <message>
        <source>At the start of an action, tiles of incomplete canals may be taken back.</source>
        <translation>All’inizio di un’azione si possono riprendere tessere dai propri canali incompleti.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors as extra cards</source>
        <translation>Ispettori di Smeaton come carte in più</translation>
    </message>
    <message>
        <source>For Smeaton a surveyor also counts as more than one among the extra cards for a tile on top of another.</source>
        <translation>Per Smeaton un ispettore vale più di una carta anche fra le carte in più per mettere una tessera sopra un’altra.</translation>
    </message>
    <message>
        <source>Rennie picks in any phase</source>
        <translation>Rennie sceglie in qualsiasi fase</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing in any phase, and not in phase 2 only.</source>
        <translation>Rennie può prendere una carta scoperta, invece di pescare, in qualsiasi fase, e non solo nella fase 2.</translation>
    </message>
    <message>
        <source>Goods for Rennie’s card</source>
        <translation>Merci con la carta di Rennie</translation>
    </message>
    <message>
        <source>The goods symbol of a face-up card that Rennie takes instead of drawing brings goods.</source>
        <translation>Il simbolo merce di una carta scoperta che Rennie prende invece di pescare fa mettere le merci.</translation>
    </message>
    <message>
        <source>Ranked without contracts</source>
        <translation>In classifica senza contratti</translation>
    </message>
    <message>
        <source>Players who have completed no contract are ranked, too.</source>
        <translation>Entrano in classifica anche i giocatori che non hanno completato contratti.</translation>
    </message>
    <message>
        <source>End in another player’s turn</source>
        <translation>Fine nel turno di un altro giocatore</translation>
    </message>
    <message>
        <source>Reaching the score in another player’s turn triggers the end of the game at once.</source>
        <translation>Chi raggiunge il punteggio nel turno di un altro giocatore fa scattare subito la fine della partita.</translation>
    </message>
    <message>
        <source>Tiles of incomplete canals</source>
        <translation>Tessere dei canali incompleti</translation>
    </message>
    <message>
        <source>The tiles of incomplete canals stay on the board for the final delivery.</source>
        <translation>Le tessere dei canali incompleti restano sul tabellone per la consegna finale.</translation>
    </message>
    <message>
        <source>Must ship at the end</source>
        <translation>Consegna finale obbligatoria</translation>
    </message>
    <message>
        <source>In the final delivery a player who can ship a cube has to.</source>
        <translation>Nella consegna finale un giocatore che può muovere un cubo deve farlo.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnownRules</name>
    <message>
        <source>%1: without this rule: %2</source>
        <comment>a chapter, what it says usually</comment>
        <translation>%1: senza questa regola: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chapter, what it says here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (usually: %3)</source>
        <comment>a chapter, what it says here, and usually</comment>
        <translation>%1: %2 (di solito: %3)</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a rule, how it is here, how it is usually</comment>
        <translation>%1: %2 invece di %3</translation>
    </message>
    <message>
        <source>These rules are not among the variants that you have.</source>
        <translation>Queste regole non sono tra le varianti che hai.</translation>
    </message>
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>un nuovo edificio</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a %n-floor building</source>
        <translation>
            <numerusform>un piano su un edificio di %n piano</numerusform>
            <numerusform>un piano su un edificio di %n piani</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 without effect.</source>
        <translation>%1 gioca %2 a vuoto.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 gioca %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a %n-floor building</source>
        <translation>
            <numerusform>un tetto rotondo su un edificio di %n piano</numerusform>
            <numerusform>un tetto rotondo su un edificio di %n piani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a %n-floor building</source>
        <translation>
            <numerusform>un tetto triangolare su un edificio di %n piano</numerusform>
            <numerusform>un tetto triangolare su un edificio di %n piani</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 has no cards left and passes.</source>
        <translation>%1 non ha più carte e passa.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>%1 bids nothing.</source>
        <translation>%1 non offre nulla.</translation>
    </message>
    <message>
        <source>%1 bids %2: %3.</source>
        <translation>%1 offre %2: %3.</translation>
    </message>
    <message>
        <source>%1 wins %2 with %3.</source>
        <translation>%1 vince %2 con %3.</translation>
    </message>
    <message>
        <source>%1 Bids were equal: %2.</source>
        <translation>%1 Offerte pari: %2.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets %1.</source>
        <translation>Offerte pari: nessuno ottiene %1.</translation>
    </message>
    <message>
        <source>No bid: nobody gets %1.</source>
        <translation>Nessuna offerta: nessuno ottiene %1.</translation>
    </message>
    <message>
        <source>There is no site left for %1.</source>
        <translation>Non ci sono più spazi liberi per %1.</translation>
    </message>
    <message>
        <source>%1 places %2: %3.</source>
        <comment>who, the tile, where</comment>
        <translation>%1 posa %2: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nessun punto</translation>
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
        <translation>Punteggi dopo il round %1: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pesca %2.</translation>
    </message>
    <message>
        <source>%1 stops drawing.</source>
        <translation>%1 non pesca più.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>Gli scarti diventano il nuovo mazzo: %1.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 is consul.</source>
        <translation>Comincia il round %1. %2 è console.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 vince la partita.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation>%1 si dividono la vittoria.</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureChart</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureModel</name>
    <message>
        <source>Per game</source>
        <translation>Per partita</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significativa?</translation>
    </message>
    <message>
        <source>★ more</source>
        <translation>★ di più</translation>
    </message>
    <message>
        <source>★ less</source>
        <translation>★ di meno</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasurePanel</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Giocate da</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Risultati della misura</translation>
    </message>
    <message>
        <source>Mean ± standard error. ★: the difference is significant (paired t test on the same games, Holm’s correction, 5%).</source>
        <translation>Media ± errore standard. ★: la differenza è significativa (test t per dati appaiati sulle stesse partite, correzione di Holm, 5 %).</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>There is no number of players that both variants allow.</source>
        <translation>Nessun numero di giocatori è ammesso da entrambe le varianti.</translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <comment>the variant that a changed one of the same name comes from</comment>
        <translation>%1 (originale)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 di %2 partite</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>circa %n secondo rimanente</numerusform>
            <numerusform>circa %n secondi rimanenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>circa %n minuto rimanente</numerusform>
            <numerusform>circa %n minuti rimanenti</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have changed since this measurement.</source>
        <translation>Le regole sono cambiate dopo questa misura.</translation>
    </message>
    <message>
        <source>Stopped after %1 games.</source>
        <translation>Misura fermata dopo %1 partite.</translation>
    </message>
    <message>
        <source>Measured in %1 games.</source>
        <translation>Misura su %1 partite.</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valori separati da virgole</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Salvato in %1.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Plays games with “%1” and reports what they are like.</source>
        <translation>Gioca partite con «%1» e ne mostra le caratteristiche.</translation>
    </message>
    <message>
        <source>Plays the same games with “%1” and with “%2” and reports the differences.</source>
        <translation>Gioca le stesse partite con «%1» e con «%2» e mostra le differenze.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Esporta la tabella</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Esporta il grafico</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>Immagini SVG</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Immagini PNG</translation>
    </message>
    <message>
        <source>Also measure each changed rule on its own</source>
        <translation>Misura anche ogni regola cambiata, da sola</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Esporta</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabella come CSV…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Grafico come SVG…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Grafico come PNG…</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Each change</source>
        <translation>Modifica per modifica</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Tipo di grafico</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>Effect on: %1</source>
        <translation>Effetto su: %1</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 a confronto con %2</translation>
    </message>
    <message>
        <source>Cannot be played on their own: %1.</source>
        <translation>Non si possono giocare da sole: %1.</translation>
    </message>
    <message>
        <source>Other significant differences</source>
        <translation>Altre differenze significative</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureWindow</name>
    <message>
        <source>Measure a variant</source>
        <translation>Misura una variante</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>a confronto con</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>S&amp;cambia</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>capitol::app::MemoryModel</name>
    <message>
        <source>and perhaps others</source>
        <translation>e forse altre</translation>
    </message>
    <message numerus="yes">
        <source>and %n that nobody has seen</source>
        <translation>
            <numerusform>e %n che nessuno ha visto</numerusform>
            <numerusform>e %n che nessuno ha visto</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: to draw, from the top</source>
        <translation>%1: da pescare, nell’ordine</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>poi mescolate: %1</translation>
    </message>
    <message>
        <source>%1: discards, in the order they will come back</source>
        <translation>%1: scarti, nell’ordine in cui tornano</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1: scarti</translation>
    </message>
    <message>
        <source>%1: not yet seen</source>
        <translation>%1: mai viste</translation>
    </message>
</context>
<context>
    <name>capitol::app::MyTables</name>
    <message>
        <source>The list of your tables with others cannot be read, so nothing is added to it: %1, %2</source>
        <translation>L’elenco dei tuoi tavoli con altri non è leggibile, quindi non vi si aggiunge nulla: %1, %2</translation>
    </message>
    <message>
        <source>Your seat could not be saved; it is lost when the program ends: %1</source>
        <translation>Non è stato possibile salvare il tuo posto; alla chiusura del programma andrà perso: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>Nome del &amp;file</translation>
    </message>
    <message>
        <source>&amp;Based on</source>
        <translation>&amp;Basata su</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>Il nome di file «%1» è già in uso. «%2» è libero.</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Un’altra variante si chiama «%1». «%2» è libero.</translation>
    </message>
    <message>
        <source>A file name may contain lower-case letters, digits, - and _, and must start with a letter.</source>
        <translation>Un nome di file può contenere minuscole, cifre, - e _, e deve iniziare con una lettera.</translation>
    </message>
</context>
<context>
    <name>capitol::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>capitol::app::PassagesView</name>
    <message>
        <source>What this changes in the rulebook</source>
        <translation>Che cosa cambia nel regolamento</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a variant, before what its rules say</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>The rules cannot be shown until these problems are fixed</source>
        <translation>Le regole si vedranno una volta risolti questi problemi</translation>
    </message>
</context>
<context>
    <name>capitol::app::PileModel</name>
    <message>
        <source>Pile of %1: %2 on top</source>
        <translation>Mazzo di %1: in cima %2</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>Mazzo di %1: vuoto</translation>
    </message>
</context>
<context>
    <name>capitol::app::PlacePreview</name>
    <message numerus="yes">
        <source>%1 +%n point(s)</source>
        <comment>how one stands</comment>
        <translation>
            <numerusform>%1 +%n punto</numerusform>
            <numerusform>%1 +%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>Passi al comando: %n piano, %1 in più di chi segue.</numerusform>
            <numerusform>Passi al comando: %n piani, %1 in più di chi segue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>Sei al comando: %n piano, %1 in più di chi segue.</numerusform>
            <numerusform>Sei al comando: %n piani, %1 in più di chi segue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the lead: %n floor(s).</source>
        <translation>
            <numerusform>Al comando a pari merito: %n piano.</numerusform>
            <numerusform>Al comando a pari merito: %n piani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are second; the leader has %n floor(s).</source>
        <translation>
            <numerusform>Sei secondo: chi è al comando ha %n piano.</numerusform>
            <numerusform>Sei secondo: chi è al comando ha %n piani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay behind; the leader has %n floor(s).</source>
        <translation>
            <numerusform>Resti indietro: chi è al comando ha %n piano.</numerusform>
            <numerusform>Resti indietro: chi è al comando ha %n piani.</numerusform>
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
        <translation>Fra due giocatori con 100 punti di differenza, il più forte vince circa 64 partite su 100; con 200 punti, 76.</translation>
    </message>
    <message numerus="yes">
        <source>With these rules and %n players, it wins about %1 games for every %2 won by a player of strength %3.</source>
        <translation>
            <numerusform>Con queste regole e %n giocatore vince circa %1 partite mentre un giocatore di forza %3 ne vince %2.</numerusform>
            <numerusform>Con queste regole e in %n giocatori vince circa %1 partite mentre un giocatore di forza %3 ne vince %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>computer player</comment>
        <translation>avido</translation>
    </message>
    <message>
        <source>random</source>
        <comment>computer player</comment>
        <translation>a caso</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Gioca su questo computer.</translation>
    </message>
    <message>
        <source>Makes a random move.</source>
        <translation>Fa una mossa a caso.</translation>
    </message>
    <message>
        <source>Does what looks best now, without thinking ahead.</source>
        <translation>Fa ciò che sembra meglio al momento, senza guardare avanti.</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>computer player</comment>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>computer player</comment>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>computer player</comment>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>computer player</comment>
        <translation>esperto</translation>
    </message>
    <message>
        <source>The apprentice: hardly thinks ahead.</source>
        <translation>L’apprendista: guarda appena avanti.</translation>
    </message>
    <message>
        <source>The mason: thinks ahead a little.</source>
        <translation>Il muratore: guarda un po’ avanti.</translation>
    </message>
    <message>
        <source>The architect: thinks ahead and misses little.</source>
        <translation>L’architetto: guarda avanti e si lascia sfuggire poco.</translation>
    </message>
    <message>
        <source>The master: thinks further ahead than all the others.</source>
        <translation>Il maestro: guarda più avanti di tutti.</translation>
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
        <translation>Gioca per vincere, senza inclinazioni particolari.</translation>
    </message>
    <message>
        <source>Likes to have many floors of its own on the board.</source>
        <translation>Ama avere molti piani propri sul tabellone.</translation>
    </message>
    <message>
        <source>Likes temples, fountains and amphitheatres where it is in the lead.</source>
        <translation>Ama templi, fontane e anfiteatri dove è al primo posto.</translation>
    </message>
    <message>
        <source>Likes to hold back its strongest rival. With two players this changes little.</source>
        <translation>Ama frenare il rivale più forte. Con due giocatori cambia ben poco.</translation>
    </message>
    <message>
        <source>Likes to keep cards in hand.</source>
        <translation>Ama tenere carte in mano.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Costruttore</translation>
    </message>
    <message>
        <source>Speculator</source>
        <translation>Speculatore</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Guastafeste</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Avaro</translation>
    </message>
</context>
<context>
    <name>capitol::app::Preferences</name>
    <message>
        <source>Cannot save the settings in %1. They apply until you close the program. To keep them, free up disk space or make the file writable.</source>
        <translation>Impossibile salvare le impostazioni in %1. Valgono fino alla chiusura del programma; per conservarle, libera spazio sul disco o rendi il file scrivibile.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PresenceModel</name>
    <message>
        <source>no time left</source>
        <translation>tempo scaduto</translation>
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
        <translation>%1 g</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemList</name>
    <message>
        <source>No quick fix for this problem</source>
        <translation>Nessuna correzione rapida per questo problema</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemWords</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un numero da %1 a %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>troppo grande</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>non è un file di testo</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>annidato troppo in profondità</translation>
    </message>
    <message>
        <source>not valid YAML</source>
        <translation>YAML non valido</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>chiave duplicata</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>chiave sconosciuta</translation>
    </message>
    <message>
        <source>missing key</source>
        <translation>manca una chiave</translation>
    </message>
    <message>
        <source>invalid anchor, alias or merge</source>
        <translation>àncora, alias o fusione non validi</translation>
    </message>
    <message>
        <source>variant not found</source>
        <translation>variante non trovata</translation>
    </message>
    <message>
        <source>variants extend each other in a loop</source>
        <translation>le varianti si basano l’una sull’altra in modo circolare</translation>
    </message>
    <message>
        <source>board not found</source>
        <translation>tabellone non trovato</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>non si può giocare</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>trovato: %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>ammesso: %1</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>forse intendevi %1?</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>una mappa</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a map of keys</source>
        <translation>una mappa di chiavi</translation>
    </message>
    <message>
        <source>the id of a board</source>
        <translation>l’id di un tabellone</translation>
    </message>
    <message>
        <source>the id of a variant</source>
        <translation>l’id di una variante</translation>
    </message>
    <message>
        <source>the id of a variant, or the name of a .yaml file in the same folder</source>
        <translation>l’id di una variante, o il nome di un file .yaml nella stessa cartella</translation>
    </message>
    <message>
        <source>a map of ids</source>
        <translation>una mappa di id</translation>
    </message>
    <message>
        <source>a map with this id</source>
        <translation>una mappa che comincia con questo stesso id</translation>
    </message>
    <message>
        <source>each word only once</source>
        <translation>ogni parola una sola volta</translation>
    </message>
    <message>
        <source>each key only once; it is already in line %1</source>
        <translation>ogni chiave una sola volta; è già alla riga %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>una lista di %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>indent with spaces</source>
        <translation>rientri fatti con spazi</translation>
    </message>
    <message>
        <source>only one document in a file</source>
        <translation>un solo documento per file</translation>
    </message>
    <message>
        <source>lower-case letters, digits, - and _, at most 64, starting with a letter</source>
        <translation>minuscole, cifre, - e _, al massimo 64 caratteri, con una lettera all’inizio</translation>
    </message>
    <message>
        <source>a parent that is not based on this variant</source>
        <translation>una base che non dipenda da questa variante</translation>
    </message>
    <message>
        <source>minimum players</source>
        <translation>minimo di giocatori</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>cards to deal</source>
        <translation>carte per tutte le mani</translation>
    </message>
    <message>
        <source>roofs on the starting buildings</source>
        <translation>tetti sugli edifici iniziali</translation>
    </message>
    <message>
        <source>floors in the starting buildings of all players</source>
        <translation>piani negli edifici iniziali di tutti</translation>
    </message>
    <message>
        <source>different heights of unroofed starting buildings</source>
        <translation>altezze diverse di edifici iniziali senza tetto</translation>
    </message>
    <message>
        <source>rounds in the schedule</source>
        <translation>round nel programma delle aste</translation>
    </message>
    <message>
        <source>amphitheatres and temples</source>
        <translation>anfiteatri e templi</translation>
    </message>
    <message>
        <source>fountains</source>
        <translation>fontane</translation>
    </message>
    <message>
        <source>areas with that code</source>
        <translation>quartieri con quella sigla</translation>
    </message>
    <message>
        <source>areas or sites</source>
        <translation>quartieri o spazi</translation>
    </message>
    <message>
        <source>lower players.min or raise players.max</source>
        <translation>abbassa players.min o alza players.max</translation>
    </message>
    <message>
        <source>reduce the copies in the deck</source>
        <translation>riduci le copie nel mazzo</translation>
    </message>
    <message>
        <source>add cards to the deck</source>
        <translation>aggiungi carte al mazzo</translation>
    </message>
    <message>
        <source>deal fewer, add copies to the deck or lower players.max</source>
        <translation>distribuiscine meno, aggiungi copie o abbassa players.max</translation>
    </message>
    <message>
        <source>add roofs or remove buildings</source>
        <translation>aggiungi tetti o rimuovi edifici</translation>
    </message>
    <message>
        <source>add floors, remove buildings or lower players.max</source>
        <translation>aggiungi piani, rimuovi edifici o abbassa players.max</translation>
    </message>
    <message>
        <source>remove buildings</source>
        <translation>rimuovi edifici</translation>
    </message>
    <message>
        <source>give auction.schedule one list for each round</source>
        <translation>dai ad auction.schedule una lista per ogni round</translation>
    </message>
    <message>
        <source>auction fewer of them or choose a board with more large sites</source>
        <translation>mettine meno all’asta o scegli un tabellone con più spazi grandi</translation>
    </message>
    <message>
        <source>reduce the starting fountains or auction fewer</source>
        <translation>riduci le fontane iniziali o mettine meno all’asta</translation>
    </message>
    <message>
        <source>name an area of this board</source>
        <translation>indica un quartiere di questo tabellone</translation>
    </message>
    <message>
        <source>choose a smaller board</source>
        <translation>scegli un tabellone più piccolo</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>a file</comment>
        <translation>%1, riga %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>a file</comment>
        <translation>%1, riga %2, colonna %3</translation>
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
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>another variant or board has this id</source>
        <translation>un’altra variante o un altro tabellone ha questo id</translation>
    </message>
    <message>
        <source>the file name does not match the id</source>
        <translation>il nome del file è diverso dall’id</translation>
    </message>
    <message>
        <source>same as in the parent</source>
        <translation>ripete ciò che vale già</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>non ha effetto</translation>
    </message>
    <message>
        <source>can never be won</source>
        <translation>non si può mai vincere</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>meglio: %1</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>toglilo</translation>
    </message>
    <message>
        <source>put it before seat_order, or leave it out</source>
        <translation>mettilo prima di seat_order, o toglilo</translation>
    </message>
    <message>
        <source>construction.floors_per_card: 2 or more</source>
        <translation>construction.floors_per_card: 2 o più</translation>
    </message>
    <message>
        <source>tiles in auction.schedule</source>
        <translation>tessere in auction.schedule</translation>
    </message>
    <message>
        <source>a temple in auction.schedule</source>
        <translation>un tempio in auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre in auction.schedule</source>
        <translation>un anfiteatro in auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre that gives cards</source>
        <translation>un anfiteatro che dia carte</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tessere</translation>
    </message>
    <message>
        <source>deal cards, or set auction.zero_bid to may_win</source>
        <translation>distribuisci carte, o metti auction.zero_bid: may_win</translation>
    </message>
    <message>
        <source>permit cards</source>
        <translation>carte permesso</translation>
    </message>
    <message>
        <source>an area of that colour on the board, or no such cards</source>
        <translation>un quartiere di quel colore sul tabellone, o nessuna di queste carte</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avviso: %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Errore: %1</translation>
    </message>
    <message>
        <source>a map of %1</source>
        <translation>una mappa di %1</translation>
    </message>
    <message>
        <source>a building such as %1r, %2t or %3, floors %4..%5</source>
        <translation>un edificio come %1r, %2t o %3, piani %4..%5</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caratteri</translation>
    </message>
    <message>
        <source>text of at most %1 characters</source>
        <translation>un testo di al massimo %1 caratteri</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>al massimo %1 byte</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>file inesistente</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>un file leggibile</translation>
    </message>
    <message>
        <source>plain text in UTF-8</source>
        <translation>testo semplice in UTF-8</translation>
    </message>
    <message>
        <source>id: the file&apos;s name without .yaml</source>
        <translation>id: il nome del file senza .yaml</translation>
    </message>
    <message>
        <source>the file&apos;s name without .yaml, %1</source>
        <translation>il nome del file senza .yaml, %1</translation>
    </message>
    <message>
        <source>nothing: these rules are complete</source>
        <translation>niente: queste regole sono complete</translation>
    </message>
    <message>
        <source>%1, the board given with the rules</source>
        <translation>%1, il tabellone allegato alle regole</translation>
    </message>
    <message>
        <source>an id that does not come with the program</source>
        <translation>un id che non fa parte del programma</translation>
    </message>
    <message>
        <source>something that would be read differently in a bundle</source>
        <translation>qualcosa che in un pacchetto si leggerebbe diversamente</translation>
    </message>
    <message>
        <source>keys on their own lines, indented with spaces</source>
        <translation>ogni chiave su una riga propria, rientrata con spazi</translation>
    </message>
    <message>
        <source>an alias of something that contains it</source>
        <translation>un alias di ciò che lo contiene</translation>
    </message>
    <message>
        <source>an alias of something complete above it</source>
        <translation>un alias di qualcosa che sopra è già completo</translation>
    </message>
    <message>
        <source>an alias of an anchor above it</source>
        <translation>un alias di un’ancora definita sopra</translation>
    </message>
    <message>
        <source>the tag %1</source>
        <translation>il tag %1</translation>
    </message>
    <message>
        <source>a value without a tag</source>
        <translation>un valore senza tag</translation>
    </message>
    <message>
        <source>a smaller file, or fewer aliases</source>
        <translation>un file più piccolo o meno alias</translation>
    </message>
    <message>
        <source>a word as a key</source>
        <translation>una parola come chiave</translation>
    </message>
    <message>
        <source>%1 as a key</source>
        <translation>%1 come chiave</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>un secondo documento</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>una tabulazione</translation>
    </message>
    <message>
        <source>{ without }</source>
        <translation>{ senza }</translation>
    </message>
    <message>
        <source>} at the end of the map</source>
        <translation>} alla fine della mappa</translation>
    </message>
    <message>
        <source>[ without ]</source>
        <translation>[ senza ]</translation>
    </message>
    <message>
        <source>] at the end of the list</source>
        <translation>] alla fine della lista</translation>
    </message>
    <message>
        <source>a line that does not line up with those above</source>
        <translation>una riga non allineata con quelle sopra</translation>
    </message>
    <message>
        <source>keys of one map, or items of one list, equally far from the left</source>
        <translation>lo stesso rientro per le chiavi di una mappa o le voci di una lista</translation>
    </message>
    <message>
        <source>a key where none can stand</source>
        <translation>una chiave fuori posto</translation>
    </message>
    <message>
        <source>each key on its own line; text that contains a colon in quotes</source>
        <translation>ogni chiave su una riga propria; i testi che contengono due punti tra virgolette</translation>
    </message>
    <message>
        <source>a list item where none can stand</source>
        <translation>una voce di lista fuori posto</translation>
    </message>
    <message>
        <source>each item on its own line</source>
        <translation>ogni voce su una riga propria</translation>
    </message>
    <message>
        <source>a closing bracket that does not match</source>
        <translation>una parentesi chiusa che non corrisponde a quella aperta</translation>
    </message>
    <message>
        <source>} for {, ] for [</source>
        <translation>} per {, ] per [</translation>
    </message>
    <message>
        <source>a backslash followed by a character that gives it no meaning</source>
        <translation>una barra rovesciata davanti a un carattere che non forma una sequenza valida</translation>
    </message>
    <message>
        <source>two backslashes, or the text in single quotes</source>
        <translation>due barre rovesciate, oppure il testo tra apici</translation>
    </message>
    <message>
        <source>a character code without all its digits</source>
        <translation>un codice di carattere incompleto</translation>
    </message>
    <message>
        <source>two digits after \x, four after \u, eight after \U</source>
        <translation>due cifre dopo \x, quattro dopo \u, otto dopo \U</translation>
    </message>
    <message>
        <source>a character that cannot begin a value</source>
        <translation>un carattere con cui un valore non può iniziare</translation>
    </message>
    <message>
        <source>the text in quotes</source>
        <translation>il testo tra virgolette</translation>
    </message>
    <message>
        <source>a quotation mark that is never closed</source>
        <translation>virgolette mai chiuse</translation>
    </message>
    <message>
        <source>a closing quotation mark</source>
        <translation>le virgolette di chiusura</translation>
    </message>
    <message>
        <source>* without a name</source>
        <translation>* senza nome</translation>
    </message>
    <message>
        <source>&amp; without a name</source>
        <translation>&amp; senza nome</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>centimetri</translation>
    </message>
    <message>
        <source>a map of width and height</source>
        <translation>una mappa con width e height</translation>
    </message>
    <message>
        <source>a point [x, y]</source>
        <translation>un punto [x, y]</translation>
    </message>
    <message>
        <source>a list of points [x, y]</source>
        <translation>una lista di punti [x, y]</translation>
    </message>
    <message>
        <source>a list of at least %1 points [x, y]</source>
        <translation>una lista di almeno %1 punti [x, y]</translation>
    </message>
    <message>
        <source>a list of lists of points</source>
        <translation>una lista di liste di punti</translation>
    </message>
    <message>
        <source>a list of areas</source>
        <translation>una lista di quartieri</translation>
    </message>
    <message>
        <source>a map of an area&apos;s keys</source>
        <translation>una mappa con le chiavi di un quartiere</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 quartieri</translation>
    </message>
    <message>
        <source>%1..%2 areas</source>
        <translation>%1..%2 quartieri</translation>
    </message>
    <message>
        <source>%1 small sites in all</source>
        <translation>%1 spazi piccoli in tutto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>%1 sites</source>
        <translation>%1 spazi</translation>
    </message>
    <message>
        <source>three lower-case letters</source>
        <translation>tre lettere minuscole</translation>
    </message>
    <message>
        <source>a code that no other area has</source>
        <translation>un codice che nessun altro quartiere ha</translation>
    </message>
    <message>
        <source>a goods symbol in the deck</source>
        <translation>un simbolo merce nel mazzo</translation>
    </message>
    <message>
        <source>a white symbol in the deck</source>
        <translation>un simbolo bianco nel mazzo</translation>
    </message>
    <message>
        <source>games of %1 players</source>
        <translation>partite con %1 giocatori</translation>
    </message>
    <message>
        <source>the referenced anchor is not defined</source>
        <translation>l’ancora citata non è definita</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>capitol::app::Prompt</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 sta pensando…</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>The bids are revealed.</source>
        <translation>Si scoprono le offerte.</translation>
    </message>
    <message>
        <source>Round %1 is being scored.</source>
        <translation>Si contano i punti del round %1.</translation>
    </message>
    <message>
        <source>Bid for %1: choose the cards for your bid, then seal it.</source>
        <translation>Offri per %1: alza le carte che vuoi offrire, poi sigilla l’offerta.</translation>
    </message>
    <message>
        <source>Choose a site for %1.</source>
        <translation>Scegli uno spazio per %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take the top card of a pile: %n left to take.</source>
        <translation>
            <numerusform>Prendi la carta in cima a un mazzo: ancora %n da prendere.</numerusform>
            <numerusform>Prendi la carta in cima a un mazzo: ancora %n da prendere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm, or choose something else.</source>
        <translation>Conferma, o scegli altro.</translation>
    </message>
    <message>
        <source>Pass for the rest of this phase? Confirm, or take it back.</source>
        <translation>Passare per il resto della fase? Conferma, o ritira la scelta.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Scegli una carta, o passa.</translation>
    </message>
    <message>
        <source>This card cannot do anything now: play it without effect, or keep it.</source>
        <translation>Questa carta ora non serve a nulla: giocala a vuoto, o tienila.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Scegli un edificio senza tetto, o uno nuovo: %n piano da mettere.</numerusform>
            <numerusform>Scegli un edificio senza tetto, o uno nuovo: %n piani da mettere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm, or put %n more floor(s).</source>
        <translation>
            <numerusform>Conferma, o metti ancora %n piano.</numerusform>
            <numerusform>Conferma, o metti ancora %n piani.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a building to roof.</source>
        <translation>Scegli un edificio a cui mettere il tetto.</translation>
    </message>
    <message>
        <source>Round or triangular?</source>
        <translation>Rotondo o triangolare?</translation>
    </message>
    <message>
        <source>Choose which building goes there.</source>
        <translation>Scegli l’edificio da posare lì.</translation>
    </message>
    <message>
        <source>Choose a finished building and a site.</source>
        <translation>Scegli un edificio finito e uno spazio.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for everyone</source>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s) in hand</source>
        <translation>
            <numerusform>fino a %n carta in mano</numerusform>
            <numerusform>fino a %n carte in mano</numerusform>
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
            <numerusform>%n in più per gli anfiteatri</numerusform>
            <numerusform>%n in più per gli anfiteatri</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant they stay where you put them.</source>
        <comment>floors</comment>
        <translation>In questa variante restano dove li metti.</translation>
    </message>
    <message>
        <source>Waiting for the bids of: %1.</source>
        <translation>In attesa delle offerte di: %1.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProposalWords</name>
    <message>
        <source>You ask to take your last move back.</source>
        <translation>Chiedi di annullare la tua ultima mossa.</translation>
    </message>
    <message>
        <source>You propose a pause.</source>
        <translation>Proponi una pausa.</translation>
    </message>
    <message>
        <source>You propose to go on.</source>
        <translation>Proponi di continuare.</translation>
    </message>
    <message>
        <source>You propose more time for %1.</source>
        <translation>Proponi più tempo per %1.</translation>
    </message>
    <message>
        <source>You propose to end the game here.</source>
        <translation>Proponi di terminare qui la partita.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>%1 chiede di annullare la sua ultima mossa.</translation>
    </message>
    <message>
        <source>%1 proposes a pause.</source>
        <translation>%1 propone una pausa.</translation>
    </message>
    <message>
        <source>%1 proposes to go on.</source>
        <translation>%1 propone di continuare.</translation>
    </message>
    <message>
        <source>%1 proposes more time for %2.</source>
        <translation>%1 propone più tempo per %2.</translation>
    </message>
    <message>
        <source>%1 proposes to end the game here.</source>
        <translation>%1 propone di terminare qui la partita.</translation>
    </message>
    <message>
        <source>Should a computer player make one move for %1?</source>
        <translation>Un giocatore virtuale deve fare una mossa per %1?</translation>
    </message>
    <message>
        <source>Should a computer player play for %1 until their return?</source>
        <translation>Un giocatore virtuale deve sostituire %1 fino al suo ritorno?</translation>
    </message>
    <message>
        <source>Should we wait for %1?</source>
        <translation>Aspettiamo %1?</translation>
    </message>
    <message>
        <source>For it: %1.</source>
        <translation>A favore: %1.</translation>
    </message>
    <message>
        <source>Against it: %1.</source>
        <translation>Contro: %1.</translation>
    </message>
    <message>
        <source>A computer player plays for %1 until their return.</source>
        <translation>Un giocatore virtuale sostituisce %1 fino al suo ritorno.</translation>
    </message>
    <message>
        <source>A computer player makes the next move for %1.</source>
        <translation>Un giocatore virtuale fa la prossima mossa per %1.</translation>
    </message>
    <message>
        <source>%1 has no time left.</source>
        <translation>%1 non ha più tempo.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 non è al tavolo.</translation>
    </message>
    <message>
        <source>The deal is proven: it was made before the first move and not changed since.</source>
        <translation>La distribuzione è provata: è stata fatta prima della prima mossa e da allora non è cambiata.</translation>
    </message>
    <message>
        <source>The deal does not fit what the server committed itself to before the first move.</source>
        <translation>La distribuzione non corrisponde a quella garantita dal server prima della prima mossa.</translation>
    </message>
    <message>
        <source>The server’s record does not fit what was seen here during the game.</source>
        <translation>La partita fornita dal server non corrisponde a ciò che si è visto qui.</translation>
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
        <translation>Piani e tetti</translation>
    </message>
    <message>
        <source>Placing buildings</source>
        <translation>Posare edifici</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Posare tessere</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Pescare carte</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>L’ultimo round</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>%1, puzzle %2 of %3</source>
        <translation>%1, problema %2 di %3</translation>
    </message>
    <message>
        <source>Which bid is best? Only its total counts.</source>
        <translation>Qual è l’offerta migliore? Conta solo il totale.</translation>
    </message>
    <message>
        <source>You have won a tile. Which is the best site for it?</source>
        <translation>Hai vinto una tessera. Qual è lo spazio migliore?</translation>
    </message>
    <message>
        <source>Which is the best pile to draw your next card from?</source>
        <translation>Da quale mazzo conviene pescare la prossima carta?</translation>
    </message>
    <message>
        <source>It is your turn. Which move is best?</source>
        <translation>È il tuo turno. Qual è la mossa migliore?</translation>
    </message>
    <message>
        <source>Theme: %1. Difficulty: %2.</source>
        <translation>Tema: %1. Difficoltà: %2.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>C’è di meglio.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Giusto!</translation>
    </message>
    <message>
        <source>It is worth exactly %1 of the victory, the best wrong choice %2.</source>
        <translation>Quota di vittoria: esattamente %1, contro %2 con la migliore delle scelte sbagliate.</translation>
    </message>
    <message>
        <source>It is worth about %1 of the victory, the best wrong choice %2.</source>
        <translation>Quota di vittoria: circa %1, contro %2 con la migliore delle scelte sbagliate.</translation>
    </message>
    <message>
        <source>Yours was not among the choices compared. The best is worth %1 of the victory.</source>
        <translation>La tua non è tra le scelte confrontate. Con la migliore la quota di vittoria è del %1.</translation>
    </message>
    <message>
        <source>Yours is worth %1 of the victory, the best %2.</source>
        <translation>Quota di vittoria: %1, contro %2 con la scelta migliore.</translation>
    </message>
    <message>
        <source>The right total is %1.</source>
        <translation>Il totale giusto è %1.</translation>
    </message>
    <message>
        <source>Any total from %1 to %2 is right.</source>
        <translation>Va bene qualsiasi totale da %1 a %2.</translation>
    </message>
</context>
<context>
    <name>capitol::app::Puzzles</name>
    <message>
        <source>No puzzles were found.</source>
        <translation>Non è stato trovato nessun problema.</translation>
    </message>
    <message>
        <source>This file has no puzzles yet.</source>
        <translation>Questo file non contiene ancora problemi.</translation>
    </message>
    <message>
        <source>Solved on the first try</source>
        <translation>Risolto al primo tentativo</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Risolto in seguito</translation>
    </message>
    <message>
        <source>Answer shown</source>
        <translation>Soluzione vista</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Non ancora risolto</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Non ancora tentato</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 solved, %n of them on the first try.</source>
        <translation>
            <numerusform>Risolti %1 su %2, di cui %n al primo tentativo.</numerusform>
            <numerusform>Risolti %1 su %2, di cui %n al primo tentativo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) shown.</source>
        <translation>
            <numerusform>%n soluzione vista.</numerusform>
            <numerusform>%n soluzioni viste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved on the first try in a row: %1. Best: %2.</source>
        <translation>Risolti di fila al primo tentativo: %1. Record: %2.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Qualsiasi difficoltà</translation>
    </message>
    <message>
        <source>Puzzle %1, %2: %3</source>
        <comment>number, difficulty, what was made of it</comment>
        <translation>Problema %1, %2: %3</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tutti i temi</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickFixes</name>
    <message>
        <source>Replace with “%1”</source>
        <translation>Sostituisci con «%1»</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Elimina «%1»</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Aggiungi «%1»</translation>
    </message>
    <message>
        <source>Move to “%1”</source>
        <translation>Sposta in «%1»</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickPhrases</name>
    <message>
        <source>Hello!</source>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Buona fortuna!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ben giocato!</translation>
    </message>
    <message>
        <source>I need to think for a moment.</source>
        <translation>Ci penso un momento.</translation>
    </message>
    <message>
        <source>Back in a minute.</source>
        <translation>Torno tra un minuto.</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Scusate!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Grazie!</translation>
    </message>
    <message>
        <source>Thanks for the game!</source>
        <translation>Grazie per la partita!</translation>
    </message>
</context>
<context>
    <name>capitol::app::RefusedWords</name>
    <message>
        <source>The server refused that: %1</source>
        <translation>Il server l’ha rifiutato: %1</translation>
    </message>
    <message>
        <source>That was too often. Wait a moment, then try again.</source>
        <translation>Troppe richieste di fila. Aspetta un momento e riprova.</translation>
    </message>
    <message>
        <source>That is too long for the server.</source>
        <translation>È troppo lungo per il server.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>Quel tavolo non esiste più.</translation>
    </message>
    <message>
        <source>There is no room left.</source>
        <translation>Non c’è più posto.</translation>
    </message>
    <message>
        <source>The server does not accept these rules.</source>
        <translation>Il server non accetta queste regole.</translation>
    </message>
    <message>
        <source>That seat is no longer yours.</source>
        <translation>Quel posto non è più tuo.</translation>
    </message>
    <message>
        <source>Somebody has that seat.</source>
        <translation>Quel posto è occupato.</translation>
    </message>
    <message>
        <source>Somebody at this table has your name. Leave the table, choose another name, and come back.</source>
        <translation>A questo tavolo qualcuno ha già il tuo nome. Lascia il tavolo, scegli un altro nome e torna.</translation>
    </message>
    <message>
        <source>Whoever looks on cannot do that.</source>
        <translation>Chi guarda non può farlo.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Può farlo solo chi ospita.</translation>
    </message>
    <message>
        <source>Not everybody is ready.</source>
        <translation>Non tutti sono pronti.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>La partita è già cominciata.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>La partita non è ancora cominciata.</translation>
    </message>
    <message>
        <source>The rules forbid that move.</source>
        <translation>Le regole vietano questa mossa.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Something else happened first. Have a look, then confirm again.</source>
        <translation>Nel frattempo è successo altro. Guarda, poi conferma di nuovo.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Another proposal is open: decide on that first.</source>
        <translation>C’è già un’altra proposta: decidete prima su quella.</translation>
    </message>
    <message>
        <source>That would change nothing, or it can no longer be taken back.</source>
        <translation>Non cambierebbe nulla, o non si può più annullare.</translation>
    </message>
    <message>
        <source>That has been decided already.</source>
        <translation>È già stato deciso.</translation>
    </message>
    <message>
        <source>You have voted already.</source>
        <translation>Hai già votato.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RemoteTable</name>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>La partita è finita prima del tempo, di comune accordo.</translation>
    </message>
    <message>
        <source>The server is restarting. The game goes on as soon as it is back.</source>
        <translation>Il server si sta riavviando. La partita riprende appena è di nuovo disponibile.</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again…</source>
        <translation>Connessione persa. Nuovo tentativo…</translation>
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
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Offerta</translation>
    </message>
    <message>
        <source>Tile placed</source>
        <translation>Tessera posata</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Carta pescata</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Punto di svolta</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Buona scelta</translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation>Più del necessario</translation>
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
        <translation>Round %1, mossa %2 di %3</translation>
    </message>
    <message>
        <source>%1 takes the lead from %2 and will be up to %3 ahead.</source>
        <translation>%1 supera %2 e passa al comando; vantaggio massimo: %3.</translation>
    </message>
    <message>
        <source>Luck of the deal: %1.</source>
        <translation>Fortuna nelle carte iniziali: %1.</translation>
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
        <translation>Non c’era altra scelta.</translation>
    </message>
    <message>
        <source>That was the best choice, by %1. Next best: %2</source>
        <translation>Era la scelta migliore (margine: %1). La seconda: %2</translation>
    </message>
    <message>
        <source>No other choice was clearly better.</source>
        <translation>Nessun’altra scelta era chiaramente migliore.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Meglio: %1</translation>
    </message>
    <message>
        <source>Luck: %1.</source>
        <translation>Fortuna: %1.</translation>
    </message>
    <message>
        <source>That cost %1 of the victory.</source>
        <translation>Quota di vittoria persa: %1.</translation>
    </message>
    <message>
        <source>%1 won; %2 would have been enough in %3 of cases.</source>
        <comment>a winning bid, a lower one, how often</comment>
        <translation>Ha vinto con %1; probabilità che bastasse %2: %3.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RulebookExport</name>
    <message>
        <source>rules</source>
        <comment>in the name of a file</comment>
        <translation>regole</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>File salvato: %1</translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .pdf or .html.</source>
        <translation>Impossibile scrivere «%1»: il nome del file deve finire in .pdf o .html.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Documento inviato alla stampante.</translation>
    </message>
    <message>
        <source>The printer did not accept the document.</source>
        <translation>La stampante non ha accettato il documento.</translation>
    </message>
</context>
<context>
    <name>capitol::app::SavingWords</name>
    <message>
        <source>%1. The move was not made; nothing is lost. Free up disk space or make the file writable, then continue. Press Space to let a computer player try again.</source>
        <translation>%1. La mossa non è stata eseguita; non hai perso nulla. Libera spazio sul disco o rendi il file scrivibile, poi continua. Se tocca a un giocatore virtuale, premi la barra spaziatrice per farlo riprovare.</translation>
    </message>
    <message>
        <source>%1. The last moves may not be saved. Free up disk space or make the file writable, then continue: the next move saves the whole game again.</source>
        <translation>%1. Le ultime mosse potrebbero non essere state salvate. Libera spazio sul disco o rendi il file scrivibile, poi continua: la prossima mossa salverà di nuovo l’intera partita.</translation>
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
        <translation>Aggiungi un round</translation>
    </message>
    <message>
        <source>Remove the last round</source>
        <translation>Rimuovi l’ultimo round</translation>
    </message>
    <message>
        <source>Round %1, tile %2</source>
        <translation>Round %1, tessera %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>Questo round</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
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
        <translation>libero</translation>
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
        <translation>La tua scelta è in viaggio.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>La partita è finita prima del tempo, di comune accordo.</translation>
    </message>
    <message>
        <source>Waiting for the connection.</source>
        <translation>In attesa della connessione.</translation>
    </message>
</context>
<context>
    <name>capitol::app::StatisticsModel</name>
    <message>
        <source>People only</source>
        <translation>Solo persone</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per giocatore</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Per variante</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Per numero di giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>By strongest opponent</source>
        <translation>Per avversario più forte</translation>
    </message>
</context>
<context>
    <name>capitol::app::TextCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Completamenti</translation>
    </message>
</context>
<context>
    <name>capitol::app::TieBreakEditor</name>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
</context>
<context>
    <name>capitol::app::Together</name>
    <message>
        <source>this computer</source>
        <translation>questo computer</translation>
    </message>
    <message>
        <source>These rules are too long to be sent to a server.</source>
        <translation>Queste regole sono troppo lunghe per essere inviate a un server.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation>L’organizzatore ha liberato il tuo posto.</translation>
    </message>
    <message>
        <source>You were away for too long, so your seat was given up.</source>
        <translation>Sei stato assente troppo a lungo: il tuo posto è stato liberato.</translation>
    </message>
    <message>
        <source>No server could be started on this computer: %1</source>
        <translation>Non è stato possibile avviare un server su questo computer: %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::TurnNotice</name>
    <message>
        <source>It is your turn</source>
        <translation>È il tuo turno</translation>
    </message>
    <message>
        <source>The others at your table are waiting for you.</source>
        <translation>Gli altri al tuo tavolo ti aspettano.</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantDocument</name>
    <message>
        <source>Reset all rules</source>
        <translation>Reimposta tutte le regole</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantFiles</name>
    <message>
        <source>the name is taken</source>
        <translation>il nome è già in uso</translation>
    </message>
    <message>
        <source>this can only be changed in the text itself</source>
        <translation>questo si può cambiare solo nel testo</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Sempre 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>Il nome del file senza .yaml.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Tutto ciò che qui non è indicato viene da quella variante.</translation>
    </message>
    <message>
        <source>The name of the variant, by language.</source>
        <translation>Il nome della variante, per lingua.</translation>
    </message>
    <message>
        <source>One or two sentences on how it plays, by language.</source>
        <translation>Una o due frasi su come si gioca, per lingua.</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>ereditato</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>massimo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
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
        <translation>Valore predefinito: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>Which game it is a variant of.</source>
        <translation>Di quale gioco è una variante.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WaitingRoom</name>
    <message numerus="yes">
        <source>%n minute(s) per player</source>
        <translation>
            <numerusform>%n minuto per giocatore</numerusform>
            <numerusform>%n minuti per giocatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per player</source>
        <translation>
            <numerusform>%n secondo per giocatore</numerusform>
            <numerusform>%n secondi per giocatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, plus %n seconds per move</source>
        <translation>
            <numerusform>, più %n secondo per mossa</numerusform>
            <numerusform>, più %n secondi per mossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per move</source>
        <translation>
            <numerusform>%n secondo per mossa</numerusform>
            <numerusform>%n secondi per mossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) per move</source>
        <translation>
            <numerusform>%n giorno per mossa</numerusform>
            <numerusform>%n giorni per mossa</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Senza orologio</translation>
    </message>
    <message>
        <source>Everyone on this server can see this table.</source>
        <translation>Tutti su questo server possono vedere il tavolo.</translation>
    </message>
    <message>
        <source>Only people with the invitation link can find this table.</source>
        <translation>Solo chi ha il link d’invito trova questo tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats still free.</source>
        <translation>
            <numerusform>%n posto ancora libero.</numerusform>
            <numerusform>%n posti ancora liberi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not ready yet.</source>
        <translation>
            <numerusform>%n giocatore non è ancora pronto.</numerusform>
            <numerusform>%n giocatori non sono ancora pronti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Riconnessione…</translation>
    </message>
    <message>
        <source>You are watching. Take a free seat to play.</source>
        <translation>Stai guardando. Prendi un posto libero per giocare.</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Tutti sono pronti.</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>In attesa che l’organizzatore inizi la partita.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WholeFile</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>it could not be created</source>
        <translation>creazione non riuscita</translation>
    </message>
</context>
<context>
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>You cannot do that in this phase.</source>
        <translation>In questa fase non si può.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Non hai in mano quella carta.</translation>
    </message>
    <message>
        <source>In this variant a card can only be played if it does something.</source>
        <translation>In questa variante una carta si gioca solo se ha effetto.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>Quel mazzo è vuoto.</translation>
    </message>
    <message>
        <source>You must draw all these cards: none of them may be declined.</source>
        <translation>Queste carte vanno pescate: non puoi rinunciarvi.</translation>
    </message>
    <message numerus="yes">
        <source>A floor card gives exactly %n floor(s) now.</source>
        <translation>
            <numerusform>Ora una carta piano dà esattamente %n piano.</numerusform>
            <numerusform>Ora una carta piano dà esattamente %n piani.</numerusform>
        </translation>
    </message>
    <message>
        <source>A floor card gives %1 to %2 floors now.</source>
        <translation>Ora una carta piano può dare da %1 a %2 piani.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left: not enough for a floor card.</source>
        <translation>
            <numerusform>Resta solo %n piano: troppo poco per una carta piano.</numerusform>
            <numerusform>Restano solo %n piani: troppo pochi per una carta piano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That needs a building of %n floor(s) without a roof.</source>
        <translation>
            <numerusform>Serve un edificio di %n piano senza tetto.</numerusform>
            <numerusform>Serve un edificio di %n piani senza tetto.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant floors go only on the tallest building without a roof.</source>
        <translation>In questa variante i piani vanno solo sull’edificio senza tetto più alto.</translation>
    </message>
    <message>
        <source>In this variant a card’s floors are either added to your buildings or start new ones, not both.</source>
        <translation>In questa variante i piani di una carta alzano edifici esistenti oppure ne iniziano di nuovi, non entrambe le cose.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>Nessun edificio può avere più di %n piano.</numerusform>
            <numerusform>Nessun edificio può avere più di %n piani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings without a roof in a yard can have only %n different height(s).</source>
        <translation>
            <numerusform>In un cantiere c’è posto per edifici senza tetto di una sola altezza (%n).</numerusform>
            <numerusform>In un cantiere c’è posto per edifici senza tetto di %n altezze diverse.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round roof is left.</source>
        <translation>Non restano tetti rotondi.</translation>
    </message>
    <message>
        <source>No triangular roof is left.</source>
        <translation>Non restano tetti triangolari.</translation>
    </message>
    <message>
        <source>This area has round roofs: all its buildings must have the same roof.</source>
        <translation>Questo quartiere ha tetti rotondi: tutti i suoi edifici hanno lo stesso tetto.</translation>
    </message>
    <message>
        <source>This area has triangular roofs: all its buildings must have the same roof.</source>
        <translation>Questo quartiere ha tetti triangolari: tutti i suoi edifici hanno lo stesso tetto.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof: the others already have this one.</source>
        <translation>I quartieri dello stesso colore non possono avere tutti lo stesso tetto: gli altri hanno già questo.</translation>
    </message>
    <message>
        <source>A permit needs a finished building (one with a roof) that fits there.</source>
        <translation>Per usare un permesso serve un edificio finito, con il tetto, che possa stare lì.</translation>
    </message>
    <message>
        <source>This permit is for areas of another colour.</source>
        <translation>Il permesso è per quartieri di un altro colore.</translation>
    </message>
    <message>
        <source>Buildings and fountains go on small sites, amphitheatres and temples on large ones.</source>
        <translation>Edifici e fontane vanno sugli spazi piccoli, anfiteatri e templi su quelli grandi.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Questo spazio è occupato.</translation>
    </message>
    <message>
        <source>This area has no vacant small site.</source>
        <translation>In questo quartiere non ci sono spazi piccoli liberi.</translation>
    </message>
    <message numerus="yes">
        <source>The first building in an area must have exactly %n floor(s).</source>
        <translation>
            <numerusform>Il primo edificio di un quartiere deve avere esattamente %n piano.</numerusform>
            <numerusform>Il primo edificio di un quartiere deve avere esattamente %n piani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A building here must have %n floor(s).</source>
        <translation>
            <numerusform>Qui un edificio deve avere %n piano.</numerusform>
            <numerusform>Qui un edificio deve avere %n piani.</numerusform>
        </translation>
    </message>
    <message>
        <source>A building here must have %1 to %2 floors.</source>
        <translation>Qui un edificio deve avere da %1 a %2 piani.</translation>
    </message>
    <message>
        <source>The large site of this area is taken.</source>
        <translation>Lo spazio grande di questo quartiere è occupato.</translation>
    </message>
    <message>
        <source>This area has no large site.</source>
        <translation>Questo quartiere non ha uno spazio grande.</translation>
    </message>
    <message>
        <source>This building fits on no site that the permit allows.</source>
        <translation>Questo edificio non entra in nessuno degli spazi consentiti dal permesso.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WindowActions</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Trova</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Trova &amp;successivo</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Trova &amp;precedente</translation>
    </message>
    <message>
        <source>Show in the &amp;text</source>
        <translation>&amp;Mostra nel testo</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Completa</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>Sp&amp;iega</translation>
    </message>
    <message>
        <source>Co&amp;mment or uncomment</source>
        <translation>C&amp;ommenta o decommenta</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Problema s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Fix the pro&amp;blem…</source>
        <translation>Correggi il pro&amp;blema…</translation>
    </message>
</context>
<context>
    <name>capitol::app::Words</name>
    <message>
        <source>roof card %1</source>
        <translation>carta tetto %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <translation>carta piano %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <translation>permesso nero %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <translation>permesso bianco %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <translation>permesso rosso %1</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) without a roof</source>
        <translation>
            <numerusform>un edificio di %n piano senza tetto</numerusform>
            <numerusform>un edificio di %n piani senza tetto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a round roof</source>
        <translation>
            <numerusform>un edificio di %n piano con tetto rotondo</numerusform>
            <numerusform>un edificio di %n piani con tetto rotondo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a triangular roof</source>
        <translation>
            <numerusform>un edificio di %n piano con tetto triangolare</numerusform>
            <numerusform>un edificio di %n piani con tetto triangolare</numerusform>
        </translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontana</translation>
    </message>
    <message>
        <source>Amphitheatre</source>
        <translation>Anfiteatro</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempio</translation>
    </message>
    <message>
        <source>the fountain</source>
        <translation>la fontana</translation>
    </message>
    <message>
        <source>the amphitheatre</source>
        <translation>l’anfiteatro</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>il tempio</translation>
    </message>
    <message>
        <source>roof cards</source>
        <translation>carte tetto</translation>
    </message>
    <message>
        <source>floor cards</source>
        <translation>carte piano</translation>
    </message>
    <message>
        <source>permits</source>
        <translation>permessi</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>round roofs</source>
        <translation>tetti rotondi</translation>
    </message>
    <message>
        <source>triangular roofs</source>
        <translation>tetti triangolari</translation>
    </message>
    <message>
        <source>the large site of %1</source>
        <translation>lo spazio grande di %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, site</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the highest single card decides</source>
        <translation>decide la carta più alta</translation>
    </message>
    <message>
        <source>the lowest score decides</source>
        <translation>decide il punteggio più basso</translation>
    </message>
    <message>
        <source>the seat nearest the consul clockwise decides</source>
        <translation>decide il posto più vicino al console in senso orario</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>nessuno ottiene la tessera</translation>
    </message>
    <message>
        <source>Equal bids: %1.</source>
        <translation>Offerte pari: %1.</translation>
    </message>
    <message>
        <source>; still equal: </source>
        <translation>; ancora pari: </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names, the last name</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>roof card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>la carta tetto %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>la carta piano %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>il permesso nero %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>il permesso bianco %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>il permesso rosso %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlDocument</name>
    <message>
        <source>Typing</source>
        <translation>Scrittura</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlView</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>capitol::app::YardModel</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a building</comment>
        <translation>%1 volte %2</translation>
    </message>
</context>
</TS>
