<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Capitol</source>
        <translation>À propos de Capitol</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>An unofficial desktop version of the board game by Alan R. Moon and Aaron Weissblum (2001), made without the publisher’s involvement and without any of its artwork or text.</source>
        <translation>Une version sur ordinateur du jeu de société d’Alan R. Moon et Aaron Weissblum (2001). Elle n’est pas officielle : l’éditeur n’y a pas participé, et elle ne reprend ni ses illustrations ni ses textes.</translation>
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
        <translation>Graphismes</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later: free to use, study, change and share</source>
        <translation>GNU General Public License, version 3 ou ultérieure : chacun peut librement utiliser, étudier, modifier et partager ce programme</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Guide du joueur</translation>
    </message>
    <message>
        <source>Variant author’s guide</source>
        <translation>Guide des variantes</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Dossier du journal</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>Play the card without effect</source>
        <translation>Jouer la carte sans effet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Rejouer le tour</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Ne rien miser</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Sceller l’offre</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Demander à annuler votre coup</translation>
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
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tile, what it is worth or who won it</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>AuctionLots</name>
    <message>
        <source>Auctions of this round</source>
        <translation>Enchères de cette manche</translation>
    </message>
</context>
<context>
    <name>BidCard</name>
    <message>
        <source>%1, in the bid</source>
        <translation>%1, dans l’offre</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Senator</source>
        <translation>Sénateur</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre offre</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Your bid goes here: click cards in your hand, or drag them.</source>
        <translation>Votre offre se place ici : cliquez sur des cartes de votre main ou glissez-les.</translation>
    </message>
</context>
<context>
    <name>BlockedPeople</name>
    <message>
        <source>Blocked: you do not see what they write, nor their tables on the local network.</source>
        <translation>Bloqués : vous ne voyez ni leurs messages, ni leurs tables sur le réseau local.</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Débloquer %1</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BoardCursor</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BuildCard</name>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1, %2 cartes</translation>
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
        <translation>Vue de dessus</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vue depuis la table</translation>
    </message>
    <message>
        <source>Close-up view</source>
        <translation>Vue rapprochée</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Réinitialiser la vue</translation>
    </message>
</context>
<context>
    <name>CameraKeyGroup</name>
    <message>
        <source>3D camera</source>
        <translation>Caméra 3D</translation>
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
        <translation>Ctrl+Flèches</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Plus, Ctrl+Moins</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Top view, table view, close-up view</source>
        <translation>Vue de dessus, depuis la table, rapprochée</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>Réinitialiser la vue</translation>
    </message>
    <message>
        <source>Rotate around the board, tilt up and down</source>
        <translation>Tourner autour du plateau, monter et descendre</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Zoom avant, zoom arrière</translation>
    </message>
    <message>
        <source>Drag to rotate, right-drag to pan, scroll to zoom</source>
        <translation>Glisser pour tourner ; glisser avec le bouton droit pour se déplacer ; molette pour zoomer</translation>
    </message>
</context>
<context>
    <name>CanalBar</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>encore %n ensuite</numerusform>
            <numerusform>encore %n ensuite</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>la dernière</translation>
    </message>
    <message>
        <source>Cards left: %1. Contracts: %2. Cubes: %3</source>
        <translation>Cartes restantes : %1. Contrats : %2. Cubes : %3</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Masquer le journal</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>CanalBoard</name>
    <message>
        <source>difficult terrain</source>
        <translation>terrain difficile</translation>
    </message>
    <message>
        <source>normal terrain</source>
        <translation>terrain normal</translation>
    </message>
</context>
<context>
    <name>CanalCursor</name>
    <message>
        <source>Map: %1</source>
        <translation>Carte : %1</translation>
    </message>
</context>
<context>
    <name>CanalEnd</name>
    <message>
        <source>Canals</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Incomplete canals</source>
        <translation>Canaux inachevés</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contrats remplis</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Voir le replay</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouer votre première partie</translation>
    </message>
</context>
<context>
    <name>CanalKeysSheet</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc or Backspace</source>
        <translation>Échap ou Retour arrière</translation>
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
        <translation>Maj+Échap</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Choose contract or card 1 to 9, whichever is asked for</source>
        <translation>Choisir le contrat ou la carte 1 à 9, selon ce qui est demandé</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Retirer ce qui n’est pas encore définitif</translation>
    </message>
    <message>
        <source>Skip the phase, or finish it</source>
        <translation>Sauter la phase ou la terminer</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Piocher la carte du dessus</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Rejouer le tour</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Afficher ou masquer le journal</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>Accélérer les joueurs virtuels</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Ctrl+Plus, Ctrl+Minus</source>
        <translation>Ctrl+Plus, Ctrl+Moins</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>D’un hexagone à l’autre</translation>
    </message>
    <message>
        <source>To the next or previous hex that can be chosen; after the last one, to the next button</source>
        <translation>À l’hexagone sélectionnable suivant ou précédent ; après le dernier, au bouton suivant</translation>
    </message>
    <message>
        <source>Choose the hex; again to confirm</source>
        <translation>Choisir l’hexagone ; une seconde fois pour confirmer</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Zoom avant, zoom arrière</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Drag along hexes to build, drag the ground to move the map, scroll to zoom</source>
        <translation>Glisser le long des hexagones pour construire, glisser le terrain pour déplacer la carte, molette pour zoomer</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Maj+F1 ou ?</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Next or previous button or place</source>
        <translation>Élément ou bouton suivant, ou précédent</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Menu de la partie</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>Un conseil, si les conseils sont activés pour cette partie</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Dans un replay</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, droite</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Coup précédent ou suivant</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Début ou fin de la partie</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>Dérouler les coups, mettre en pause</translation>
    </message>
</context>
<context>
    <name>CanalMenu</name>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Clavier…</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>À propos de Capitol…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Canal Mania games (*.canal)</source>
        <translation>Parties de Canal Mania (*.canal)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>CanalPage</name>
    <message>
        <source>Face-up cards</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
</context>
<context>
    <name>CanalPlate</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1 : %n point</numerusform>
            <numerusform>%1 : %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>tuiles restantes : %1</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>joueur actif</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanalPlates</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>roof</source>
        <translation>toit</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>étage</translation>
    </message>
    <message>
        <source>permit, %1</source>
        <translation>permis, %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte face cachée</translation>
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
        <translation>Chapitres</translation>
    </message>
</context>
<context>
    <name>ChatButton</name>
    <message>
        <source>Chat (%1)</source>
        <translation>Discussion (%1)</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message numerus="yes">
        <source>Chat: %n new message(s)</source>
        <translation>
            <numerusform>Discussion : %n nouveau message</numerusform>
            <numerusform>Discussion : %n nouveaux messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatLine</name>
    <message>
        <source>%1: %2</source>
        <comment>who says, what</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>ChatMenu</name>
    <message>
        <source>Unmute %1</source>
        <translation>Ne plus ignorer %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Ignorer %1</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Débloquer %1</translation>
    </message>
    <message>
        <source>Block %1 at all tables</source>
        <translation>Bloquer %1 à toutes les tables</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Fermer la discussion</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Écrivez un message</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Phrases toutes faites, ignorer, bloquer</translation>
    </message>
</context>
<context>
    <name>ClearStatistics</name>
    <message>
        <source>Clear the statistics…</source>
        <translation>Effacer les statistiques…</translation>
    </message>
    <message>
        <source>Clear the statistics of %1? They cannot be restored. Saved games are kept.</source>
        <translation>Effacer les statistiques de %1 ? Elles ne pourront pas être récupérées. Les parties enregistrées sont conservées.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message numerus="yes">
        <source>%n minute(s) each, plus 10 seconds per move</source>
        <translation>
            <numerusform>%n minute chacun, plus 10 secondes par coup</numerusform>
            <numerusform>%n minutes chacun, plus 10 secondes par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Time for the whole game</source>
        <translation>Temps pour la partie</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Days per move</source>
        <translation>Jours par coup</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play by the rules of %1</source>
        <translation>Jouer avec : %1</translation>
    </message>
    <message>
        <source>Remove column %1</source>
        <translation>Supprimer la colonne %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Open %1 in the variant editor</source>
        <translation>Ouvrir %1 dans l’éditeur de variantes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
</context>
<context>
    <name>CompareHeads</name>
    <message>
        <source>Topic</source>
        <translation>Sujet</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Loading the rule texts…</source>
        <translation>Chargement des textes…</translation>
    </message>
    <message>
        <source>rule texts</source>
        <comment>proposed as the name of a file</comment>
        <translation>textes des règles</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Règles comparées</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Compare the rule texts</source>
        <translation>Comparer les textes des règles</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Search the comparison</source>
        <translation>Chercher dans la comparaison</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Ajouter une colonne</translation>
    </message>
    <message>
        <source>Sort by similarity</source>
        <translation>Trier par ressemblance</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Export en cours…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 to %4 tiles</source>
        <translation>%1, %2 : de %3 à %4 tuiles</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tiles</source>
        <translation>%1, %2 : %3 tuiles sur %4</translation>
    </message>
</context>
<context>
    <name>ContractList</name>
    <message>
        <source>Parliament: contracts to take</source>
        <translation>Parlement : contrats disponibles</translation>
    </message>
    <message>
        <source>Junction contract</source>
        <translation>Contrat de jonction</translation>
    </message>
    <message numerus="yes">
        <source>two places near each other, %n left</source>
        <comment>junction contracts</comment>
        <translation>
            <numerusform>deux lieux proches, encore %n</numerusform>
            <numerusform>deux lieux proches, encore %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopyField</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>CoveredHand</name>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Je suis %1 : montrer mes cartes</translation>
    </message>
    <message>
        <source>%1’s hand is hidden</source>
        <translation>Main cachée : %1</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n dans la pile</numerusform>
            <numerusform>%n dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n défaussée</numerusform>
            <numerusform>%n défaussées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPiles</name>
    <message numerus="yes">
        <source>%n card(s) to take</source>
        <translation>
            <numerusform>%n carte à prendre</numerusform>
            <numerusform>%n cartes à prendre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Voir le replay</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouer votre première partie</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
</context>
<context>
    <name>EngineerLine</name>
    <message>
        <source>Swap for %1: %2</source>
        <translation>Échanger contre %1 : %2</translation>
    </message>
    <message>
        <source>Engineer %1: %2</source>
        <translation>Ingénieur %1 : %2</translation>
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
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>FairPlayButton</name>
    <message>
        <source>Fair-play check</source>
        <translation>Contrôle du fair-play</translation>
    </message>
    <message>
        <source>Check that %1 plays fair here</source>
        <translation>Vérifier que %1 joue fair-play ici</translation>
    </message>
</context>
<context>
    <name>FairPlaySheet</name>
    <message>
        <source>Fair-play check</source>
        <translation>Contrôle du fair-play</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 sees no more than a person in that seat would see. To prove it, %1 is asked again for the choice that comes next: with the cards as they were, and with everything hidden from %1 dealt anew.</source>
        <translation>%1 ne voit rien de plus qu’une personne assise à cette place. La preuve : %1 refait le choix qui vient maintenant, d’abord avec les cartes telles qu’elles étaient, puis après une nouvelle donne de tout ce que %1 ne peut pas voir.</translation>
    </message>
    <message>
        <source>Asking again: %1%</source>
        <translation>Nouvelles réponses : %1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
</context>
<context>
    <name>FirstPlayerChoice</name>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>In these rules, the oldest player is the first consul.</source>
        <translation>D’après ces règles, le joueur le plus âgé est le premier consul.</translation>
    </message>
    <message>
        <source>In these rules, you decide together who will be the first consul.</source>
        <translation>D’après ces règles, vous choisissez ensemble le premier consul.</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence ?</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
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
        <translation>dernière partie</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Watch a replay</source>
        <translation>Voir un replay</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Charger une partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Looking for saved games…</source>
        <translation>Recherche des parties enregistrées…</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Aucune partie enregistrée pour l’instant.</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved games (*.capitol *.canal)</source>
        <translation>Parties enregistrées (*.capitol *.canal)</translation>
    </message>
</context>
<context>
    <name>GoodbyeQuestion</name>
    <message>
        <source>Close Capitol?</source>
        <translation>Fermer Capitol ?</translation>
    </message>
    <message>
        <source>Others are at tables that this computer hosts. They are disconnected when Capitol closes. Nothing is lost: open the table again under My tables, and they can come back.</source>
        <translation>D’autres joueurs sont à des tables hébergées par cet ordinateur. Ils seront déconnectés à la fermeture de Capitol. Rien n’est perdu : rouvrez la table dans Mes tables, et ils pourront revenir.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Laisser ouvert</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Leçon %1 sur %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Me montrer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouer votre première partie</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Voir le résultat</translation>
    </message>
</context>
<context>
    <name>HandKinds</name>
    <message numerus="yes">
        <source>%n roof card(s)</source>
        <translation>
            <numerusform>%n carte toit</numerusform>
            <numerusform>%n cartes toit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor card(s)</source>
        <translation>
            <numerusform>%n carte étage</numerusform>
            <numerusform>%n cartes étage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n permit(s)</source>
        <translation>
            <numerusform>%n permis</numerusform>
            <numerusform>%n permis</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Main cachée</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Roofs</source>
        <translation>Toits</translation>
    </message>
    <message>
        <source>Floors</source>
        <translation>Étages</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Permis</translation>
    </message>
</context>
<context>
    <name>HarvestPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>HelpChoice</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annuler entre amis</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), a list of the cards everyone has seen (M), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>Pour tous : les conseils du joueur virtuel le plus fort (H), les cartes vues de tous (M), l’annulation d’un coup confirmé pendant qu’un autre joue (Ctrl+Z).</translation>
    </message>
    <message>
        <source>For everyone: advice from the strongest computer player (H), and undoing a confirmed move while someone else is playing (Ctrl+Z).</source>
        <translation>Pour tous : les conseils du joueur virtuel le plus fort (H) et l’annulation d’un coup confirmé pendant qu’un autre joue (Ctrl+Z).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>Recherche d’un conseil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>InvitationBox</name>
    <message>
        <source>Invite others</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Link to this table</source>
        <translation>Lien vers cette table</translation>
    </message>
    <message>
        <source>Code to read out (it leads to the server; the table is in the list there)</source>
        <translation>Code à dicter (il mène au serveur ; la table y figure dans la liste)</translation>
    </message>
    <message>
        <source>Not encrypted: others on the network could read along.</source>
        <translation>Non chiffré : d’autres personnes sur le réseau pourraient lire.</translation>
    </message>
</context>
<context>
    <name>KeepRules</name>
    <message>
        <source>These rules are among your variants.</source>
        <translation>Ces règles font partie de vos variantes.</translation>
    </message>
    <message>
        <source>You can add these rules to your variants, to play them elsewhere and to change them.</source>
        <translation>Vous pouvez ajouter ces règles à vos variantes pour les jouer ailleurs et les modifier.</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>Nom de la variante</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>KeepRulesLine</name>
    <message>
        <source>These rules are among your variants</source>
        <translation>Ces règles font partie de vos variantes</translation>
    </message>
    <message>
        <source>Add these rules to my variants</source>
        <translation>Ajouter ces règles à mes variantes</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 à 9, 0</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
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
        <translation>Espace</translation>
    </message>
    <message>
        <source>Select card 1 to 10; when bidding, add it to the bid or take it out; when drawing, go to pile 1 to 3</source>
        <translation>Choisir une carte (1 à 10), l’ajouter à l’offre ou l’en retirer ; à la pioche, aller à la pile 1, 2 ou 3</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, continue</source>
        <translation>Confirmer, sceller l’offre, continuer</translation>
    </message>
    <message>
        <source>Take back anything not yet final</source>
        <translation>Retirer ce qui n’est pas encore définitif</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>Speed up the computer players</source>
        <translation>Accélérer les joueurs virtuels</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>To the nearest place in that direction: sites, then the yard below; roofs and piles when needed</source>
        <translation>Aller à l’élément le plus proche dans cette direction : les emplacements, puis le chantier, en dessous ; les toits et les piles si nécessaire</translation>
    </message>
    <message>
        <source>Select the place</source>
        <translation>Choisir l’élément</translation>
    </message>
    <message>
        <source>In the hand and the bid</source>
        <translation>Dans la main et l’offre</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, droite</translation>
    </message>
    <message>
        <source>Previous or next card in the hand; in the bid, move the card</source>
        <translation>Carte précédente ou suivante de la main ; dans l’offre, déplacer la carte</translation>
    </message>
    <message>
        <source>Select the card; in the bid, put it back</source>
        <translation>Choisir la carte ; dans l’offre, la remettre en main</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Next or previous button or place</source>
        <translation>Élément ou bouton suivant, ou précédent</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>Menu de la partie</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Shift+F1 or ?</source>
        <translation>Maj+F1 ou ?</translation>
    </message>
    <message>
        <source>The rules; during a game, the ones you are playing by</source>
        <translation>Les règles ; pendant une partie, celles de la partie</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Maj+F3</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Flèches, Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Résultat suivant ou précédent</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Faire défiler</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Fermer les règles</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Maj+Échap</translation>
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
        <translation>Rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Rejouer le tour</translation>
    </message>
    <message>
        <source>A hint, if enabled for this game</source>
        <translation>Un conseil, si les conseils sont activés pour cette partie</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid is enabled for this game</source>
        <translation>Ce que tous ont vu, si l’aide-mémoire est activé pour cette partie</translation>
    </message>
    <message>
        <source>From area to area; after the last one, to the next button</source>
        <translation>D’un quartier à l’autre ; après le dernier, au bouton suivant</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print or export the rules</source>
        <translation>Imprimer ou exporter les règles</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Afficher ou masquer le journal</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Dans un replay</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, bas</translation>
    </message>
    <message>
        <source>Previous or next move</source>
        <translation>Coup précédent ou suivant</translation>
    </message>
    <message>
        <source>Start or end of the game</source>
        <translation>Début ou fin de la partie</translation>
    </message>
    <message>
        <source>Play the moves, pause</source>
        <translation>Dérouler les coups, mettre en pause</translation>
    </message>
    <message>
        <source>Review the game, once it is over</source>
        <translation>Analyser la partie, si elle est terminée</translation>
    </message>
    <message>
        <source>Previous or next moment of the review</source>
        <translation>Moment précédent ou suivant de l’analyse</translation>
    </message>
</context>
<context>
    <name>LineDetail</name>
    <message>
        <source>Picture of this rule</source>
        <translation>Illustration de cette règle</translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>Play together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>My tables</source>
        <translation>Mes tables</translation>
    </message>
    <message>
        <source>Tables on %1</source>
        <translation>Tables sur %1</translation>
    </message>
    <message>
        <source>No table matches the filters.</source>
        <translation>Aucune table ne correspond aux filtres.</translation>
    </message>
    <message>
        <source>There are no open tables here right now. You can make one.</source>
        <translation>Aucune table ouverte ici pour l’instant. Vous pouvez en créer une.</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>Sur le réseau local</translation>
    </message>
    <message>
        <source>No tables right now. They appear here by themselves.</source>
        <translation>Aucune table pour l’instant. Elles apparaissent ici d’elles-mêmes.</translation>
    </message>
    <message>
        <source>This system does not let Capitol look for tables on the local network.</source>
        <translation>Ce système ne permet pas à Capitol de chercher des tables sur le réseau local.</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>Nouvelle table…</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Montrer le plateau à ce moment de la partie</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Game log</source>
        <translation>Journal de la partie</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>In notation</source>
        <translation>En notation</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Journal : %1</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En clair</translation>
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
        <translation>Ouvrir ce qui est lisible</translation>
    </message>
</context>
<context>
    <name>MemoryLine</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>a hand or pile, its cards, how many more</comment>
        <translation>%1 : %2 %3</translation>
    </message>
</context>
<context>
    <name>MemorySheet</name>
    <message>
        <source>What everyone has seen</source>
        <translation>Ce que tous ont vu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MomentFilter</name>
    <message>
        <source>Which moments</source>
        <translation>Type de moments</translation>
    </message>
    <message>
        <source>Whose moments</source>
        <translation>Moments de quel joueur</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Show the board at this point</source>
        <translation>Montrer le plateau à ce moment de la partie</translation>
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
        <translation>Aucun moment de ce genre dans cette partie.</translation>
    </message>
</context>
<context>
    <name>MyTableLine</name>
    <message>
        <source>hosted on this computer</source>
        <translation>hébergée sur cet ordinateur</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>en attente de joueurs</translation>
    </message>
    <message>
        <source>a game over several days</source>
        <translation>partie sur plusieurs jours</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>partie en cours</translation>
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
        <translation>%1, dernière visite %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove %1 from the list and give up the seat</source>
        <translation>Supprimer %1 de la liste et abandonner la place</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>random if empty</source>
        <translation>aléatoire si vide</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>New game of Canal Mania</source>
        <translation>Nouvelle partie de Canal Mania</translation>
    </message>
</context>
<context>
    <name>NewTablePanel</name>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Others reach this computer over the local network while Capitol is open. The tables go on at the next start. Whoever hosts could look at everyone’s cards with the right tools: play with people who trust you.</source>
        <translation>Les autres joignent cet ordinateur par le réseau local tant que Capitol est ouvert. Les tables reprennent au prochain démarrage. Avec les bons outils, l’hôte pourrait voir les cartes de tous : jouez avec des personnes qui vous font confiance.</translation>
    </message>
    <message>
        <source>The server keeps the game, even while nobody is connected.</source>
        <translation>Le serveur conserve la partie, même quand personne n’est connecté.</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Visible pour</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Invited people</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Only the invitation link leads to the table.</source>
        <translation>Seul le lien d’invitation mène à la table.</translation>
    </message>
    <message>
        <source>The table appears in Capitol on every computer of the local network.</source>
        <translation>La table apparaît dans Capitol sur tous les ordinateurs du réseau local.</translation>
    </message>
    <message>
        <source>The table appears in the list of the server.</source>
        <translation>La table apparaît dans la liste du serveur.</translation>
    </message>
    <message>
        <source>Create table</source>
        <translation>Créer la table</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>With the filter “%1”, there is nothing to show.</source>
        <translation>Avec le filtre « %1 », il n’y a rien à afficher.</translation>
    </message>
    <message>
        <source>No topic matches “%1”.</source>
        <translation>Aucun sujet ne correspond à « %1 ».</translation>
    </message>
    <message>
        <source>With the filter “%1”, no topic matches “%2”.</source>
        <translation>Avec le filtre « %1 », aucun sujet ne correspond à « %2 ».</translation>
    </message>
    <message>
        <source>Show all topics</source>
        <translation>Afficher tous les sujets</translation>
    </message>
</context>
<context>
    <name>OneStep</name>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
</context>
<context>
    <name>PanelButtons</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>Earlier position</source>
        <translation>Position antérieure</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter le replay</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Play on as %1</source>
        <translation>Continuer comme %1</translation>
    </message>
</context>
<context>
    <name>PhaseBanner</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Consul: %1</source>
        <translation>Consul : %1</translation>
    </message>
</context>
<context>
    <name>PhaseList</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Phases du tour</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, en cours</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, terminée</translation>
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
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, en cours</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>a misé</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>joueur actif</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1 : %n point</numerusform>
            <numerusform>%1 : %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>consul</source>
        <translation>consul</translation>
    </message>
    <message>
        <source>Hand hidden</source>
        <translation>Main cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round roof(s)</source>
        <translation>
            <numerusform>%n toit rond</numerusform>
            <numerusform>%n toits ronds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangular roof(s)</source>
        <translation>
            <numerusform>%n toit triangulaire</numerusform>
            <numerusform>%n toits triangulaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>No puzzles in this set match.</source>
        <translation>Aucun problème de ce genre dans cette série.</translation>
    </message>
    <message>
        <source>★ solved on the first try · ✓ solved later · ○ answer shown · ✕ not solved yet</source>
        <translation>★ résolu du premier coup · ✓ résolu plus tard · ○ solution consultée · ✕ pas encore résolu</translation>
    </message>
</context>
<context>
    <name>PuzzleOfDay</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>La veille</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>Le lendemain</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Show the answer</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Tous les problèmes</translation>
    </message>
</context>
<context>
    <name>PuzzleRecord</name>
    <message>
        <source>Your record</source>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Next unsolved puzzle</source>
        <translation>Prochain à résoudre</translation>
    </message>
</context>
<context>
    <name>PuzzleThemes</name>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>a theme, how many are solved, of how many</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <comment>a theme</comment>
        <translation>%1, %2 résolus sur %3</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Set of puzzles</source>
        <translation>Série de problèmes</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Start anew…</source>
        <translation>Repartir de zéro…</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>Chargement des problèmes…</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Ouvrir un fichier de problèmes</translation>
    </message>
    <message>
        <source>Puzzles (*.yaml *.yml)</source>
        <translation>Problèmes (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Start anew?</source>
        <translation>Repartir de zéro ?</translation>
    </message>
    <message>
        <source>The file of your results will be replaced. They cannot be restored.</source>
        <translation>Le fichier de vos résultats sera remplacé. Ils ne pourront pas être récupérés.</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Repartir de zéro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>RankLine</name>
    <message>
        <source>%1: %2</source>
        <comment>where points came from, how many</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>place, name, points</comment>
        <translation>%1. %2 : %3</translation>
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
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Show again what happened since your last turn</source>
        <translation>Revoir ce qui s’est passé depuis votre dernier tour</translation>
    </message>
</context>
<context>
    <name>RemoteLines</name>
    <message>
        <source>Ask to take back your move</source>
        <translation>Demander à annuler votre coup</translation>
    </message>
    <message>
        <source>Propose to go on</source>
        <translation>Proposer de continuer</translation>
    </message>
    <message>
        <source>Propose a pause</source>
        <translation>Proposer une pause</translation>
    </message>
    <message>
        <source>Propose to end the game</source>
        <translation>Proposer d’arrêter la partie</translation>
    </message>
</context>
<context>
    <name>RemoteSeat</name>
    <message>
        <source>computer plays</source>
        <comment>for somebody who is away</comment>
        <translation>joueur virtuel</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>of another player</comment>
        <translation>connexion perdue</translation>
    </message>
    <message>
        <source>away</source>
        <comment>another player</comment>
        <translation>absent</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>another player</comment>
        <translation>temps écoulé</translation>
    </message>
</context>
<context>
    <name>RemoteStrip</name>
    <message>
        <source>A computer player plays for you.</source>
        <translation>Un joueur virtuel joue à votre place.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Play myself</source>
        <translation>Reprendre la main</translation>
    </message>
    <message>
        <source>Computer: one move</source>
        <translation>Ordinateur : un coup</translation>
    </message>
    <message>
        <source>Computer until return</source>
        <translation>Ordinateur jusqu’au retour</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Plus de temps</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Arrêter la partie</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Voir le replay</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Se reconnecter</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Dérouler les coups</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Speed: %1. Press to change it.</source>
        <translation>Vitesse : %1. Appuyez pour la changer.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a move, of so many</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>To round %1</source>
        <translation>À la manche %1</translation>
    </message>
</context>
<context>
    <name>RevealColumn</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 mise %2.</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Accélérer</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Expected share of the victory, from move to move</source>
        <translation>Part de victoire attendue, coup par coup</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Lost in construction</source>
        <translation>Pertes à la construction</translation>
    </message>
    <message>
        <source>Lost in bids</source>
        <translation>Pertes aux enchères</translation>
    </message>
    <message>
        <source>Lost in placing tiles</source>
        <translation>Pertes à la pose des tuiles</translation>
    </message>
    <message>
        <source>Lost in drawing</source>
        <translation>Pertes à la pioche</translation>
    </message>
    <message>
        <source>Through others’ losses</source>
        <translation>Dû aux pertes des autres</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Unforeseen</source>
        <translation>Imprévu</translation>
    </message>
    <message>
        <source>Where the shares came from</source>
        <translation>Origine des parts de victoire</translation>
    </message>
    <message>
        <source>Accuracy in percent, everything else in percentage points of the expected share of the victory.</source>
        <translation>Précision en pour cent, tout le reste en points de pourcentage de la part de victoire attendue.</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Previous moment of the review</source>
        <translation>Moment précédent de l’analyse</translation>
    </message>
    <message>
        <source>Next moment of the review</source>
        <translation>Moment suivant de l’analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fermer l’analyse</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review of the game</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Voir le plateau</translation>
    </message>
</context>
<context>
    <name>ReviewProgress</name>
    <message>
        <source>Every choice is compared with the strongest alternative, judged by what the player could know. That takes about twenty seconds.</source>
        <translation>Chaque choix est comparé au meilleur autre choix possible, compte tenu de ce que le joueur pouvait savoir. Cela prend une vingtaine de secondes.</translation>
    </message>
    <message>
        <source>Reviewing the game: %1%</source>
        <translation>Analyse de la partie : %1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>The others hold</source>
        <translation>Les autres ont en main</translation>
    </message>
</context>
<context>
    <name>RoofChooser</name>
    <message>
        <source>Roof:</source>
        <translation>Toit :</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>Triangulaire</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
</context>
<context>
    <name>RulebookHead</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print or export…</source>
        <translation>Imprimer ou exporter…</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>These rules cannot be read</source>
        <translation>Impossible de lire ces règles</translation>
    </message>
</context>
<context>
    <name>RulesExport</name>
    <message>
        <source>Print or export</source>
        <translation>Imprimer ou exporter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Langue des règles</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Enregistrer en page web…</translation>
    </message>
    <message>
        <source>Preparing the rules</source>
        <translation>Préparation des règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message numerus="yes">
        <source>%1, round %2: %n point(s)</source>
        <translation>
            <numerusform>%1, manche %2 : %n point</numerusform>
            <numerusform>%1, manche %2 : %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores by round</source>
        <translation>Scores par manche</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
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
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Accélérer</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>%1’s view</source>
        <translation>Vue par %1</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press to change it.</source>
        <translation>Couleur : %1. Appuyez pour la changer.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>Strength and style of %1</source>
        <translation>%1 : force et style</translation>
    </message>
</context>
<context>
    <name>ServerField</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connexion à %1…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>Arrivée à la table…</translation>
    </message>
    <message>
        <source>Connected to %1. The connection is encrypted.</source>
        <translation>Connecté à %1. La connexion est chiffrée.</translation>
    </message>
    <message>
        <source>Connected to %1. Not encrypted: others on the network could read along.</source>
        <translation>Connecté à %1. Non chiffré : d’autres personnes sur le réseau pourraient lire.</translation>
    </message>
    <message>
        <source>You have been invited to a table. Press Go to join it.</source>
        <translation>Vous êtes invité à une table. Appuyez sur Y aller pour la rejoindre.</translation>
    </message>
    <message>
        <source>Ask the host for it. An address alone shows the tables of that server.</source>
        <translation>Demandez-le à l’hôte. Une adresse seule montre les tables de ce serveur.</translation>
    </message>
    <message>
        <source>Server address, invitation link or code</source>
        <translation>Adresse du serveur, lien d’invitation ou code</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>This is not an address, an invitation link or a code. Check it for typing errors.</source>
        <translation>Ce n’est ni une adresse, ni un lien d’invitation, ni un code. Vérifiez la saisie.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>In 3D</source>
        <translation>En 3D</translation>
    </message>
    <message>
        <source>In 2D</source>
        <translation>En 2D</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Vitesse des joueurs virtuels</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Press Space at any time to speed them up.</source>
        <translation>La barre d’espace les accélère à tout moment.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confirmer les coups</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>If they cannot be undone</source>
        <translation>Quand on ne peut pas les annuler</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>You never need to confirm sealing a bid or drawing a card, unless you bid nothing.</source>
        <translation>Sceller une offre ou piocher une carte ne demande jamais de confirmation, sauf si l’on ne mise rien.</translation>
    </message>
    <message>
        <source>View of the board</source>
        <translation>Vue du plateau</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>De dessus</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Depuis la table</translation>
    </message>
    <message>
        <source>Close up</source>
        <translation>De près</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Try 3D again next time</source>
        <translation>Réessayer la 3D au prochain démarrage</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Couleurs des joueurs</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Easier to tell apart</source>
        <translation>Plus faciles à distinguer</translation>
    </message>
    <message>
        <source>Suitable for red-green and blue-green colour blindness.</source>
        <translation>Adaptées aux daltoniens (rouge et vert, bleu et vert).</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>graphics</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Graphics quality</source>
        <translation>Qualité graphique</translation>
    </message>
    <message>
        <source>For this computer: %1.</source>
        <translation>Pour cet ordinateur : %1.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>graphics</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>High</source>
        <comment>graphics</comment>
        <translation>Élevée</translation>
    </message>
    <message>
        <source>Building heights as numbers</source>
        <translation>Hauteur des bâtiments en chiffres</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichée</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masquée</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Ambiance</translation>
    </message>
    <message>
        <source>Wind, water and birds, while you are at the table.</source>
        <translation>Le vent, l’eau et les oiseaux, quand vous êtes à la table.</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>A slow piece for the kithara, while you are at the table.</source>
        <translation>Un morceau lent pour cithare, quand vous êtes à la table.</translation>
    </message>
    <message>
        <source>Notification when it is your turn</source>
        <translation>Notification quand c’est votre tour</translation>
    </message>
    <message>
        <source>On</source>
        <comment>notification</comment>
        <translation>Activée</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>notification</comment>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>When you play with others and another window is in front.</source>
        <translation>Quand vous jouez avec d’autres et qu’une autre fenêtre est au premier plan.</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Charger…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Voir un replay…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Compare the rule texts…</source>
        <translation>Comparer les textes…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>À propos…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Variant editor…</source>
        <translation>Éditeur…</translation>
    </message>
    <message>
        <source>Measure…</source>
        <translation>Mesurer…</translation>
    </message>
    <message>
        <source>Build on the seven hills of Rome, and lead where it counts.</source>
        <translation>Bâtissez sur les sept collines de Rome et dominez les quartiers qui comptent.</translation>
    </message>
    <message>
        <source>A first game, move by move, with a teacher.</source>
        <translation>Une première partie, coup par coup, avec un professeur.</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>Play together…</source>
        <translation>Jouer ensemble…</translation>
    </message>
    <message>
        <source>Build England’s canals, and ship goods along them.</source>
        <translation>Construisez les canaux d’Angleterre et transportez-y des marchandises.</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Problèmes…</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Every finished game with at least one person counts once; if several people played it, it counts for each of them. The guided game and replays do not count.</source>
        <translation>Chaque partie terminée jouée par au moins une personne compte une fois ; si plusieurs personnes y ont joué, elle compte pour chacune. La partie guidée et les replays ne comptent pas.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Écart moyen</translation>
    </message>
</context>
<context>
    <name>StyleSheet</name>
    <message>
        <source>Strength and style of %1</source>
        <translation>%1 : force et style</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Force : %1</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>A style only tips the balance between moves that look about equally good; it hardly changes how strong the player is.</source>
        <translation>Le style ne fait que départager des coups jugés à peu près équivalents ; il ne change guère la force du joueur.</translation>
    </message>
</context>
<context>
    <name>TableFilters</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Free seats only</source>
        <translation>Places libres seulement</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>TableLine</name>
    <message>
        <source>Rules of their own</source>
        <translation>Règles particulières</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>partie en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n free seats of %1</source>
        <translation>
            <numerusform>%n place libre sur %1</numerusform>
            <numerusform>%n places libres sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You see them before you sit down.</source>
        <translation>Vous les verrez avant de prendre place.</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Les règles habituelles.</translation>
    </message>
    <message>
        <source>Hosted by %1, encrypted</source>
        <translation>Hébergée par %1, chiffrée</translation>
    </message>
    <message>
        <source>Hosted by %1, not encrypted</source>
        <translation>Hébergée par %1, non chiffrée</translation>
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
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Parties de Capitol (*.capitol)</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Clavier…</translation>
    </message>
    <message>
        <source>Compare the rule texts…</source>
        <translation>Comparer les textes…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Player’s guide</source>
        <translation>Guide du joueur</translation>
    </message>
    <message>
        <source>About Capitol…</source>
        <translation>À propos de Capitol…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What everyone has seen…</source>
        <translation>Ce que tous ont vu…</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Retour aux problèmes</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play without effect?</source>
        <translation>Jouer sans effet ?</translation>
    </message>
    <message>
        <source>Play without effect</source>
        <translation>Jouer sans effet</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>You discard %1 and build nothing.</source>
        <translation>Vous défaussez %1 et ne construisez rien.</translation>
    </message>
    <message>
        <source>Bid nothing?</source>
        <translation>Ne rien miser ?</translation>
    </message>
    <message>
        <source>Once sealed, a bid cannot be changed.</source>
        <translation>Une fois scellée, l’offre ne peut plus être modifiée.</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Ne rien miser</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choisir des cartes</translation>
    </message>
</context>
<context>
    <name>TalkBox</name>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says, what</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Write something</source>
        <translation>Écrivez un message</translation>
    </message>
    <message>
        <source>Sit down to write</source>
        <translation>Prenez place pour écrire</translation>
    </message>
    <message>
        <source>Message to everyone at the table</source>
        <translation>Message à toute la table</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Quick phrases, mute, block</source>
        <translation>Phrases toutes faites, ignorer, bloquer</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Consul: %1</source>
        <translation>Consul : %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Ce que tous ont vu</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Masquer le journal</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Afficher le journal</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Rejouer le tour</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>Ask to take back your move</source>
        <translation>Demander à annuler votre coup</translation>
    </message>
</context>
<context>
    <name>VacantLabel</name>
    <message>
        <source>Start a new building</source>
        <translation>Commencer un nouveau bâtiment</translation>
    </message>
</context>
<context>
    <name>VacantLot2D</name>
    <message>
        <source>Start a new building</source>
        <translation>Commencer un nouveau bâtiment</translation>
    </message>
</context>
<context>
    <name>VariantChooser</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>VictoryFlight</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Cliquez ou appuyez sur une touche pour continuer</translation>
    </message>
</context>
<context>
    <name>ViewLine</name>
    <message>
        <source>2D board</source>
        <translation>Plateau 2D</translation>
    </message>
    <message>
        <source>3D board</source>
        <translation>Plateau 3D</translation>
    </message>
</context>
<context>
    <name>VolumeSetting</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Muet</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Les règles habituelles.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Plus prêt</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Je suis prêt</translation>
    </message>
</context>
<context>
    <name>WaitingSeatRow</name>
    <message>
        <source>Free seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Place %1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, what about that player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Computer player…</source>
        <translation>Joueur virtuel…</translation>
    </message>
    <message>
        <source>Computer player for seat %1</source>
        <translation>Joueur virtuel pour la place %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Libérer la place</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqué</translation>
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
        <translation>Chantier : %1</translation>
    </message>
</context>
<context>
    <name>canal::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>Cela laisse le plus de possibilités.</translation>
    </message>
    <message>
        <source>It is the last round.</source>
        <translation>C’est la dernière manche.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n more round(s) will be played after this one.</source>
        <translation>
            <numerusform>Il ne reste que %n manche après celle-ci.</numerusform>
            <numerusform>Il ne reste que %n manches après celle-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already hold all the cards for the %1.</source>
        <translation>Vous avez déjà en main toutes les cartes pour le contrat %1.</translation>
    </message>
    <message numerus="yes">
        <source>For the %1 you need only %n more card(s).</source>
        <translation>
            <numerusform>Pour le contrat %1, il ne vous manque que %n carte.</numerusform>
            <numerusform>Pour le contrat %1, il ne vous manque que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of your canals already reaches %1.</source>
        <translation>L’un de vos canaux va déjà jusqu’à %1.</translation>
    </message>
    <message>
        <source>You can use the card for the %1.</source>
        <translation>La carte vous sera utile pour le contrat %1.</translation>
    </message>
    <message>
        <source>A surveyor stands for any card.</source>
        <translation>Un géomètre remplace n’importe quelle carte.</translation>
    </message>
    <message>
        <source>None of the face-up cards would help you much.</source>
        <translation>Aucune des cartes visibles ne vous avancerait beaucoup.</translation>
    </message>
    <message>
        <source>It is the card you need least.</source>
        <translation>C’est la carte dont vous avez le moins besoin.</translation>
    </message>
    <message numerus="yes">
        <source>It completes the %1 and brings you %n point(s).</source>
        <translation>
            <numerusform>Cela achève le canal et rapporte %n point : %1.</numerusform>
            <numerusform>Cela achève le canal et rapporte %n points : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The section to %1 is complete: goods can be shipped along it.</source>
        <translation>La section jusqu’à %1 est achevée : des marchandises peuvent y circuler.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 will then need at least %n more tile(s).</source>
        <translation>
            <numerusform>Pour le contrat %1, il faudra encore au moins %n tuile.</numerusform>
            <numerusform>Pour le contrat %1, il faudra encore au moins %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth %n point(s) once the canal is complete.</source>
        <translation>
            <numerusform>La tuile rapporte %n point une fois le canal achevé.</numerusform>
            <numerusform>La tuile rapporte %n points une fois le canal achevé.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it is, the %1 cannot go on.</source>
        <translation>En l’état, le canal ne peut pas continuer : %1.</translation>
    </message>
    <message>
        <source>Its goods come to your own canals.</source>
        <translation>Les marchandises arrivent sur vos propres canaux.</translation>
    </message>
    <message>
        <source>Its goods would only help the others.</source>
        <translation>Les marchandises ne serviraient qu’aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s).</source>
        <translation>
            <numerusform>Cela vous rapporte %n point.</numerusform>
            <numerusform>Cela vous rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s), and nobody else any.</source>
        <translation>
            <numerusform>Cela vous rapporte %n point, et rien aux autres.</numerusform>
            <numerusform>Cela vous rapporte %n points, et rien aux autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies on one of your canals.</source>
        <comment>a place</comment>
        <translation>L’un de vos canaux passe par %1.</translation>
    </message>
    <message>
        <source>In %1 only others can use it.</source>
        <comment>a place</comment>
        <translation>À %1, le cube ne sert qu’aux autres.</translation>
    </message>
</context>
<context>
    <name>canal::app::Composer</name>
    <message>
        <source>No route from here ends on one of your sections.</source>
        <translation>Aucun trajet partant d’ici ne finit sur une de vos sections.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tile and the cards that pay for it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Take back tiles…</source>
        <translation>Reprendre des tuiles…</translation>
    </message>
    <message>
        <source>half a surveyor</source>
        <translation>un demi-géomètre</translation>
    </message>
    <message>
        <source>%1, extra %2</source>
        <comment>cards that pay, and those for building over a canal</comment>
        <translation>%1, en plus %2</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>name, points</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a route and who scores what</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 for the %2: tile %3 of %4, paid with %5.</source>
        <translation>%1 pour le contrat %2 : tuile %3 sur %4, payée avec %5.</translation>
    </message>
    <message>
        <source>Ship no more cubes</source>
        <translation>Ne plus déplacer de cubes</translation>
    </message>
    <message>
        <source>Skip this phase</source>
        <translation>Sauter cette phase</translation>
    </message>
    <message>
        <source>No second contract</source>
        <translation>Pas de deuxième contrat</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Take the contract %1</source>
        <translation>Prendre le contrat %1</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <translation>Partir de %1</translation>
    </message>
    <message>
        <source>Swap for %1</source>
        <translation>Échanger contre %1</translation>
    </message>
    <message>
        <source>Replace the face-up cards</source>
        <translation>Remplacer les cartes visibles</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Prendre : %1</translation>
    </message>
    <message>
        <source>Draw the top card</source>
        <translation>Piocher la carte du dessus</translation>
    </message>
    <message>
        <source>Instead of drawing: %1</source>
        <translation>Au lieu de piocher : %1</translation>
    </message>
    <message>
        <source>Show the card and place goods</source>
        <translation>Montrer la carte et placer les marchandises</translation>
    </message>
    <message>
        <source>Keep the card secret</source>
        <translation>Garder la carte secrète</translation>
    </message>
    <message>
        <source>Remove the cube from %1</source>
        <translation>Retirer le cube de %1</translation>
    </message>
    <message>
        <source>Place a cube in %1</source>
        <translation>Placer un cube à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the %1</source>
        <comment>taken back</comment>
        <translation>
            <numerusform>%n tuile (%1)</numerusform>
            <numerusform>%n tuiles (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Défausser : %1</translation>
    </message>
    <message>
        <source>Continue the canal to here</source>
        <translation>Prolonger le canal jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more to go.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>Il en manque encore au moins %n.</numerusform>
            <numerusform>Il en manque encore au moins %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the junction contract %1 – %2</source>
        <comment>two places</comment>
        <translation>Prendre le contrat de jonction %1 – %2</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Construire : %1</translation>
    </message>
</context>
<context>
    <name>canal::app::LogWords</name>
    <message>
        <source>New in parliament: %1 (%2).</source>
        <translation>Nouveau au parlement : %1 (%2).</translation>
    </message>
    <message>
        <source>%1 replaces the face-up cards.</source>
        <translation>%1 remplace les cartes visibles.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new pile.</source>
        <translation>La défausse est mélangée et devient la nouvelle pile.</translation>
    </message>
    <message>
        <source>%1 takes a card: %2.</source>
        <translation>%1 prend une carte : %2.</translation>
    </message>
    <message>
        <source>%1 draws the top card.</source>
        <translation>%1 pioche la carte du dessus.</translation>
    </message>
    <message>
        <source>%1 shows a card: %2.</source>
        <translation>%1 montre une carte : %2.</translation>
    </message>
    <message>
        <source>%1 swaps engineers and now has %2.</source>
        <translation>%1 change d’ingénieur et a maintenant %2.</translation>
    </message>
    <message>
        <source>%1 takes the contract %2 (%3).</source>
        <translation>%1 prend le contrat %2 (%3).</translation>
    </message>
    <message>
        <source>%1 starts the %2 at %3.</source>
        <translation>%1 part de %3 : %2.</translation>
    </message>
    <message>
        <source>%1 chooses the colour for the goods: %2.</source>
        <translation>%1 choisit la couleur des marchandises : %2.</translation>
    </message>
    <message>
        <source>%1 removes the cube from %2.</source>
        <translation>%1 retire le cube de %2.</translation>
    </message>
    <message>
        <source>%1 places a cube in %2.</source>
        <translation>%1 place un cube à %2.</translation>
    </message>
    <message>
        <source>%1 builds for the %2: %3.</source>
        <translation>%1 construit pour le contrat %2 : %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n tile(s) of the %2.</source>
        <translation>
            <numerusform>%1 reprend %n tuile (%2).</numerusform>
            <numerusform>%1 reprend %n tuiles (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 completes the %2.</source>
        <translation>%1 achève un canal : %2.</translation>
    </message>
    <message>
        <source>%1’s %2 remains incomplete.</source>
        <translation>Un canal de %1 reste inachevé : %2.</translation>
    </message>
    <message>
        <source>%1 ships a cube: %2.</source>
        <translation>%1 déplace un cube : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for a completed canal.</source>
        <translation>
            <numerusform>%1 marque %n point pour un canal achevé.</numerusform>
            <numerusform>%1 marque %n points pour un canal achevé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for goods.</source>
        <translation>
            <numerusform>%1 marque %n point pour des marchandises.</numerusform>
            <numerusform>%1 marque %n points pour des marchandises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for an incomplete canal.</source>
        <translation>
            <numerusform>%1 marque %n point pour un canal inachevé.</numerusform>
            <numerusform>%1 marque %n points pour un canal inachevé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the number of contracts completed.</source>
        <translation>
            <numerusform>%1 marque %n point pour le nombre de contrats achevés.</numerusform>
            <numerusform>%1 marque %n points pour le nombre de contrats achevés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card: %2.</source>
        <translation>%1 défausse une carte : %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message numerus="yes">
        <source>This triggers the end of the game: %n more round(s) after this one.</source>
        <translation>
            <numerusform>La fin de partie est déclenchée : encore %n manche après celle-ci.</numerusform>
            <numerusform>La fin de partie est déclenchée : encore %n manches après celle-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 takes a junction contract: %2 (%3).</source>
        <translation>%1 prend un contrat de jonction : %2 (%3).</translation>
    </message>
</context>
<context>
    <name>canal::app::SceneWords</name>
    <message>
        <source>%1, city, %2</source>
        <comment>name, colour</comment>
        <translation>%1, grande ville, %2</translation>
    </message>
    <message>
        <source>%1, town, %2</source>
        <comment>name, colour</comment>
        <translation>%1, ville, %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>reliée</translation>
    </message>
    <message>
        <source>with a cube</source>
        <translation>avec un cube</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of tile, how many are left</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Contract or engineer</source>
        <translation>Contrat ou ingénieur</translation>
    </message>
    <message>
        <source>Cards or canals</source>
        <translation>Cartes ou canaux</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Prenez un contrat, changez d’ingénieur, remplacez les cartes visibles ou piochez la carte du dessus.</translation>
    </message>
    <message>
        <source>Take face-up cards, build canals, or draw the top card.</source>
        <translation>Prenez des cartes visibles, construisez des canaux ou piochez la carte du dessus.</translation>
    </message>
    <message>
        <source>Ship a cube, or draw the top card.</source>
        <translation>Déplacez un cube ou piochez la carte du dessus.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>Take a contract from parliament.</source>
        <translation>Prenez un contrat au parlement.</translation>
    </message>
    <message>
        <source>Phase 1: take a contract, swap engineers, replace the face-up cards, or draw the top card.</source>
        <translation>Phase 1 : prenez un contrat, changez d’ingénieur, remplacez les cartes visibles ou piochez la carte du dessus.</translation>
    </message>
    <message>
        <source>Phase 2: take face-up cards, build on a highlighted hex, or draw the top card.</source>
        <translation>Phase 2 : prenez des cartes visibles, construisez sur un hexagone en surbrillance ou piochez la carte du dessus.</translation>
    </message>
    <message>
        <source>Phase 3: ship a cube along canals, ending on a section of yours, or draw the top card.</source>
        <translation>Phase 3 : déplacez un cube le long des canaux, en finissant sur une de vos sections, ou piochez la carte du dessus.</translation>
    </message>
    <message>
        <source>Choose the terminus where your barge starts.</source>
        <translation>Choisissez le terminus d’où part votre péniche.</translation>
    </message>
    <message>
        <source>You may take a second contract.</source>
        <translation>Vous pouvez prendre un deuxième contrat.</translation>
    </message>
    <message>
        <source>Take the next face-up card.</source>
        <translation>Prenez une autre carte visible.</translation>
    </message>
    <message>
        <source>You drew: %1.</source>
        <translation>Vous avez pioché : %1.</translation>
    </message>
    <message>
        <source>Choose a colour for the goods.</source>
        <translation>Choisissez une couleur pour les marchandises.</translation>
    </message>
    <message>
        <source>Too few cubes are left: choose one to remove from the board.</source>
        <translation>Il reste trop peu de cubes : choisissez-en un à retirer du plateau.</translation>
    </message>
    <message>
        <source>Choose where to place the next cube (%1).</source>
        <translation>Choisissez où placer le cube suivant (%1).</translation>
    </message>
    <message>
        <source>Build more, or choose Done.</source>
        <translation>Continuez à construire ou choisissez Terminé.</translation>
    </message>
    <message numerus="yes">
        <source>Discard down to %n card(s).</source>
        <translation>
            <numerusform>Défaussez jusqu’à ne garder que %n carte.</numerusform>
            <numerusform>Défaussez jusqu’à ne garder que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final delivery: ship one cube.</source>
        <translation>Livraison finale : déplacez un cube.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n point.</numerusform>
            <numerusform>%1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>kind of tile, canal, whose it is</comment>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>Choose the first of the two places to join.</source>
        <translation>Choisissez le premier des deux lieux à relier.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the other place, at most %n tile(s) away.</source>
        <translation>
            <numerusform>Choisissez l’autre lieu, à %n tuile au plus.</numerusform>
            <numerusform>Choisissez l’autre lieu, à %n tuiles au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a contract from parliament, or a junction contract.</source>
        <translation>Prenez un contrat au parlement ou un contrat de jonction.</translation>
    </message>
</context>
<context>
    <name>canal::app::Session</name>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>%1 keeps the card secret.</source>
        <translation>%1 garde la carte secrète.</translation>
    </message>
    <message>
        <source>%1 does nothing more.</source>
        <translation>%1 ne fait rien de plus.</translation>
    </message>
</context>
<context>
    <name>canal::app::Words</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>couleur au choix</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Bief</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Écluse</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aqueduc</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Géomètre</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>%1, goods: %2</source>
        <comment>a card and its symbol</comment>
        <translation>%1, marchandises : %2</translation>
    </message>
    <message>
        <source>A stretch card can pay for a lock.</source>
        <translation>Une carte bief peut payer une écluse.</translation>
    </message>
    <message numerus="yes">
        <source>A surveyor counts as %n card(s).</source>
        <translation>
            <numerusform>Un géomètre vaut %n carte.</numerusform>
            <numerusform>Un géomètre vaut %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tunnel costs %n tunnel card(s).</source>
        <translation>
            <numerusform>Un tunnel coûte %n carte tunnel.</numerusform>
            <numerusform>Un tunnel coûte %n cartes tunnel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aqueduct costs %n aqueduct card(s).</source>
        <translation>
            <numerusform>Un aqueduc coûte %n carte aqueduc.</numerusform>
            <numerusform>Un aqueduc coûte %n cartes aqueduc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s), or one instead of the top card.</source>
        <translation>
            <numerusform>Vous pouvez prendre %n carte visible, ou une au lieu de la carte du dessus.</numerusform>
            <numerusform>Vous pouvez prendre %n cartes visibles, ou une au lieu de la carte du dessus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n face-up card(s).</source>
        <translation>
            <numerusform>Vous pouvez prendre %n carte visible.</numerusform>
            <numerusform>Vous pouvez prendre %n cartes visibles.</numerusform>
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
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>C’est le tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>C’est impossible pour le moment.</translation>
    </message>
    <message>
        <source>You have no contract, so you must take one in phase 1.</source>
        <translation>Vous n’avez pas de contrat : vous devez en prendre un en phase 1.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot have more than %n open contract(s).</source>
        <translation>
            <numerusform>Vous ne pouvez pas avoir plus de %n contrat en cours.</numerusform>
            <numerusform>Vous ne pouvez pas avoir plus de %n contrats en cours.</numerusform>
        </translation>
    </message>
    <message>
        <source>That contract is not in parliament.</source>
        <translation>Ce contrat n’est pas au parlement.</translation>
    </message>
    <message>
        <source>The barge must start at one of the contract’s two termini.</source>
        <translation>La péniche doit partir d’un des deux terminus du contrat.</translation>
    </message>
    <message>
        <source>That is already your engineer.</source>
        <translation>C’est déjà votre ingénieur.</translation>
    </message>
    <message>
        <source>There are no build cards left to draw.</source>
        <translation>Il n’y a plus de cartes construction à piocher.</translation>
    </message>
    <message>
        <source>There is no such build card face up.</source>
        <translation>Il n’y a pas de carte construction visible de ce type.</translation>
    </message>
    <message>
        <source>Only Rennie can take a face-up card instead of the top one.</source>
        <translation>Seul Rennie peut prendre une carte visible au lieu de la carte du dessus.</translation>
    </message>
    <message numerus="yes">
        <source>You can only stop once you have %n card(s) in hand.</source>
        <translation>
            <numerusform>Vous ne pouvez vous arrêter qu’avec au moins %n carte en main.</numerusform>
            <numerusform>Vous ne pouvez vous arrêter qu’avec au moins %n cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card has no goods symbol.</source>
        <translation>La carte n’a pas de symbole marchandise.</translation>
    </message>
    <message>
        <source>No place has that colour.</source>
        <translation>Aucun lieu n’a cette couleur.</translation>
    </message>
    <message>
        <source>There is no cube there.</source>
        <translation>Il n’y a pas de cube à cet endroit.</translation>
    </message>
    <message>
        <source>Cubes go to connected places first, and to the city before the towns; they are removed in the reverse order.</source>
        <translation>Les cubes vont d’abord dans les lieux reliés, et dans la grande ville avant les autres villes ; on les retire dans l’ordre inverse.</translation>
    </message>
    <message>
        <source>That is not one of your open contracts.</source>
        <translation>Ce n’est pas un de vos contrats en cours.</translation>
    </message>
    <message>
        <source>A canal must continue from its barge.</source>
        <translation>Un canal doit se poursuivre depuis sa péniche.</translation>
    </message>
    <message>
        <source>Tiles cannot be laid on towns or cities, or off the board.</source>
        <translation>On ne pose pas de tuile sur une ville ni hors du plateau.</translation>
    </message>
    <message>
        <source>The canal would leave the board.</source>
        <translation>Le canal sortirait du plateau.</translation>
    </message>
    <message>
        <source>Stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain.</source>
        <translation>Biefs et écluses vont en terrain normal, aqueducs et tunnels en terrain difficile.</translation>
    </message>
    <message numerus="yes">
        <source>This hex already has %n canal(s).</source>
        <translation>
            <numerusform>Cet hexagone a déjà %n canal.</numerusform>
            <numerusform>Cet hexagone a déjà %n canaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>This canal already has a tile here.</source>
        <translation>Ce canal a déjà une tuile ici.</translation>
    </message>
    <message numerus="yes">
        <source>The contract allows only %n tile(s).</source>
        <translation>
            <numerusform>Le contrat n’autorise que %n tuile.</numerusform>
            <numerusform>Le contrat n’autorise que %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two neighbouring tiles of a section cannot be of the same type.</source>
        <translation>Deux tuiles voisines d’une même section ne peuvent pas être du même type.</translation>
    </message>
    <message>
        <source>A canal cannot bend so sharply within a hex.</source>
        <translation>Un canal ne peut pas faire un virage aussi serré dans un hexagone.</translation>
    </message>
    <message>
        <source>You have no tiles of that type left.</source>
        <translation>Vous n’avez plus de tuiles de ce type.</translation>
    </message>
    <message>
        <source>A canal cannot reach a place twice.</source>
        <translation>Un canal ne peut pas atteindre deux fois le même lieu.</translation>
    </message>
    <message>
        <source>The canal must first go through the place named on the contract.</source>
        <translation>Le canal doit d’abord passer par le lieu indiqué par le contrat.</translation>
    </message>
    <message>
        <source>The canal could then no longer be completed within the contract’s value.</source>
        <translation>Le canal ne pourrait plus être achevé sans dépasser la valeur du contrat.</translation>
    </message>
    <message>
        <source>You do not have those cards.</source>
        <translation>Vous n’avez pas ces cartes.</translation>
    </message>
    <message>
        <source>That card cannot pay for this tile.</source>
        <translation>Cette carte ne peut pas payer cette tuile.</translation>
    </message>
    <message>
        <source>You do not have enough cards for this tile.</source>
        <translation>Vous n’avez pas assez de cartes pour cette tuile.</translation>
    </message>
    <message>
        <source>This tile costs fewer cards.</source>
        <translation>Cette tuile coûte moins de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>To build over a canal you must discard %n extra card(s).</source>
        <translation>
            <numerusform>Pour construire par-dessus un canal, vous devez défausser %n carte de plus.</numerusform>
            <numerusform>Pour construire par-dessus un canal, vous devez défausser %n cartes de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surveyors cannot be used as extra cards.</source>
        <translation>Les géomètres ne peuvent pas servir de cartes supplémentaires.</translation>
    </message>
    <message>
        <source>You can only take tiles back before laying the first tile of an action, and only once per canal.</source>
        <translation>Vous ne pouvez reprendre des tuiles qu’avant de poser la première de l’action, et une seule fois par canal.</translation>
    </message>
    <message numerus="yes">
        <source>This canal has only %n tile(s).</source>
        <translation>
            <numerusform>Ce canal n’a que %n tuile.</numerusform>
            <numerusform>Ce canal n’a que %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No canal of that player leads there.</source>
        <translation>Aucun canal de ce joueur n’y mène.</translation>
    </message>
    <message>
        <source>A route cannot include two places of the same colour.</source>
        <translation>Un trajet ne peut pas comprendre deux lieux de la même couleur.</translation>
    </message>
    <message>
        <source>The last section of the route must be yours.</source>
        <translation>La dernière section du trajet doit être à vous.</translation>
    </message>
    <message>
        <source>A cube must travel along at least one section.</source>
        <translation>Un cube doit parcourir au moins une section.</translation>
    </message>
    <message>
        <source>In the final delivery you must ship a cube if you can.</source>
        <translation>Lors de la livraison finale, vous devez déplacer un cube si vous le pouvez.</translation>
    </message>
    <message>
        <source>This cannot be skipped.</source>
        <translation>Vous ne pouvez pas sauter cette étape.</translation>
    </message>
    <message>
        <source>You have no junction contract left.</source>
        <translation>Vous n’avez plus de contrat de jonction.</translation>
    </message>
    <message numerus="yes">
        <source>The two places of a junction contract can be at most %n tile(s) apart.</source>
        <translation>
            <numerusform>Les deux lieux d’un contrat de jonction ne peuvent pas être distants de plus de %n tuile.</numerusform>
            <numerusform>Les deux lieux d’un contrat de jonction ne peuvent pas être distants de plus de %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already chosen these two places.</source>
        <translation>Vous avez déjà choisi ces deux lieux.</translation>
    </message>
    <message>
        <source>The canal of a junction contract cannot go through a third place.</source>
        <translation>Le canal d’un contrat de jonction ne peut pas passer par un troisième lieu.</translation>
    </message>
    <message>
        <source>There is no room left in that colour.</source>
        <translation>Il n’y a plus de place libre pour cette couleur.</translation>
    </message>
    <message>
        <source>You cannot build over a canal of yours.</source>
        <translation>Vous ne pouvez pas construire par-dessus l’un de vos canaux.</translation>
    </message>
    <message>
        <source>You cannot take tiles back.</source>
        <translation>Vous ne pouvez pas reprendre de tuiles.</translation>
    </message>
</context>
<context>
    <name>capitol::Findings</name>
    <message numerus="yes">
        <source>%1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>%1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>%1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Le gagnant marque %1 point de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Le gagnant marque %1 points de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Le gagnant marque %1 point de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Le gagnant marque %1 points de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Le dernier joueur marque %1 point de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Le dernier joueur marque %1 points de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last player gets %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Le dernier joueur marque %1 point de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Le dernier joueur marque %1 points de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>L’écart entre premier et dernier augmente de %1 point (%2 au lieu de %3)</numerusform>
            <numerusform>L’écart entre premier et dernier augmente de %1 points (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and last is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>L’écart entre premier et dernier diminue de %1 point (%2 au lieu de %3)</numerusform>
            <numerusform>L’écart entre premier et dernier diminue de %1 points (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points wider (%2 instead of %3)</source>
        <translation>
            <numerusform>L’écart entre premier et deuxième augmente de %1 point (%2 au lieu de %3)</numerusform>
            <numerusform>L’écart entre premier et deuxième augmente de %1 points (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap between first and second is %1 points narrower (%2 instead of %3)</source>
        <translation>
            <numerusform>L’écart entre premier et deuxième diminue de %1 point (%2 au lieu de %3)</numerusform>
            <numerusform>L’écart entre premier et deuxième diminue de %1 points (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Manche %4 : %1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Manche %4 : %1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %4: %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Manche %4 : %1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Manche %4 : %1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 more points (%2 instead of %3)</source>
        <translation>
            <numerusform>Place %4 : %1 point de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Place %4 : %1 points de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4: %1 fewer points (%2 instead of %3)</source>
        <translation>
            <numerusform>Place %4 : %1 point de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Place %4 : %1 points de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins more often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>La place %4 gagne plus souvent : %2 des parties au lieu de %3</numerusform>
            <numerusform>La place %4 gagne plus souvent : %2 des parties au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 wins less often: in %2 of the games instead of %3</source>
        <translation>
            <numerusform>La place %4 gagne moins souvent : %2 des parties au lieu de %3</numerusform>
            <numerusform>La place %4 gagne moins souvent : %2 des parties au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes more often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>Le joueur en tête change plus souvent : %2 fois par partie au lieu de %3</numerusform>
            <numerusform>Le joueur en tête change plus souvent : %2 fois par partie au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changes less often: %2 times per game instead of %3</source>
        <translation>
            <numerusform>Le joueur en tête change moins souvent : %2 fois par partie au lieu de %3</numerusform>
            <numerusform>Le joueur en tête change moins souvent : %2 fois par partie au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>Le dernier décompte renverse plus de parties : %2 au lieu de %3</numerusform>
            <numerusform>Le dernier décompte renverse plus de parties : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>Le dernier décompte renverse moins de parties : %2 au lieu de %3</numerusform>
            <numerusform>Le dernier décompte renverse moins de parties : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Plus de parties finissent par une victoire partagée : %2 au lieu de %3</numerusform>
            <numerusform>Plus de parties finissent par une victoire partagée : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a shared victory: %2 instead of %3</source>
        <translation>
            <numerusform>Moins de parties finissent par une victoire partagée : %2 au lieu de %3</numerusform>
            <numerusform>Moins de parties finissent par une victoire partagée : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 enchère à égalité de plus par partie (%2 au lieu de %3)</numerusform>
            <numerusform>%1 enchères à égalité de plus par partie (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tied auctions per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 enchère à égalité de moins par partie (%2 au lieu de %3)</numerusform>
            <numerusform>%1 enchères à égalité de moins par partie (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de plus par partie (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de plus par partie (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer unsold tiles per game (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de moins par partie (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de moins par partie (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de plus par partie pour cause d’égalité (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de plus par partie pour cause d’égalité (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game lost to ties (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de moins par partie pour cause d’égalité (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de moins par partie pour cause d’égalité (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de plus par partie, faute d’offre (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de plus par partie, faute d’offre (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game get no bid (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de moins par partie, faute d’offre (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de moins par partie, faute d’offre (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de plus par partie, faute d’emplacement libre (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de plus par partie, faute d’emplacement libre (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles per game have no vacant site (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile invendue de moins par partie, faute d’emplacement libre (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles invendues de moins par partie, faute d’emplacement libre (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>La somme des offres gagnantes augmente de %1 (%2 au lieu de %3)</numerusform>
            <numerusform>La somme des offres gagnantes augmente de %1 (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winning bids add up to %1 less (%2 instead of %3)</source>
        <translation>
            <numerusform>La somme des offres gagnantes diminue de %1 (%2 au lieu de %3)</numerusform>
            <numerusform>La somme des offres gagnantes diminue de %1 (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte de plus dans les offres gagnantes (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes de plus dans les offres gagnantes (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in the winning bids (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte de moins dans les offres gagnantes (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes de moins dans les offres gagnantes (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 étage de plus utilisé (%2 au lieu de %3)</numerusform>
            <numerusform>%1 étages de plus utilisés (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors used (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 étage de moins utilisé (%2 au lieu de %3)</numerusform>
            <numerusform>%1 étages de moins utilisés (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 étage de plus sur le plateau à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 étages de plus sur le plateau à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer floors on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 étage de moins sur le plateau à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 étages de moins sur le plateau à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bâtiment achevé de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 bâtiments achevés de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings finished (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bâtiment achevé de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 bâtiments achevés de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bâtiment de plus sur le plateau à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 bâtiments de plus sur le plateau à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings on the board at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bâtiment de moins sur le plateau à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 bâtiments de moins sur le plateau à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bâtiment restant de plus à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 bâtiments restants de plus à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer buildings left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bâtiment restant de moins à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 bâtiments restants de moins à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 more floors (%2 instead of %3)</source>
        <translation>
            <numerusform>Le bâtiment le plus haut compte %1 étage de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Le bâtiment le plus haut compte %1 étages de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest building has %1 fewer floors (%2 instead of %3)</source>
        <translation>
            <numerusform>Le bâtiment le plus haut compte %1 étage de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Le bâtiment le plus haut compte %1 étages de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartier vide de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 quartiers vides de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas stay empty (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartier vide de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 quartiers vides de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartier disputé de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 quartiers disputés de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer areas are contested (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 quartier disputé de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 quartiers disputés de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte jouée de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes jouées de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte jouée de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes jouées de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte jouée sans effet de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes jouées sans effet de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards played without effect (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte jouée sans effet de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes jouées sans effet de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte restante de plus à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes restantes de plus à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards left over at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte restante de moins à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes restantes de moins à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>Une partie dure %1 coup de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Une partie dure %1 coups de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>Une partie dure %1 coup de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Une partie dure %1 coups de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 coup de plus pendant la construction (%2 au lieu de %3)</numerusform>
            <numerusform>%1 coups de plus pendant la construction (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in construction (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 coup de moins pendant la construction (%2 au lieu de %3)</numerusform>
            <numerusform>%1 coups de moins pendant la construction (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 coup de plus pendant les enchères (%2 au lieu de %3)</numerusform>
            <numerusform>%1 coups de plus pendant les enchères (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer moves in auctions (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 coup de moins pendant les enchères (%2 au lieu de %3)</numerusform>
            <numerusform>%1 coups de moins pendant les enchères (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte piochée de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes piochées de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte piochée de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes piochées de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has an advantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>La place %4 est avantagée : elle gagne %2 des parties (à parts égales : %3)</numerusform>
            <numerusform>La place %4 est avantagée : elle gagne %2 des parties (à parts égales : %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>La place %4 est désavantagée : elle gagne %2 des parties (à parts égales : %3)</numerusform>
            <numerusform>La place %4 est désavantagée : elle gagne %2 des parties (à parts égales : %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No seat was found to have an advantage</source>
        <translation>
            <numerusform>Aucune place ne se révèle avantagée</numerusform>
            <numerusform>Aucune place ne se révèle avantagée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No figure differs significantly; a small difference may need more games to show</source>
        <translation>
            <numerusform>Aucun indicateur ne diffère de manière significative ; il faut parfois plus de parties pour déceler une petite différence</numerusform>
            <numerusform>Aucun indicateur ne diffère de manière significative ; il faut parfois plus de parties pour déceler une petite différence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: at least %1 are needed</source>
        <translation>
            <numerusform>Trop peu de parties pour conclure : il en faut au moins %1</numerusform>
            <numerusform>Trop peu de parties pour conclure : il en faut au moins %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a player gets %1 points and the winner %2</source>
        <translation>
            <numerusform>En moyenne, un joueur marque %1 point et le gagnant %2</numerusform>
            <numerusform>En moyenne, un joueur marque %1 points et le gagnant %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 more (%2 instead of %3)</source>
        <translation>
            <numerusform>Le meilleur joueur marque %1 point de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Le meilleur joueur marque %1 points de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player with the most points gets %1 fewer (%2 instead of %3)</source>
        <translation>
            <numerusform>Le meilleur joueur marque %1 point de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Le meilleur joueur marque %1 points de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Les canaux achevés rapportent %1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Les canaux achevés rapportent %1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Les canaux achevés rapportent %1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Les canaux achevés rapportent %1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 more points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Pendant la partie, les marchandises rapportent %1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Pendant la partie, les marchandises rapportent %1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods give %1 fewer points per player during play (%2 instead of %3)</source>
        <translation>
            <numerusform>Pendant la partie, les marchandises rapportent %1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Pendant la partie, les marchandises rapportent %1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Les canaux inachevés rapportent %1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Les canaux inachevés rapportent %1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete canals give %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Les canaux inachevés rapportent %1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Les canaux inachevés rapportent %1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>La livraison finale rapporte %1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>La livraison finale rapporte %1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final delivery gives %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>La livraison finale rapporte %1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>La livraison finale rapporte %1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 more points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Le plus grand nombre de contrats rapporte %1 point de plus par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Le plus grand nombre de contrats rapporte %1 points de plus par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most prolific builders get %1 fewer points per player (%2 instead of %3)</source>
        <translation>
            <numerusform>Le plus grand nombre de contrats rapporte %1 point de moins par joueur (%2 au lieu de %3)</numerusform>
            <numerusform>Le plus grand nombre de contrats rapporte %1 points de moins par joueur (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins more often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>La place qui commence avec l’ingénieur %4 gagne plus souvent : %2 des parties au lieu de %3</numerusform>
            <numerusform>La place qui commence avec l’ingénieur %4 gagne plus souvent : %2 des parties au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The seat that begins with engineer %4 wins less often: %2 of the games instead of %3</source>
        <translation>
            <numerusform>La place qui commence avec l’ingénieur %4 gagne moins souvent : %2 des parties au lieu de %3</numerusform>
            <numerusform>La place qui commence avec l’ingénieur %4 gagne moins souvent : %2 des parties au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides more games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>Le décompte final renverse plus de parties : %2 au lieu de %3</numerusform>
            <numerusform>Le décompte final renverse plus de parties : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final scoring decides fewer games: %2 instead of %3 end with a comeback</source>
        <translation>
            <numerusform>Le décompte final renverse moins de parties : %2 au lieu de %3</numerusform>
            <numerusform>Le décompte final renverse moins de parties : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Plus de parties finissent à égalité de points : %2 au lieu de %3</numerusform>
            <numerusform>Plus de parties finissent à égalité de points : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer games end in a tie in points: %2 instead of %3</source>
        <translation>
            <numerusform>Moins de parties finissent à égalité de points : %2 au lieu de %3</numerusform>
            <numerusform>Moins de parties finissent à égalité de points : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Plus de fins de partie déclenchées par les points : %2 au lieu de %3</numerusform>
            <numerusform>Plus de fins de partie déclenchées par les points : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Moins de fins de partie déclenchées par les points : %2 au lieu de %3</numerusform>
            <numerusform>Moins de fins de partie déclenchées par les points : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of more games: %2 instead of %3</source>
        <translation>
            <numerusform>Plus de fins de partie déclenchées par les derniers contrats : %2 au lieu de %3</numerusform>
            <numerusform>Plus de fins de partie déclenchées par les derniers contrats : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last contracts trigger the end of fewer games: %2 instead of %3</source>
        <translation>
            <numerusform>Moins de fins de partie déclenchées par les derniers contrats : %2 au lieu de %3</numerusform>
            <numerusform>Moins de fins de partie déclenchées par les derniers contrats : %2 au lieu de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contrat pris de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 contrats pris de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts taken (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contrat pris de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 contrats pris de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contrat achevé de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 contrats achevés de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts completed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contrat achevé de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 contrats achevés de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contrat inachevé de plus à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 contrats inachevés de plus à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer contracts incomplete at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 contrat inachevé de moins à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 contrats inachevés de moins à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bief de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 biefs de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer stretches (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 bief de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 biefs de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 écluse de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 écluses de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer locks (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 écluse de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 écluses de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 aqueduc de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 aqueducs de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer aqueducts (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 aqueduc de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 aqueducs de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tunnel de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tunnels de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tunnels (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tunnel de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tunnels de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile reprise de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles reprises de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer tiles taken back (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 tuile reprise de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 tuiles reprises de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte visible prise de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes visibles prises de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards taken from the row (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte visible prise de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes visibles prises de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte piochée de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes piochées de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards drawn from the top (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte piochée de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes piochées de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 rangée de cartes remplacée de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 rangées de cartes remplacées de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer rows of cards replaced (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 rangée de cartes remplacée de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 rangées de cartes remplacées de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte de plus payée pour des tuiles (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes de plus payées pour des tuiles (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards paid for tiles (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte de moins payée pour des tuiles (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes de moins payées pour des tuiles (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte défaussée de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes défaussées de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards discarded (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte défaussée de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes défaussées de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte de plus en main à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes de plus en main à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer cards in hand at the end (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 carte de moins en main à la fin (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cartes de moins en main à la fin (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises placé de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises placés de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes placed (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises placé de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises placés de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises de plus retiré du plateau (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises de plus retirés du plateau (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes taken off the map (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises de moins retiré du plateau (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises de moins retirés du plateau (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises déplacé de plus pendant la partie (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises déplacés de plus pendant la partie (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes moved during play (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises déplacé de moins pendant la partie (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises déplacés de moins pendant la partie (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises de plus dans la livraison finale (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises de plus dans la livraison finale (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer goods cubes in the final delivery (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 cube de marchandises de moins dans la livraison finale (%2 au lieu de %3)</numerusform>
            <numerusform>%1 cubes de marchandises de moins dans la livraison finale (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 more sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Les marchandises parcourent %1 section de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Les marchandises parcourent %1 sections de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goods are moved along %1 fewer sections (%2 instead of %3)</source>
        <translation>
            <numerusform>Les marchandises parcourent %1 section de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Les marchandises parcourent %1 sections de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 ingénieur échangé de plus (%2 au lieu de %3)</numerusform>
            <numerusform>%1 ingénieurs échangés de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fewer engineers swapped (%2 instead of %3)</source>
        <translation>
            <numerusform>%1 ingénieur échangé de moins (%2 au lieu de %3)</numerusform>
            <numerusform>%1 ingénieurs échangés de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds longer (%2 instead of %3)</source>
        <translation>
            <numerusform>La partie dure %1 manche de plus (%2 au lieu de %3)</numerusform>
            <numerusform>La partie dure %1 manches de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 rounds shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>La partie dure %1 manche de moins (%2 au lieu de %3)</numerusform>
            <numerusform>La partie dure %1 manches de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves longer (%2 instead of %3)</source>
        <translation>
            <numerusform>La partie dure %1 coup de plus (%2 au lieu de %3)</numerusform>
            <numerusform>La partie dure %1 coups de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is %1 moves shorter (%2 instead of %3)</source>
        <translation>
            <numerusform>La partie dure %1 coup de moins (%2 au lieu de %3)</numerusform>
            <numerusform>La partie dure %1 coups de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 more times (%2 instead of %3)</source>
        <translation>
            <numerusform>Les joueurs passent %1 fois de plus (%2 au lieu de %3)</numerusform>
            <numerusform>Les joueurs passent %1 fois de plus (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players pass %1 fewer times (%2 instead of %3)</source>
        <translation>
            <numerusform>Les joueurs passent %1 fois de moins (%2 au lieu de %3)</numerusform>
            <numerusform>Les joueurs passent %1 fois de moins (%2 au lieu de %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>L’ingénieur %4 est avantagé : la place qui commence avec lui gagne %2 des parties (à parts égales : %3)</numerusform>
            <numerusform>L’ingénieur %4 est avantagé : la place qui commence avec lui gagne %2 des parties (à parts égales : %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engineer %4 is not favoured: the seat that begins with it wins %2 of the games (equal share: %3)</source>
        <translation>
            <numerusform>L’ingénieur %4 est désavantagé : la place qui commence avec lui gagne %2 des parties (à parts égales : %3)</numerusform>
            <numerusform>L’ingénieur %4 est désavantagé : la place qui commence avec lui gagne %2 des parties (à parts égales : %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No engineer was found to be favoured</source>
        <translation>
            <numerusform>Aucun ingénieur ne s’est révélé avantagé</numerusform>
            <numerusform>Aucun ingénieur ne s’est révélé avantagé</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::About</name>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown in 2D. A newer graphics driver may help.</source>
        <translation>OpenGL ne fonctionne pas sur cet ordinateur : le plateau est affiché en 2D. Un pilote graphique plus récent résoudra peut-être le problème.</translation>
    </message>
    <message>
        <source>The graphics driver is too old for the 3D board, so the board is shown in 2D.</source>
        <translation>Le pilote graphique est trop ancien pour le plateau 3D : le plateau est affiché en 2D.</translation>
    </message>
    <message>
        <source>The window is shown on another computer over the network, so the board is shown in 2D.</source>
        <translation>La fenêtre est affichée sur un autre ordinateur via le réseau : le plateau est affiché en 2D.</translation>
    </message>
    <message>
        <source>The last start failed, so 3D is off. You can enable it again in the settings.</source>
        <translation>Le dernier démarrage a échoué : la 3D est désactivée. Vous pouvez la réactiver dans les réglages.</translation>
    </message>
    <message>
        <source>The guides are not installed. They are in the docs folder of the source code.</source>
        <translation>Les guides ne sont pas installés. Ils se trouvent dans le dossier docs du code source.</translation>
    </message>
    <message>
        <source>No application can open %1.</source>
        <translation>Aucune application ne peut ouvrir %1.</translation>
    </message>
    <message>
        <source>The program was started with --2d, so the 3D board is not available.</source>
        <translation>Le programme a été lancé avec --2d : le plateau 3D n’est donc pas disponible.</translation>
    </message>
    <message>
        <source>The 3D board is not available on this computer.</source>
        <translation>Le plateau 3D n’est pas disponible sur cet ordinateur.</translation>
    </message>
    <message>
        <source>software rendering, without OpenGL</source>
        <translation>rendu logiciel, sans OpenGL</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>It keeps the most possibilities open.</source>
        <translation>Cela laisse le plus de possibilités.</translation>
    </message>
    <message>
        <source>It takes the lead in %1.</source>
        <translation>%1 : cela donne la première place.</translation>
    </message>
    <message>
        <source>It takes the lead in %1 from %2.</source>
        <translation>%1 : cela enlève la première place à %2.</translation>
    </message>
    <message>
        <source>It shares the lead in %1 with %2.</source>
        <translation>%1 : cela donne la première place, à égalité avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>It widens the lead in %1 to %n floor(s).</source>
        <translation>
            <numerusform>%1 : cela porte l’avance à %n étage.</numerusform>
            <numerusform>%1 : cela porte l’avance à %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it %2 could take the lead in %1.</source>
        <translation>%1 : sinon, %2 pourrait prendre la première place.</translation>
    </message>
    <message>
        <source>It takes second place in %1.</source>
        <translation>%1 : cela donne la deuxième place.</translation>
    </message>
    <message>
        <source>It gains a foothold in %1.</source>
        <translation>%1 : cela permet d’y prendre pied.</translation>
    </message>
    <message>
        <source>%2 can no longer place a building with the other roof in %1.</source>
        <translation>%1 : %2 ne peut plus y placer de bâtiment avec l’autre toit.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has a building of %n floor(s) that is now too low for %1.</source>
        <translation>
            <numerusform>%1 : %2 a un bâtiment de %n étage qui y serait désormais trop bas.</numerusform>
            <numerusform>%1 : %2 a un bâtiment de %n étages qui y serait désormais trop bas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can build in %1 any more.</source>
        <translation>%1 : plus personne ne peut y construire.</translation>
    </message>
    <message numerus="yes">
        <source>The amphitheatre in %1 gives %n more card(s) at each drawing.</source>
        <translation>
            <numerusform>%1 : l’amphithéâtre donne %n carte de plus à chaque pioche.</numerusform>
            <numerusform>%1 : l’amphithéâtre donne %n cartes de plus à chaque pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n more point(s).</source>
        <translation>
            <numerusform>%1 : en l’état, cela rapporte %n point de plus.</numerusform>
            <numerusform>%1 : en l’état, cela rapporte %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: anything not built now will never score.</source>
        <translation>C’est la dernière manche : ce qui n’est pas construit maintenant ne rapportera plus rien.</translation>
    </message>
    <message>
        <source>%1 will fit in %2.</source>
        <translation>%2 : il y aura de la place pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left for everyone.</source>
        <translation>
            <numerusform>Il ne reste que %n étage pour tous.</numerusform>
            <numerusform>Il ne reste que %n étages pour tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps cards worth %n for the auctions.</source>
        <translation>
            <numerusform>Il reste ainsi des cartes d’une valeur totale de %n pour les enchères.</numerusform>
            <numerusform>Il reste ainsi des cartes d’une valeur totale de %n pour les enchères.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand would gain anything now.</source>
        <translation>Aucune carte en main n’apporterait quoi que ce soit maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s).</source>
        <translation>
            <numerusform>La tuile vaut environ %n point.</numerusform>
            <numerusform>La tuile vaut environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 the tile is worth about %n point(s).</source>
        <translation>
            <numerusform>%1 : la tuile y vaut environ %n point.</numerusform>
            <numerusform>%1 : la tuile y vaut environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could bring %1 about %n point(s).</source>
        <translation>
            <numerusform>Cela pourrait rapporter environ %n point à %1.</numerusform>
            <numerusform>Cela pourrait rapporter environ %n points à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Such a bid wins about %1 times out of a hundred.</source>
        <translation>Cette offre l’emporte environ %1 fois sur cent.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>Des cartes d’une valeur totale de %n servent peu à construire.</numerusform>
            <numerusform>Des cartes d’une valeur totale de %n servent peu à construire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now will never be used.</source>
        <translation>Les cartes gardées maintenant ne serviront plus.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>La tuile vaut environ %n point, moins que les cartes qu’il faut pour la gagner.</numerusform>
            <numerusform>La tuile vaut environ %n points, moins que les cartes qu’il faut pour la gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>A more valuable tile is still to come this round: %1.</source>
        <translation>Une tuile qui vaut davantage sera encore mise aux enchères pendant cette manche : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 there are %n in hand.</source>
        <translation>
            <numerusform>Nombre de %1 en main : %n.</numerusform>
            <numerusform>Nombre de %1 en main : %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes a building.</source>
        <translation>Cela achève un bâtiment.</translation>
    </message>
    <message>
        <source>With it, a building can go from the yard to %1.</source>
        <translation>%1 : cette carte permet d’y placer un bâtiment du chantier.</translation>
    </message>
    <message numerus="yes">
        <source>Its value of %n counts in the auctions.</source>
        <translation>
            <numerusform>Sa valeur est de %n aux enchères.</numerusform>
            <numerusform>Sa valeur est de %n aux enchères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::App</name>
    <message>
        <source>This account has no home folder. Your games and settings are kept in %1, which the system may empty. To keep them for good, set HOME to a folder of your own.</source>
        <translation>Ce compte n’a pas de dossier personnel. Vos parties et vos réglages sont enregistrés dans %1, que le système peut vider. Pour les conserver, faites pointer HOME vers un dossier à vous.</translation>
    </message>
    <message>
        <source>This is not a complete invitation to a table, so nothing was opened: %1</source>
        <translation>Ce n’est pas une invitation complète à une table, rien n’a donc été ouvert : %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message numerus="yes">
        <source>First: %1, %n floor(s).</source>
        <translation>
            <numerusform>Première place : %1, %n étage.</numerusform>
            <numerusform>Première place : %1, %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Second: %2.</source>
        <comment>a sentence, names</comment>
        <translation>%1 Deuxième place : %2.</translation>
    </message>
    <message>
        <source>Worth %1 for first place, %2 for second.</source>
        <translation>Rapporte %1 au premier, %2 au deuxième.</translation>
    </message>
    <message numerus="yes">
        <source>%n vacant site(s).</source>
        <translation>
            <numerusform>%n emplacement libre.</numerusform>
            <numerusform>%n emplacements libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 floors</source>
        <translation>%1 à %2 étages</translation>
    </message>
    <message>
        <source>Nothing fits: the area is full.</source>
        <translation>Plus rien n’y entre : le quartier est complet.</translation>
    </message>
    <message>
        <source>Fits: any roof, %1.</source>
        <translation>Admis : tous les toits, %1.</translation>
    </message>
    <message>
        <source>No roof fits here.</source>
        <translation>Aucun toit ne convient ici.</translation>
    </message>
    <message>
        <source>Fits: %1, %2.</source>
        <comment>roofs, floors</comment>
        <translation>Admis : %1, %2.</translation>
    </message>
    <message>
        <source>Nobody has built here yet.</source>
        <translation>Personne n’a encore construit ici.</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %n fontaine</numerusform>
            <numerusform>%1 + %n fontaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 × %n fountain(s)</source>
        <translation>
            <numerusform>%1 + %2 × %n fontaine</numerusform>
            <numerusform>%1 + %2 × %n fontaines</numerusform>
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
        <translation>rien pour vous</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s) each time: %1</source>
        <translation>
            <numerusform>+%n carte à chaque fois : %1</numerusform>
            <numerusform>+%n cartes à chaque fois : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) each time: %1</source>
        <translation>
            <numerusform>+%n point à chaque fois : %1</numerusform>
            <numerusform>+%n points à chaque fois : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardDocument</name>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Ajouter un quartier</translation>
    </message>
    <message>
        <source>Remove the area</source>
        <translation>Supprimer le quartier</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Ramener sur le plateau</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardEditor</name>
    <message>
        <source>Edit this board…</source>
        <translation>Modifier ce plateau…</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Toujours 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>Le nom du fichier sans .yaml.</translation>
    </message>
    <message>
        <source>The name of the board, by language.</source>
        <translation>Le nom du plateau, par langue.</translation>
    </message>
    <message>
        <source>Width and height in centimetres, each from 1 to %1.</source>
        <translation>Largeur et hauteur en centimètres, de 1 à %1 chacune.</translation>
    </message>
    <message>
        <source>Centimetres from left to right.</source>
        <translation>En centimètres, de gauche à droite.</translation>
    </message>
    <message>
        <source>Centimetres from top to bottom.</source>
        <translation>En centimètres, de haut en bas.</translation>
    </message>
    <message>
        <source>The areas, each with its sites. At most %1.</source>
        <translation>Les quartiers, chacun avec ses emplacements. %1 au plus.</translation>
    </message>
    <message>
        <source>Three lower-case letters that no other area has. They are used to write moves.</source>
        <translation>Trois lettres minuscules qu’aucun autre quartier n’a. Elles servent à noter les coups.</translation>
    </message>
    <message>
        <source>The district: black, white or red. It decides which permits count here.</source>
        <translation>Le secteur : noir, blanc ou rouge. Il décide des permis valables ici.</translation>
    </message>
    <message>
        <source>The name that is printed on the board.</source>
        <translation>Le nom imprimé sur le plateau.</translation>
    </message>
    <message>
        <source>The name in the game’s texts, by language.</source>
        <translation>Le nom dans les textes du jeu, par langue.</translation>
    </message>
    <message>
        <source>How many fountains are printed here. They take the first small sites.</source>
        <translation>Le nombre de fontaines imprimées ici. Elles occupent les premiers petits emplacements.</translation>
    </message>
    <message>
        <source>The corners in order, each [x, y] in centimetres from the top left.</source>
        <translation>Les sommets dans l’ordre, chacun [x, y] en centimètres depuis le coin supérieur gauche.</translation>
    </message>
    <message>
        <source>Where the name is written: the centre, [x, y].</source>
        <translation>L’endroit où le nom est écrit : son centre, [x, y].</translation>
    </message>
    <message>
        <source>The centres of the small sites, each [x, y]. From 1 to %1.</source>
        <translation>Les centres des petits emplacements, chacun [x, y]. De 1 à %1.</translation>
    </message>
    <message>
        <source>The centre of the large site, [x, y]. Without this line there is none.</source>
        <translation>Le centre du grand emplacement, [x, y]. Sans cette ligne, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Water, for decoration only: a list of outlines, each with three corners or more.</source>
        <translation>L’eau, purement décorative : une liste de contours, chacun d’au moins trois sommets.</translation>
    </message>
    <message>
        <source>Walls, for decoration only: a list of lines, each with two points or more.</source>
        <translation>Les murailles, purement décoratives : une liste de lignes, chacune d’au moins deux points.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardPanel</name>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>From the left (cm)</source>
        <translation>Depuis la gauche (cm)</translation>
    </message>
    <message>
        <source>From the top (cm)</source>
        <translation>Depuis le haut (cm)</translation>
    </message>
    <message>
        <source>Printed fountains</source>
        <translation>Fontaines imprimées</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Latin name</source>
        <translation>Nom latin</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Nom en %1</translation>
    </message>
    <message>
        <source>Large site</source>
        <translation>Grand emplacement</translation>
    </message>
    <message>
        <source>Add a small site</source>
        <translation>Ajouter un petit emplacement</translation>
    </message>
    <message>
        <source>Add a corner</source>
        <translation>Ajouter un sommet</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Ajouter un quartier</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Supprimer ce quartier</translation>
    </message>
    <message>
        <source>Small site %1</source>
        <translation>Petit emplacement %1</translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation>Sommet %1</translation>
    </message>
    <message>
        <source>Name label</source>
        <translation>Position du nom</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Partie du plateau</translation>
    </message>
    <message>
        <source>Add water</source>
        <translation>Ajouter une étendue d’eau</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Ajouter une muraille</translation>
    </message>
    <message>
        <source>Width (cm)</source>
        <translation>Largeur (cm)</translation>
    </message>
    <message>
        <source>Height (cm)</source>
        <translation>Hauteur (cm)</translation>
    </message>
    <message>
        <source>Remove this water</source>
        <translation>Supprimer cette étendue d’eau</translation>
    </message>
    <message>
        <source>Remove this wall</source>
        <translation>Supprimer cette muraille</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>Water %1</source>
        <translation>Étendue d’eau %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Muraille %1</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Tout le plateau</translation>
    </message>
</context>
<context>
    <name>capitol::app::BoardWindow</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>The board’s text</source>
        <translation>Le texte du plateau</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>%1[*] – Board editor</source>
        <translation>%1[*] – Éditeur de plateaux</translation>
    </message>
    <message>
        <source>This can only be changed in the text itself.</source>
        <translation>Cela ne se modifie que dans le texte.</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, the board can only be changed in the text.</source>
        <translation>Tant que le texte n’est pas du YAML valide, le plateau ne se modifie que dans le texte.</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>Le nom de fichier « %1 » est déjà pris. « %2 » est libre.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: fix the problem and try again.</source>
        <translation>Impossible d’écrire %1 : %2. Rien n’est perdu : corrigez le problème et réessayez.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Éditeur de plateaux</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Now partly outside the board: %1. Nothing has been removed.</source>
        <translation>Maintenant en partie hors du plateau : %1. Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>Move onto the board</source>
        <translation>Ramener sur le plateau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Impossible de conserver vos modifications sur le disque : %1</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>Le plateau « %1 » est fourni avec le programme et ne peut pas être modifié. Vous modifiez une copie : « %2 ».</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the arrow keys move it (with Shift, by a centimetre), Insert or Plus adds a corner, and Delete removes the selection.</source>
        <translation>Page préc. et Page suiv. changent la sélection (avec Ctrl, elles passent à un autre quartier, une autre étendue d’eau ou une autre muraille), les flèches la déplacent (d’un centimètre avec Maj), Inser ou + ajoute un sommet, Suppr supprime la sélection.</translation>
    </message>
</context>
<context>
    <name>capitol::app::BuildingsEditor</name>
    <message>
        <source>Add a building</source>
        <translation>Ajouter un bâtiment</translation>
    </message>
    <message>
        <source>Floors of building %1</source>
        <translation>Étages du bâtiment %1</translation>
    </message>
    <message>
        <source>no roof</source>
        <translation>sans toit</translation>
    </message>
    <message>
        <source>round roof</source>
        <translation>toit rond</translation>
    </message>
    <message>
        <source>triangular roof</source>
        <translation>toit triangulaire</translation>
    </message>
    <message>
        <source>Roof of building %1</source>
        <translation>Toit du bâtiment %1</translation>
    </message>
    <message>
        <source>Remove this building</source>
        <translation>Supprimer ce bâtiment</translation>
    </message>
    <message>
        <source>Remove building %1</source>
        <translation>Supprimer le bâtiment %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::ChartPainter</name>
    <message>
        <source>Error bars: ± 2 standard errors</source>
        <translation>Barres d’erreur : ± 2 erreurs types</translation>
    </message>
</context>
<context>
    <name>capitol::app::Comparison</name>
    <message>
        <source>the other columns are compared with this one</source>
        <translation>les autres colonnes sont comparées à celle-ci</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Tous les sujets</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>Règles différentes</translation>
    </message>
    <message>
        <source>Translation errors</source>
        <translation>Erreurs de traduction</translation>
    </message>
    <message>
        <source>Not mentioned</source>
        <translation>Non mentionnés</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Questions ouvertes</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s). Select one for details.</source>
        <translation>
            <numerusform>%n sujet. Sélectionnez-le pour voir les détails.</numerusform>
            <numerusform>%n sujets. Sélectionnez-en un pour voir les détails.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .html, .md or .pdf.</source>
        <translation>Impossible d’écrire « %1 » : le nom du fichier doit se terminer par .html, .md ou .pdf.</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Sur la table : %1</translation>
    </message>
    <message>
        <source>≠ %1 in play, ≈ %2 in wording</source>
        <translation>≠ %1 dans le jeu, ≈ %2 dans le texte</translation>
    </message>
    <message>
        <source>Changes play</source>
        <translation>Change le jeu</translation>
    </message>
</context>
<context>
    <name>capitol::app::Connection</name>
    <message>
        <source>This build of Capitol has no network support (Qt WebSockets).</source>
        <translation>Cette version de Capitol a été compilée sans prise en charge du réseau (Qt WebSockets).</translation>
    </message>
    <message>
        <source>This system has no encryption library (TLS), so no encrypted connection to %1 is possible.</source>
        <translation>Ce système n’a pas de bibliothèque de chiffrement (TLS) : aucune connexion chiffrée à %1 n’est possible.</translation>
    </message>
    <message>
        <source>No computer called %1 was found. Check the address and your internet connection.</source>
        <translation>Aucun ordinateur nommé %1 n’a été trouvé. Vérifiez l’adresse et votre connexion à Internet.</translation>
    </message>
    <message>
        <source>No server is running at %1. Check the address and the port, or ask the host to start it.</source>
        <translation>Aucun serveur ne fonctionne à l’adresse %1. Vérifiez l’adresse et le port, ou demandez à l’hôte de le lancer.</translation>
    </message>
    <message>
        <source>%1 cannot be reached over this network. Check your connection.</source>
        <translation>%1 est injoignable par ce réseau. Vérifiez votre connexion.</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the address; a firewall may be in the way.</source>
        <translation>%1 ne répond pas. Vérifiez l’adresse ; un pare-feu bloque peut-être la connexion.</translation>
    </message>
    <message>
        <source>%1 does not offer an encrypted connection, so nothing was sent.</source>
        <translation>%1 ne propose pas de connexion chiffrée, rien n’a donc été envoyé.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted, so nothing was sent: %2</source>
        <translation>Le certificat de %1 n’est pas fiable, rien n’a donc été envoyé : %2</translation>
    </message>
    <message>
        <source>%1 is not the server from the invitation: its certificate is a different one. Nothing was sent. Ask the host for a new invitation.</source>
        <translation>%1 n’est pas le serveur de l’invitation : son certificat est différent. Rien n’a été envoyé. Demandez une nouvelle invitation à l’hôte.</translation>
    </message>
    <message>
        <source>%1 is not a Capitol server, or is just restarting.</source>
        <translation>%1 n’est pas un serveur Capitol, ou il est en train de redémarrer.</translation>
    </message>
    <message>
        <source>%1 sent more than a Capitol server should, so the connection was closed.</source>
        <translation>%1 a envoyé plus qu’un serveur Capitol ne devrait : la connexion a été fermée.</translation>
    </message>
    <message>
        <source>%1 sent something that makes no sense, so the connection was closed. It may be running a different version of Capitol.</source>
        <translation>%1 a envoyé des données incompréhensibles : la connexion a été fermée. Il utilise peut-être une autre version de Capitol.</translation>
    </message>
    <message>
        <source>You are now playing at this table from another window or device.</source>
        <translation>Vous jouez désormais à cette table depuis une autre fenêtre ou un autre appareil.</translation>
    </message>
    <message>
        <source>%1 has stopped responding.</source>
        <translation>%1 ne répond plus.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost.</source>
        <translation>La connexion à %1 a été interrompue.</translation>
    </message>
    <message>
        <source>The server at %1 is restarting.</source>
        <translation>Le serveur %1 redémarre.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckEditor</name>
    <message>
        <source>Add a value</source>
        <translation>Ajouter une valeur</translation>
    </message>
    <message>
        <source>Value of a card</source>
        <translation>Valeur d’une carte</translation>
    </message>
    <message>
        <source>Copies of each card, by kind and value</source>
        <translation>Exemplaires de chaque carte, par type et valeur</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all, at most %1</source>
        <translation>
            <numerusform>%n carte en tout, %1 au plus</numerusform>
            <numerusform>%n cartes en tout, %1 au plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::DeckModel</name>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>permits, %1</source>
        <comment>colour</comment>
        <translation>permis, %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::DocumentKeeper</name>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>« %1 » contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Les abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Another program has changed the file while you were editing it.</source>
        <translation>Un autre programme a modifié le fichier pendant que vous y travailliez.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder ma version</translation>
    </message>
    <message>
        <source>Load theirs</source>
        <translation>Charger l’autre</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modifié par un autre programme</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Impossible de lire %1 : %2</translation>
    </message>
    <message>
        <source>Another program has changed the file; it has been reloaded.</source>
        <translation>Un autre programme a modifié le fichier ; il a été rechargé.</translation>
    </message>
    <message>
        <source>Another program has deleted the file. Saving will create it again.</source>
        <translation>Un autre programme a supprimé le fichier. Il sera recréé à l’enregistrement.</translation>
    </message>
</context>
<context>
    <name>capitol::app::DraftWords</name>
    <message>
        <source>%1. What you have prepared but not confirmed or sent is lost if the program ends.</source>
        <translation>%1. Ce que vous avez préparé sans le confirmer ni l’envoyer sera perdu si le programme se ferme.</translation>
    </message>
</context>
<context>
    <name>capitol::app::EditorWindow</name>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>Impossible de lire %1 : %2</translation>
    </message>
    <message>
        <source>%1 is included with the program and cannot be changed. You are editing a copy: %2.</source>
        <translation>La variante « %1 » est fournie avec le programme et ne peut pas être modifiée. Vous modifiez une copie : « %2 ».</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>Nouvelle variante</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing is lost: save it somewhere else, or fix the problem and try again.</source>
        <translation>Impossible d’écrire %1 : %2. Rien n’est perdu : enregistrez ailleurs, ou corrigez le problème et réessayez.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Import a variant</source>
        <translation>Importer une variante</translation>
    </message>
    <message>
        <source>Variants (*.yaml *.yml)</source>
        <translation>Variantes (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1 is not a variant. Line %2, column %3: %4</source>
        <translation>%1 n’est pas une variante. Ligne %2, colonne %3 : %4</translation>
    </message>
    <message>
        <source>Export the variant</source>
        <translation>Exporter la variante</translation>
    </message>
    <message>
        <source>Cannot delete %1: %2</source>
        <translation>Impossible de supprimer %1 : %2</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>Variante « %1 » supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This variant cannot be played yet. The problems are listed below the text.</source>
        <translation>Cette variante n’est pas encore jouable. Les problèmes sont listés sous le texte.</translation>
    </message>
    <message>
        <source>Variant editor</source>
        <translation>Éditeur de variantes</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Les abandonner</translation>
    </message>
    <message>
        <source>Cannot back up your changes: %1</source>
        <translation>Impossible de conserver vos modifications sur le disque : %1</translation>
    </message>
    <message>
        <source>The program closed before your changes to “%1” were saved.</source>
        <translation>Le programme s’est arrêté avant que vos modifications de « %1 » soient enregistrées.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Dupliquer…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Reset &amp;all rules</source>
        <translation>Réinitialiser &amp;toutes les règles</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Modifiées seulement</translation>
    </message>
    <message>
        <source>Rules of the variant</source>
        <translation>Règles de la variante</translation>
    </message>
    <message>
        <source>The variant’s text</source>
        <translation>Le texte de la variante</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>%1[*] – Variant editor</source>
        <translation>%1[*] – Éditeur de variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n règle modifiée</numerusform>
            <numerusform>%n règles modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>prête à jouer</translation>
    </message>
    <message>
        <source>included with the program; your first change makes a copy</source>
        <translation>fournie avec le programme ; votre première modification en créera une copie</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>This is written in a way that can only be changed in the text itself (an alias, a merge or a duplicate key).</source>
        <translation>La forme utilisée ici (un alias, une fusion ou une clé en double) ne se modifie que dans le texte.</translation>
    </message>
    <message>
        <source>Until the text is valid YAML, rules can only be changed in the text.</source>
        <translation>Tant que le texte n’est pas du YAML valide, les règles ne se modifient que dans le texte.</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>&amp;Measure it</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>R&amp;eplace in the text</source>
        <translation>R&amp;emplacer dans le texte</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>Le nom de fichier « %1 » est déjà pris. « %2 » est libre.</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Enregistrer sous « %1 »</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Une autre variante s’appelle « %1 ». « %2 » est libre.</translation>
    </message>
    <message>
        <source>These variants are based on “%1”: %2.</source>
        <translation>Ces variantes sont basées sur « %1 » : %2.</translation>
    </message>
    <message>
        <source>Base them on “%1”</source>
        <translation>Les baser sur « %1 »</translation>
    </message>
    <message>
        <source>Keep “%1” too</source>
        <translation>Garder aussi « %1 »</translation>
    </message>
    <message>
        <source>Cannot delete “%1”, because these variants are based on it: %2.</source>
        <translation>Impossible de supprimer « %1 », car ces variantes sont basées sur elle : %2.</translation>
    </message>
    <message>
        <source>Make them independent</source>
        <translation>Les rendre indépendantes</translation>
    </message>
    <message>
        <source>No variant is based on “%1” any more.</source>
        <translation>Plus aucune variante n’est basée sur « %1 ».</translation>
    </message>
    <message>
        <source>It was saved as “%1” in %2, because its own name was taken.</source>
        <translation>Elle a été enregistrée sous le nom « %1 » dans %2, car le sien était déjà pris.</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Expor&amp;t without parents…</source>
        <translation>Expor&amp;ter en variante autonome…</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>The program closed before your changes to the board “%1” were saved.</source>
        <translation>Le programme s’est arrêté avant que vos modifications du plateau « %1 » soient enregistrées.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>capitol::app::FailureWords</name>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>c’est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>it is a link created by another user</source>
        <translation>c’est un lien créé par un autre utilisateur</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>the drive or the network does not respond</source>
        <translation>le disque ou le réseau ne répond pas</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>le fichier ou le dossier n’existe pas</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>vous n’avez pas les droits nécessaires</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>le disque est protégé en écriture</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>un élément du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
</context>
<context>
    <name>capitol::app::FairPlayCheck</name>
    <message>
        <source>The check failed: %1</source>
        <translation>Le contrôle a échoué : %1</translation>
    </message>
    <message>
        <source>%1 chose differently although only hidden cards had changed. This is an error in the program: please report it.</source>
        <translation>%1 a choisi autrement alors que seules des cartes cachées avaient changé. C’est une erreur du programme : merci de la signaler.</translation>
    </message>
    <message>
        <source>Nothing was hidden from %1 here that could be dealt differently.</source>
        <translation>Ici, rien de ce qui était caché à %1 ne pouvait être distribué autrement.</translation>
    </message>
    <message>
        <source>%1 made the same choice every time: hidden cards made no difference.</source>
        <translation>%1 a fait chaque fois le même choix : les cartes cachées n’y ont rien changé.</translation>
    </message>
    <message>
        <source>It is also the choice made in the game.</source>
        <translation>C’est aussi le choix fait dans la partie.</translation>
    </message>
    <message>
        <source>In the game the choice was different: %1 There the search was shorter or longer; here every answer comes from an equally long one.</source>
        <translation>Dans la partie, le choix était différent : %1 La recherche y était plus courte ou plus longue ; ici, chaque réponse vient d’une recherche de même longueur.</translation>
    </message>
    <message>
        <source>Cards as they were: %1</source>
        <translation>Cartes telles quelles : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in hands</source>
        <translation>
            <numerusform>%n carte différente dans les mains</numerusform>
            <numerusform>%n cartes différentes dans les mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s) in the piles</source>
        <translation>
            <numerusform>%n carte différente dans les piles</numerusform>
            <numerusform>%n cartes différentes dans les piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different sealed bid(s)</source>
        <translation>
            <numerusform>%n offre scellée différente</numerusform>
            <numerusform>%n offres scellées différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1: %2. %3</source>
        <comment>a number, what differs in it, the answer</comment>
        <translation>Donne %1 : %2. %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Same choice.</source>
        <translation>Même choix.</translation>
    </message>
    <message>
        <source>Another choice: %1</source>
        <translation>Autre choix : %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::FigureWords</name>
    <message>
        <source>Points per player in round %1</source>
        <translation>Points par joueur à la manche %1</translation>
    </message>
    <message>
        <source>Victories, seat %1</source>
        <translation>Victoires, place %1</translation>
    </message>
    <message>
        <source>Points, seat %1</source>
        <translation>Points, place %1</translation>
    </message>
    <message>
        <source>Points per player</source>
        <translation>Points par joueur</translation>
    </message>
    <message>
        <source>Winner’s points</source>
        <translation>Points du gagnant</translation>
    </message>
    <message>
        <source>Last player’s points</source>
        <translation>Points du dernier joueur</translation>
    </message>
    <message>
        <source>Gap between first and last</source>
        <translation>Écart entre premier et dernier</translation>
    </message>
    <message>
        <source>Gap between first and second</source>
        <translation>Écart entre premier et deuxième</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Changements en tête</translation>
    </message>
    <message>
        <source>Comeback in the last scoring</source>
        <translation>Retournements au dernier décompte</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Victoires partagées</translation>
    </message>
    <message>
        <source>Tied auctions</source>
        <translation>Enchères à égalité</translation>
    </message>
    <message>
        <source>Unsold tiles</source>
        <translation>Tuiles invendues</translation>
    </message>
    <message>
        <source>Unsold tiles: tie</source>
        <translation>Tuiles invendues : égalité</translation>
    </message>
    <message>
        <source>Unsold tiles: no bid</source>
        <translation>Tuiles invendues : aucune offre</translation>
    </message>
    <message>
        <source>Unsold tiles: no vacant site</source>
        <translation>Tuiles invendues : aucun emplacement libre</translation>
    </message>
    <message>
        <source>Total of the winning bids</source>
        <translation>Somme des offres gagnantes</translation>
    </message>
    <message>
        <source>Cards in the winning bids</source>
        <translation>Cartes des offres gagnantes</translation>
    </message>
    <message>
        <source>Floors used</source>
        <translation>Étages utilisés</translation>
    </message>
    <message>
        <source>Floors on the board</source>
        <translation>Étages sur le plateau</translation>
    </message>
    <message>
        <source>Empty areas</source>
        <translation>Quartiers vides</translation>
    </message>
    <message>
        <source>Contested areas</source>
        <translation>Quartiers disputés</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Cards played without effect</source>
        <translation>Cartes jouées sans effet</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves in construction</source>
        <translation>Coups pendant la construction</translation>
    </message>
    <message>
        <source>Moves in auctions</source>
        <translation>Coups pendant les enchères</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>Buildings finished</source>
        <translation>Bâtiments achevés</translation>
    </message>
    <message>
        <source>Buildings on the board</source>
        <translation>Bâtiments sur le plateau</translation>
    </message>
    <message>
        <source>Buildings left over</source>
        <translation>Bâtiments restants</translation>
    </message>
    <message>
        <source>Floors in the tallest building</source>
        <translation>Étages du bâtiment le plus haut</translation>
    </message>
    <message>
        <source>Victories with %1</source>
        <comment>an engineer</comment>
        <translation>Victoires avec %1</translation>
    </message>
    <message>
        <source>Points for completed canals</source>
        <translation>Points des canaux achevés</translation>
    </message>
    <message>
        <source>Points for goods during play</source>
        <translation>Points des marchandises pendant la partie</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Points des canaux inachevés</translation>
    </message>
    <message>
        <source>Points in the final delivery</source>
        <translation>Points de la livraison finale</translation>
    </message>
    <message>
        <source>Points for the most contracts</source>
        <translation>Points pour le plus de contrats</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Biefs</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Écluses</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducs</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Tiles taken back</source>
        <translation>Tuiles reprises</translation>
    </message>
    <message>
        <source>Cubes placed</source>
        <translation>Cubes placés</translation>
    </message>
    <message>
        <source>Cubes taken off the board</source>
        <translation>Cubes retirés du plateau</translation>
    </message>
    <message>
        <source>Cubes shipped during play</source>
        <translation>Cubes déplacés pendant la partie</translation>
    </message>
    <message>
        <source>Cubes in the final delivery</source>
        <translation>Cubes dans la livraison finale</translation>
    </message>
    <message>
        <source>Sections used by goods</source>
        <translation>Sections parcourues par les marchandises</translation>
    </message>
    <message>
        <source>Face-up cards taken</source>
        <translation>Cartes visibles prises</translation>
    </message>
    <message>
        <source>Face-up cards replaced</source>
        <translation>Cartes visibles remplacées</translation>
    </message>
    <message>
        <source>Cards paid for tiles</source>
        <translation>Cartes payées pour des tuiles</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Cartes défaussées</translation>
    </message>
    <message>
        <source>Comeback in the final scoring</source>
        <translation>Retournements au décompte final</translation>
    </message>
    <message>
        <source>Ties for first place</source>
        <translation>Égalités pour la première place</translation>
    </message>
    <message>
        <source>End triggered by points</source>
        <translation>Fin déclenchée par les points</translation>
    </message>
    <message>
        <source>End triggered by the last contracts</source>
        <translation>Fin déclenchée par les derniers contrats</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <translation>Contrats pris</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contrats achevés</translation>
    </message>
    <message>
        <source>Contracts incomplete at the end</source>
        <translation>Contrats inachevés à la fin</translation>
    </message>
    <message>
        <source>Engineers swapped</source>
        <translation>Ingénieurs échangés</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Phases without an action</source>
        <translation>Phases sans action</translation>
    </message>
</context>
<context>
    <name>capitol::app::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Rechercher dans le texte</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::GameFiles</name>
    <message>
        <source>Capitol is already open but is not responding. Two windows would save over the same game: close the other one and try again.</source>
        <translation>Capitol est déjà ouvert mais ne répond pas. Pour que deux fenêtres n’écrivent pas dans la même partie, fermez l’autre et réessayez.</translation>
    </message>
    <message numerus="yes">
        <source>This game is damaged after %n move(s). You can open it up to that move; the damaged file is kept.</source>
        <translation>
            <numerusform>Cette partie est endommagée après %n coup. Vous pouvez l’ouvrir jusque-là ; le fichier endommagé est conservé.</numerusform>
            <numerusform>Cette partie est endommagée après %n coups. Vous pouvez l’ouvrir jusque-là ; le fichier endommagé est conservé.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no computer player called “%1”.</source>
        <translation>Ce programme n’a pas de joueur virtuel appelé « %1 ».</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameNames</name>
    <message>
        <source>Canal Mania: %1</source>
        <comment>the rules&apos; name</comment>
        <translation>Canal Mania : %1</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>a variant</comment>
        <translation>%1 (modifiée)</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameReview</name>
    <message>
        <source>The review failed: %1</source>
        <translation>L’analyse a échoué : %1</translation>
    </message>
    <message>
        <source>All moments</source>
        <translation>Tous les moments</translation>
    </message>
    <message>
        <source>All losses</source>
        <translation>Toutes les pertes</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, who has which shares</comment>
        <translation>%1 : %2</translation>
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
        <translation>Le joueur virtuel a choisi un coup interdit par les règles : %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>%1 seals a bid.</source>
        <translation>%1 scelle une offre.</translation>
    </message>
    <message>
        <source>What happened before this was not seen here.</source>
        <translation>Ce qui s’est passé avant n’a pas été vu ici.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameStatistics</name>
    <message>
        <source>The statistics cannot be read, and no games are counted. Repair or remove the file, or clear the statistics.</source>
        <translation>Les statistiques sont illisibles et aucune partie n’est comptée. Corrigez ou supprimez le fichier, ou effacez les statistiques.</translation>
    </message>
    <message>
        <source>The statistics are full, and no more games are counted until you clear them.</source>
        <translation>Les statistiques sont pleines : plus aucune partie n’est comptée tant que vous ne les effacez pas.</translation>
    </message>
    <message>
        <source>Longest winning streak: %1 (%2)</source>
        <comment>victories, name</comment>
        <translation>Plus longue série de victoires : %1 (%2)</translation>
    </message>
    <message>
        <source>Best score: %1 points (%2, %3, %4)</source>
        <comment>score, name, variant, date</comment>
        <translation>Meilleur score : %1 points (%2, %3, %4)</translation>
    </message>
</context>
<context>
    <name>capitol::app::Games</name>
    <message numerus="yes">
        <source>%1, %n opponent(s): %2</source>
        <comment>the rules, how strong they are</comment>
        <translation>
            <numerusform>%1, %n adversaire : %2</numerusform>
            <numerusform>%1, %n adversaires : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game cannot be read.</source>
        <translation>Impossible de lire la dernière partie.</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>variant, round, players</comment>
        <translation>%1, manche %2 : %3</translation>
    </message>
    <message>
        <source>This variant is for %1 to %2 players.</source>
        <translation>Cette variante se joue de %1 à %2 joueurs.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GamesModel</name>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
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
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::Guide</name>
    <message>
        <source>Not now. In this lesson: %1</source>
        <translation>Pas maintenant. Dans cette leçon : %1</translation>
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
        <translation>Retour</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>capitol::app::KeptResults</name>
    <message>
        <source>Your results cannot be read, so no new ones are kept. Repair or remove the file, or start anew.</source>
        <translation>Vos résultats sont illisibles et les nouveaux ne sont pas conservés. Corrigez ou supprimez le fichier, ou repartez de zéro.</translation>
    </message>
    <message>
        <source>The file of your results is full, and no more are kept until you start anew.</source>
        <translation>Le fichier de vos résultats est plein : aucun autre n’est conservé tant que vous ne repartez pas de zéro.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobEffectModel</name>
    <message>
        <source>Only this rule changed</source>
        <translation>Seule cette règle est modifiée</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significatif ?</translation>
    </message>
    <message>
        <source>Figures that differ</source>
        <translation>Indicateurs qui diffèrent</translation>
    </message>
    <message>
        <source>All changes together</source>
        <translation>Toutes les modifications ensemble</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a rule, its value in one variant and in the other</comment>
        <translation>%1 : %2 → %3</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobModel</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valeur par défaut</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>Dans « %1 »</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifiée</numerusform>
            <numerusform>%n modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Basée sur</translation>
    </message>
    <message>
        <source>Name, %1</source>
        <translation>Nom, %1</translation>
    </message>
    <message>
        <source>Summary, %1</source>
        <translation>Résumé, %1</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>rien (autonome)</translation>
    </message>
    <message>
        <source>changed, was %1</source>
        <translation>modifiée (avant : %1)</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>non valide</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobPanel</name>
    <message>
        <source>Reset this rule</source>
        <translation>Réinitialiser la règle</translation>
    </message>
    <message>
        <source>Choose a rule above to change it.</source>
        <translation>Choisissez une règle ci-dessus pour la modifier.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Basée sur</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Nom en %1</translation>
    </message>
    <message>
        <source>Summary in %1</source>
        <translation>Résumé en %1</translation>
    </message>
    <message>
        <source>Lower-case letters, digits, - and _. The file is renamed when you save.</source>
        <translation>Lettres minuscules, chiffres, - et _. Le fichier est renommé à l’enregistrement.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Ce qui n’est pas réglé ici vient de cette variante.</translation>
    </message>
    <message>
        <source>The name shown when you start a game.</source>
        <translation>Le nom de la variante, affiché quand on commence une partie.</translation>
    </message>
    <message>
        <source>One or two sentences about how it plays.</source>
        <translation>Une ou deux phrases sur la façon de jouer.</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Valeur par défaut : %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>Dans « %1 » : %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnobWords</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>nothing (stands alone)</source>
        <translation>rien (autonome)</translation>
    </message>
    <message>
        <source>This variant</source>
        <translation>Cette variante</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Open information</source>
        <translation>Informations visibles</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>plus forte carte</translation>
    </message>
    <message>
        <source>lowest score</source>
        <translation>score le plus bas</translation>
    </message>
    <message>
        <source>nearest the consul</source>
        <translation>plus proche du consul</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>personne n’obtient la tuile</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), %1 to %2</source>
        <translation>
            <numerusform>%n carte, de %1 à %2</numerusform>
            <numerusform>%n cartes, de %1 à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <comment>sums by colour</comment>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Joueurs, minimum</translation>
    </message>
    <message>
        <source>The smallest number of players allowed.</source>
        <translation>Le nombre minimal de joueurs.</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Joueurs, maximum</translation>
    </message>
    <message>
        <source>The largest number of players allowed.</source>
        <translation>Le nombre maximal de joueurs.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many rounds a game has; each has its own tiles.</source>
        <translation>Le nombre de manches d’une partie ; chacune a ses tuiles.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The areas, their sites and the printed fountains.</source>
        <translation>Les quartiers, leurs emplacements et les fontaines imprimées.</translation>
    </message>
    <message>
        <source>Roof cards dealt</source>
        <translation>Cartes toit de départ</translation>
    </message>
    <message>
        <source>Roof cards each player starts with.</source>
        <translation>Cartes toit dont dispose chaque joueur au départ.</translation>
    </message>
    <message>
        <source>Floor cards dealt</source>
        <translation>Cartes étage de départ</translation>
    </message>
    <message>
        <source>Floor cards each player starts with.</source>
        <translation>Cartes étage dont dispose chaque joueur au départ.</translation>
    </message>
    <message>
        <source>Permits dealt</source>
        <translation>Permis de départ</translation>
    </message>
    <message>
        <source>Permits each player starts with.</source>
        <translation>Permis dont dispose chaque joueur au départ.</translation>
    </message>
    <message>
        <source>Starting buildings</source>
        <translation>Bâtiments de départ</translation>
    </message>
    <message>
        <source>What each player has already built at the start, using the roofs and floors below.</source>
        <translation>Ce que chacun a déjà construit au départ, avec les toits et les étages ci-dessous.</translation>
    </message>
    <message>
        <source>Round roofs</source>
        <translation>Toits ronds</translation>
    </message>
    <message>
        <source>Round roofs of each player, including those on the starting buildings.</source>
        <translation>Toits ronds de chaque joueur, y compris ceux des bâtiments de départ.</translation>
    </message>
    <message>
        <source>Triangular roofs</source>
        <translation>Toits triangulaires</translation>
    </message>
    <message>
        <source>Triangular roofs of each player, including those on the starting buildings.</source>
        <translation>Toits triangulaires de chaque joueur, y compris ceux des bâtiments de départ.</translation>
    </message>
    <message>
        <source>First consul</source>
        <translation>Premier consul</translation>
    </message>
    <message>
        <source>Who is consul in the first round.</source>
        <translation>Le joueur qui est consul à la première manche.</translation>
    </message>
    <message>
        <source>Fountains from the start</source>
        <translation>Fontaines dès le départ</translation>
    </message>
    <message>
        <source>Fountains in each area before the first round.</source>
        <translation>Fontaines dans chaque quartier avant la première manche.</translation>
    </message>
    <message>
        <source>Floors in the game</source>
        <translation>Étages du jeu</translation>
    </message>
    <message>
        <source>Floors for all players together, including those in the starting buildings.</source>
        <translation>Étages pour l’ensemble des joueurs, y compris ceux des bâtiments de départ.</translation>
    </message>
    <message>
        <source>Roof cards</source>
        <translation>Cartes toit</translation>
    </message>
    <message>
        <source>How many roof cards there are of each value.</source>
        <translation>Le nombre de cartes toit de chaque valeur.</translation>
    </message>
    <message>
        <source>Floor cards</source>
        <translation>Cartes étage</translation>
    </message>
    <message>
        <source>How many floor cards there are of each value.</source>
        <translation>Le nombre de cartes étage de chaque valeur.</translation>
    </message>
    <message>
        <source>Permits</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>How many permits there are of each colour and value.</source>
        <translation>Le nombre de permis de chaque couleur et valeur.</translation>
    </message>
    <message>
        <source>An empty pile</source>
        <translation>Une pile vide</translation>
    </message>
    <message>
        <source>What happens to the discards when a pile runs out.</source>
        <translation>Ce qu’il advient de la défausse quand une pile est épuisée.</translation>
    </message>
    <message>
        <source>Floors per card</source>
        <translation>Étages par carte</translation>
    </message>
    <message>
        <source>How many floors a floor card gives.</source>
        <translation>Le nombre d’étages que donne une carte étage.</translation>
    </message>
    <message>
        <source>Where floors go</source>
        <translation>Où vont les étages</translation>
    </message>
    <message>
        <source>Which of your buildings without a roof a floor card may add to.</source>
        <translation>Quels bâtiments sans toit une carte étage peut rehausser.</translation>
    </message>
    <message>
        <source>Add to one and start another</source>
        <translation>Rehausser et commencer</translation>
    </message>
    <message>
        <source>One floor card may both add to a building and start another.</source>
        <translation>Une carte étage peut à la fois rehausser un bâtiment et en commencer un autre.</translation>
    </message>
    <message>
        <source>Using the floors</source>
        <translation>Emploi des étages</translation>
    </message>
    <message>
        <source>Whether you must use all of a card’s floors, or may use only some.</source>
        <translation>Il faut utiliser tous les étages d’une carte, ou une partie suffit.</translation>
    </message>
    <message>
        <source>Too few floors left</source>
        <translation>Trop peu d’étages</translation>
    </message>
    <message>
        <source>What a floor card gives when there are not enough floors left.</source>
        <translation>Ce que donne une carte étage quand il ne reste pas assez d’étages.</translation>
    </message>
    <message>
        <source>Added floors are final</source>
        <translation>Étages définitifs</translation>
    </message>
    <message>
        <source>When floors added by a card can no longer be taken back.</source>
        <translation>Le moment où les étages ajoutés par une carte ne peuvent plus être retirés.</translation>
    </message>
    <message>
        <source>Cards without effect</source>
        <translation>Cartes sans effet</translation>
    </message>
    <message>
        <source>A card may be played without carrying out its action.</source>
        <translation>On peut jouer une carte sans effectuer son action.</translation>
    </message>
    <message>
        <source>An area’s first building</source>
        <translation>Le premier bâtiment</translation>
    </message>
    <message>
        <source>How many floors the first building in an area has.</source>
        <translation>Le nombre d’étages du premier bâtiment d’un quartier.</translation>
    </message>
    <message>
        <source>Taller by at most</source>
        <translation>Dépassement maximal</translation>
    </message>
    <message>
        <source>How many floors taller than the tallest in its area a building may be.</source>
        <translation>De combien d’étages un bâtiment peut dépasser le plus haut du quartier.</translation>
    </message>
    <message>
        <source>Lower buildings too</source>
        <translation>Plus bas admis</translation>
    </message>
    <message>
        <source>A building may be lower than the tallest in its area.</source>
        <translation>Un bâtiment peut être moins haut que le plus haut du quartier.</translation>
    </message>
    <message>
        <source>One roof shape per area</source>
        <translation>Même toit par quartier</translation>
    </message>
    <message>
        <source>All buildings in an area have the same roof shape.</source>
        <translation>Tous les bâtiments d’un quartier ont la même forme de toit.</translation>
    </message>
    <message>
        <source>Two roof shapes per colour</source>
        <translation>Deux toits par couleur</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof shape.</source>
        <translation>Les quartiers d’une couleur ne peuvent pas tous avoir la même forme de toit.</translation>
    </message>
    <message>
        <source>Tiles in each round</source>
        <translation>Tuiles de chaque manche</translation>
    </message>
    <message>
        <source>The tiles auctioned in each round, in order.</source>
        <translation>Les tuiles mises aux enchères à chaque manche, dans l’ordre.</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Offres égales</translation>
    </message>
    <message>
        <source>How ties for the highest bid are broken, in order. If still tied, nobody gets the tile.</source>
        <translation>Ce qui départage les plus hautes offres, dans l’ordre. Si l’égalité persiste, personne n’obtient la tuile.</translation>
    </message>
    <message>
        <source>Nobody bids anything</source>
        <translation>Personne ne mise</translation>
    </message>
    <message>
        <source>Whether a bid of zero can win a tile.</source>
        <translation>Ce que devient la tuile quand personne ne mise.</translation>
    </message>
    <message>
        <source>Most floors</source>
        <translation>Le plus d’étages</translation>
    </message>
    <message>
        <source>Points for the most floors in an area.</source>
        <translation>Points pour le plus d’étages dans un quartier.</translation>
    </message>
    <message>
        <source>Second most floors</source>
        <translation>Deuxième place</translation>
    </message>
    <message>
        <source>Points for the second most floors in an area.</source>
        <translation>Points pour la deuxième place dans un quartier.</translation>
    </message>
    <message>
        <source>Fountain, first place</source>
        <translation>Par fontaine, au premier</translation>
    </message>
    <message>
        <source>Points per fountain for the most floors in an area.</source>
        <translation>Points que chaque fontaine donne au premier du quartier.</translation>
    </message>
    <message>
        <source>Fountain, second place</source>
        <translation>Par fontaine, au deuxième</translation>
    </message>
    <message>
        <source>Points per fountain for the second most floors in an area.</source>
        <translation>Points que chaque fontaine donne au deuxième du quartier.</translation>
    </message>
    <message>
        <source>Temple multiplies by</source>
        <translation>Un temple multiplie par</translation>
    </message>
    <message>
        <source>What a temple multiplies its area’s points by.</source>
        <translation>Par combien un temple multiplie les points de son quartier.</translation>
    </message>
    <message>
        <source>The tallest decides</source>
        <translation>Le plus haut départage</translation>
    </message>
    <message>
        <source>The tallest building settles a tie for the most floors.</source>
        <translation>Le bâtiment le plus haut départage les joueurs à égalité pour le plus d’étages.</translation>
    </message>
    <message>
        <source>Tied, but not as tall</source>
        <translation>À égalité, mais plus bas</translation>
    </message>
    <message>
        <source>What shorter tied players get.</source>
        <translation>Ce qu’obtiennent les joueurs à égalité dont le bâtiment est moins haut.</translation>
    </message>
    <message>
        <source>Shared first, no second</source>
        <translation>Premiers ex æquo, sans deuxième</translation>
    </message>
    <message>
        <source>If first place is shared, there is no second place.</source>
        <translation>Si la première place est partagée, il n’y a pas de deuxième.</translation>
    </message>
    <message>
        <source>Tied, below shared first</source>
        <translation>Égalité, derrière plusieurs</translation>
    </message>
    <message>
        <source>What shorter tied players get when several others are equally tall.</source>
        <translation>Ce qu’obtiennent les joueurs à égalité dont le bâtiment est moins haut, quand plusieurs autres ont le plus haut.</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>Cards each player draws at the end of a round.</source>
        <translation>Cartes que chacun pioche à la fin d’une manche.</translation>
    </message>
    <message>
        <source>How cards are drawn</source>
        <translation>Comment on pioche</translation>
    </message>
    <message>
        <source>Draw a fixed number, or until you hold that many.</source>
        <translation>Piocher ce nombre de cartes, ou jusqu’à en avoir autant en main.</translation>
    </message>
    <message>
        <source>Amphitheatre, first place</source>
        <translation>Amphithéâtre, au premier</translation>
    </message>
    <message>
        <source>Extra cards for the most floors in an area with an amphitheatre.</source>
        <translation>Cartes en plus pour le plus d’étages dans un quartier avec amphithéâtre.</translation>
    </message>
    <message>
        <source>Amphitheatre, second place</source>
        <translation>Amphithéâtre, au deuxième</translation>
    </message>
    <message>
        <source>Extra cards for the second most floors in an area with an amphitheatre.</source>
        <translation>Cartes en plus pour le deuxième dans un quartier avec amphithéâtre.</translation>
    </message>
    <message>
        <source>Optional extra cards</source>
        <translation>Cartes en plus facultatives</translation>
    </message>
    <message>
        <source>A player may decline the extra cards for an amphitheatre.</source>
        <translation>Un joueur peut refuser les cartes en plus d’un amphithéâtre.</translation>
    </message>
    <message>
        <source>Draw after the last round</source>
        <translation>Piocher après la fin</translation>
    </message>
    <message>
        <source>Cards are drawn even though the game is over.</source>
        <translation>On pioche même quand la partie est finie.</translation>
    </message>
    <message>
        <source>Number of cards in hand</source>
        <translation>Nombre de cartes en main</translation>
    </message>
    <message>
        <source>Whether everyone can see how many cards a player has.</source>
        <translation>Le nombre de cartes de chaque joueur est visible de tous, ou caché.</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Scores égaux</translation>
    </message>
    <message>
        <source>Who wins when several players have the most points.</source>
        <translation>Ce qui décide quand plusieurs joueurs ont le plus de points.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>the oldest player</source>
        <translation>le plus âgé</translation>
    </message>
    <message>
        <source>chosen by the players</source>
        <translation>choisi par les joueurs</translation>
    </message>
    <message>
        <source>turned over, never shuffled</source>
        <translation>retournée, jamais mélangée</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mélangée</translation>
    </message>
    <message>
        <source>any building</source>
        <translation>tous les bâtiments</translation>
    </message>
    <message>
        <source>only the tallest</source>
        <translation>le plus haut seulement</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>tous ou aucun</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>autant qu’on veut</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>ce qui reste</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>when confirmed</source>
        <translation>à la confirmation</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>a bid of zero may win</source>
        <translation>une offre nulle peut gagner</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>un nombre fixe</translation>
    </message>
    <message>
        <source>up to that many in hand</source>
        <translation>jusqu’à en avoir autant en main</translation>
    </message>
    <message>
        <source>visible to all</source>
        <translation>visible de tous</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>victoire partagée</translation>
    </message>
    <message>
        <source>fewest pieces left over</source>
        <translation>le moins de pièces restantes</translation>
    </message>
    <message>
        <source>second, like all others there</source>
        <translation>deuxièmes, comme tous les autres présents</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The terrain, the cities and towns, and the contracts.</source>
        <translation>Le terrain, les grandes villes, les autres villes et les contrats.</translation>
    </message>
    <message>
        <source>How many build cards there are of each kind, and which have a goods symbol.</source>
        <translation>Le nombre de cartes construction de chaque type, et celles qui portent un symbole marchandise.</translation>
    </message>
    <message>
        <source>Goods cubes</source>
        <translation>Cubes de marchandises</translation>
    </message>
    <message>
        <source>How many goods cubes there are in the game.</source>
        <translation>Le nombre de cubes de marchandises dans le jeu.</translation>
    </message>
    <message>
        <source>Face-up build cards</source>
        <translation>Cartes construction visibles</translation>
    </message>
    <message>
        <source>How many build cards lie face up for all players.</source>
        <translation>Le nombre de cartes construction visibles pour tous les joueurs.</translation>
    </message>
    <message>
        <source>Contracts in parliament</source>
        <translation>Contrats au parlement</translation>
    </message>
    <message>
        <source>How many contracts are turned up whenever parliament is filled.</source>
        <translation>Le nombre de contrats révélés chaque fois que le parlement est rempli.</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Biefs</translation>
    </message>
    <message>
        <source>Stretch tiles of each player.</source>
        <translation>Tuiles bief de chaque joueur.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Écluses</translation>
    </message>
    <message>
        <source>Lock tiles of each player.</source>
        <translation>Tuiles écluse de chaque joueur.</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducs</translation>
    </message>
    <message>
        <source>Aqueduct tiles of each player.</source>
        <translation>Tuiles aqueduc de chaque joueur.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Tunnel tiles of each player.</source>
        <translation>Tuiles tunnel de chaque joueur.</translation>
    </message>
    <message>
        <source>Open contracts</source>
        <translation>Contrats en cours</translation>
    </message>
    <message>
        <source>How many open contracts a player may have at once.</source>
        <translation>Le nombre de contrats en cours qu’un joueur peut avoir à la fois.</translation>
    </message>
    <message>
        <source>Two contracts at once</source>
        <translation>Deux contrats d’un coup</translation>
    </message>
    <message>
        <source>A player may take two contracts in one go when only one or two are left in parliament.</source>
        <translation>Un joueur peut prendre deux contrats d’un coup quand il n’en reste qu’un ou deux au parlement.</translation>
    </message>
    <message>
        <source>Junction contracts</source>
        <translation>Contrats de jonction</translation>
    </message>
    <message>
        <source>How many times in a game a player may take a contract between two places of their own choice.</source>
        <translation>Le nombre de contrats entre deux lieux de son choix qu’un joueur peut prendre par partie.</translation>
    </message>
    <message>
        <source>Value of junction contracts</source>
        <translation>Valeur des contrats de jonction</translation>
    </message>
    <message>
        <source>What a junction contract is worth, and how many tiles its canal may have at most.</source>
        <translation>La valeur d’un contrat de jonction, qui est aussi le nombre maximal de tuiles de son canal.</translation>
    </message>
    <message>
        <source>How many face-up cards a player takes in one action.</source>
        <translation>Le nombre de cartes visibles qu’un joueur prend en une action.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>How many cards a player may keep at the end of a turn.</source>
        <translation>Le nombre de cartes qu’un joueur peut garder à la fin de son tour.</translation>
    </message>
    <message>
        <source>Fewer cards allowed from</source>
        <translation>Moins de cartes à partir de</translation>
    </message>
    <message>
        <source>With this many cards in hand a player may stop taking face-up cards.</source>
        <translation>À partir de ce nombre de cartes en main, un joueur peut cesser de prendre des cartes visibles.</translation>
    </message>
    <message>
        <source>Cubes per goods symbol</source>
        <translation>Cubes par symbole marchandise</translation>
    </message>
    <message>
        <source>How many cubes are placed for a goods symbol.</source>
        <translation>Le nombre de cubes placés pour un symbole marchandise.</translation>
    </message>
    <message>
        <source>Goods on incomplete canals</source>
        <translation>Marchandises sur canaux inachevés</translation>
    </message>
    <message>
        <source>Finished sections of incomplete canals may carry goods.</source>
        <translation>Les marchandises peuvent passer par les sections terminées de canaux inachevés.</translation>
    </message>
    <message>
        <source>Cards for a stretch</source>
        <translation>Cartes pour un bief</translation>
    </message>
    <message>
        <source>How many stretch cards a stretch costs.</source>
        <translation>Le nombre de cartes bief que coûte un bief.</translation>
    </message>
    <message>
        <source>Cards for a lock</source>
        <translation>Cartes pour une écluse</translation>
    </message>
    <message>
        <source>How many lock cards a lock costs.</source>
        <translation>Le nombre de cartes écluse que coûte une écluse.</translation>
    </message>
    <message>
        <source>Cards for an aqueduct</source>
        <translation>Cartes pour un aqueduc</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs.</source>
        <translation>Le nombre de cartes aqueduc que coûte un aqueduc.</translation>
    </message>
    <message>
        <source>Cards for a tunnel</source>
        <translation>Cartes pour un tunnel</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs.</source>
        <translation>Le nombre de cartes tunnel que coûte un tunnel.</translation>
    </message>
    <message>
        <source>Extra cards on top of a tile</source>
        <translation>Cartes de plus pour couvrir une tuile</translation>
    </message>
    <message>
        <source>How many more cards of any kind it costs to lay a tile on top of another.</source>
        <translation>Le nombre de cartes de plus, de n’importe quel type, à payer pour poser une tuile sur une autre.</translation>
    </message>
    <message>
        <source>Canals in a hex</source>
        <translation>Canaux dans un hexagone</translation>
    </message>
    <message>
        <source>How many canals a hex has room for.</source>
        <translation>Le nombre de canaux qu’un hexagone peut contenir.</translation>
    </message>
    <message>
        <source>Surveyors as extra cards</source>
        <translation>Géomètres comme cartes de plus</translation>
    </message>
    <message>
        <source>Surveyors may be among the extra cards for a tile on top of another.</source>
        <translation>Les cartes de plus à payer pour poser une tuile sur une autre peuvent être des géomètres.</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Virages serrés</translation>
    </message>
    <message>
        <source>A canal may bend sharply within a hex, too.</source>
        <translation>Dans un hexagone, le canal peut aussi faire un virage serré.</translation>
    </message>
    <message>
        <source>Same tiles next to each other</source>
        <translation>Tuiles voisines du même type</translation>
    </message>
    <message>
        <source>Neighbouring tiles of a section may be of the same type.</source>
        <translation>Deux tuiles voisines d’une section peuvent être du même type.</translation>
    </message>
    <message>
        <source>Brindley’s locks</source>
        <translation>Les écluses de Brindley</translation>
    </message>
    <message>
        <source>Brindley may pay for a lock with stretch cards.</source>
        <translation>Brindley peut payer une écluse avec des cartes bief.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors</source>
        <translation>Les géomètres de Smeaton</translation>
    </message>
    <message>
        <source>How many cards a surveyor counts as for Smeaton.</source>
        <translation>Le nombre de cartes que vaut un géomètre pour Smeaton.</translation>
    </message>
    <message>
        <source>Jessop’s tunnels</source>
        <translation>Les tunnels de Jessop</translation>
    </message>
    <message>
        <source>How many tunnel cards a tunnel costs Jessop.</source>
        <translation>Le nombre de cartes tunnel qu’un tunnel coûte à Jessop.</translation>
    </message>
    <message>
        <source>Telford’s aqueducts</source>
        <translation>Les aqueducs de Telford</translation>
    </message>
    <message>
        <source>How many aqueduct cards an aqueduct costs Telford.</source>
        <translation>Le nombre de cartes aqueduc qu’un aqueduc coûte à Telford.</translation>
    </message>
    <message>
        <source>Rennie’s face-up cards</source>
        <translation>Les cartes visibles de Rennie</translation>
    </message>
    <message>
        <source>How many face-up cards Rennie may take in one action.</source>
        <translation>Le nombre de cartes visibles que Rennie peut prendre en une action.</translation>
    </message>
    <message>
        <source>Rennie picks a card</source>
        <translation>Rennie choisit sa carte</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing the top card.</source>
        <translation>Au lieu de piocher la carte du dessus, Rennie peut en prendre une visible.</translation>
    </message>
    <message>
        <source>Points for a stretch</source>
        <translation>Points pour un bief</translation>
    </message>
    <message>
        <source>Points for each stretch of a complete canal.</source>
        <translation>Points pour chaque bief d’un canal achevé.</translation>
    </message>
    <message>
        <source>Points for a lock</source>
        <translation>Points pour une écluse</translation>
    </message>
    <message>
        <source>Points for each lock of a complete canal.</source>
        <translation>Points pour chaque écluse d’un canal achevé.</translation>
    </message>
    <message>
        <source>Points for an aqueduct</source>
        <translation>Points pour un aqueduc</translation>
    </message>
    <message>
        <source>Points for each aqueduct of a complete canal.</source>
        <translation>Points pour chaque aqueduc d’un canal achevé.</translation>
    </message>
    <message>
        <source>Points for a tunnel</source>
        <translation>Points pour un tunnel</translation>
    </message>
    <message>
        <source>Points for each tunnel of a complete canal.</source>
        <translation>Points pour chaque tunnel d’un canal achevé.</translation>
    </message>
    <message>
        <source>3 players: first</source>
        <translation>3 joueurs : premier</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with three players.</source>
        <translation>Points pour la première place en nombre de contrats achevés, à trois joueurs.</translation>
    </message>
    <message>
        <source>3 players: second</source>
        <translation>3 joueurs : deuxième</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with three players.</source>
        <translation>Points pour la deuxième place en nombre de contrats achevés, à trois joueurs.</translation>
    </message>
    <message>
        <source>3 players: third</source>
        <translation>3 joueurs : troisième</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with three players.</source>
        <translation>Points pour la troisième place en nombre de contrats achevés, à trois joueurs.</translation>
    </message>
    <message>
        <source>4 players: first</source>
        <translation>4 joueurs : premier</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with four players.</source>
        <translation>Points pour la première place en nombre de contrats achevés, à quatre joueurs.</translation>
    </message>
    <message>
        <source>4 players: second</source>
        <translation>4 joueurs : deuxième</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with four players.</source>
        <translation>Points pour la deuxième place en nombre de contrats achevés, à quatre joueurs.</translation>
    </message>
    <message>
        <source>4 players: third</source>
        <translation>4 joueurs : troisième</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with four players.</source>
        <translation>Points pour la troisième place en nombre de contrats achevés, à quatre joueurs.</translation>
    </message>
    <message>
        <source>4 players: fourth</source>
        <translation>4 joueurs : quatrième</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with four players.</source>
        <translation>Points pour la quatrième place en nombre de contrats achevés, à quatre joueurs.</translation>
    </message>
    <message>
        <source>5 players: first</source>
        <translation>5 joueurs : premier</translation>
    </message>
    <message>
        <source>Points for the most completed contracts, with five players.</source>
        <translation>Points pour la première place en nombre de contrats achevés, à cinq joueurs.</translation>
    </message>
    <message>
        <source>5 players: second</source>
        <translation>5 joueurs : deuxième</translation>
    </message>
    <message>
        <source>Points for second place in completed contracts, with five players.</source>
        <translation>Points pour la deuxième place en nombre de contrats achevés, à cinq joueurs.</translation>
    </message>
    <message>
        <source>5 players: third</source>
        <translation>5 joueurs : troisième</translation>
    </message>
    <message>
        <source>Points for third place in completed contracts, with five players.</source>
        <translation>Points pour la troisième place en nombre de contrats achevés, à cinq joueurs.</translation>
    </message>
    <message>
        <source>5 players: fourth</source>
        <translation>5 joueurs : quatrième</translation>
    </message>
    <message>
        <source>Points for fourth place in completed contracts, with five players.</source>
        <translation>Points pour la quatrième place en nombre de contrats achevés, à cinq joueurs.</translation>
    </message>
    <message>
        <source>5 players: fifth</source>
        <translation>5 joueurs : cinquième</translation>
    </message>
    <message>
        <source>Points for fifth place in completed contracts, with five players.</source>
        <translation>Points pour la cinquième place en nombre de contrats achevés, à cinq joueurs.</translation>
    </message>
    <message>
        <source>Score with 3 players</source>
        <translation>Score à 3 joueurs</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with three players.</source>
        <translation>Le score qui déclenche la fin de la partie, à trois joueurs.</translation>
    </message>
    <message>
        <source>Score with 4 players</source>
        <translation>Score à 4 joueurs</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with four players.</source>
        <translation>Le score qui déclenche la fin de la partie, à quatre joueurs.</translation>
    </message>
    <message>
        <source>Score with 5 players</source>
        <translation>Score à 5 joueurs</translation>
    </message>
    <message>
        <source>The score that triggers the end of the game, with five players.</source>
        <translation>Le score qui déclenche la fin de la partie, à cinq joueurs.</translation>
    </message>
    <message>
        <source>End at the last contracts</source>
        <translation>Fin aux derniers contrats</translation>
    </message>
    <message>
        <source>Turning up the last contracts triggers the end of the game, too.</source>
        <translation>La révélation des derniers contrats déclenche aussi la fin de la partie.</translation>
    </message>
    <message>
        <source>Further rounds</source>
        <translation>Manches supplémentaires</translation>
    </message>
    <message>
        <source>How many rounds are played after the one in which the end is triggered.</source>
        <translation>Le nombre de manches jouées après celle où la fin est déclenchée.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Build cards</source>
        <translation>Cartes construction</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Ingénieurs</translation>
    </message>
    <message>
        <source>Most contracts</source>
        <translation>Le plus de contrats</translation>
    </message>
    <message>
        <source>Build cards used</source>
        <translation>Cartes construction utilisées</translation>
    </message>
    <message>
        <source>Face-up cards per action</source>
        <translation>Cartes visibles par action</translation>
    </message>
    <message>
        <source>Points for the contract’s value</source>
        <translation>Points pour la valeur du contrat</translation>
    </message>
    <message>
        <source>A complete canal is also worth the value of its contract in points.</source>
        <translation>Un canal achevé rapporte aussi la valeur de son contrat en points.</translation>
    </message>
    <message>
        <source>Points for incomplete canals</source>
        <translation>Points des canaux inachevés</translation>
    </message>
    <message>
        <source>At the end of the game the tiles of incomplete canals give points, too.</source>
        <translation>À la fin de la partie, les tuiles des canaux inachevés rapportent aussi des points.</translation>
    </message>
    <message>
        <source>Canals</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Cards to start with</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>How many build cards each player starts with.</source>
        <translation>Le nombre de cartes construction que chaque joueur reçoit au départ.</translation>
    </message>
    <message>
        <source>Skipping a phase</source>
        <translation>Sauter une phase</translation>
    </message>
    <message>
        <source>A player may do nothing in a phase, even if there are cards to draw.</source>
        <translation>Un joueur peut ne rien faire dans une phase, même s’il reste des cartes à piocher.</translation>
    </message>
    <message>
        <source>Drawing instead of a contract</source>
        <translation>Piocher au lieu de prendre un contrat</translation>
    </message>
    <message>
        <source>A player without a contract may draw a card instead of taking one.</source>
        <translation>Un joueur sans contrat peut piocher une carte au lieu de prendre un contrat.</translation>
    </message>
    <message>
        <source>Checked before each card</source>
        <translation>Vérification avant chaque carte</translation>
    </message>
    <message>
        <source>Whether fewer face-up cards may be taken is checked before each card, and not only before the first.</source>
        <translation>Le droit de cesser de prendre des cartes visibles se vérifie avant chaque carte, et pas seulement avant la première.</translation>
    </message>
    <message>
        <source>Row filled up at once</source>
        <translation>Rangée complétée aussitôt</translation>
    </message>
    <message>
        <source>The face-up cards are filled up after each card that is taken, and not only at the end of the action.</source>
        <translation>La rangée de cartes visibles est complétée après chaque carte prise, et pas seulement à la fin de l’action.</translation>
    </message>
    <message>
        <source>Discards shuffled early</source>
        <translation>Défausse mélangée aussitôt</translation>
    </message>
    <message>
        <source>As soon as the pile is empty, the discards are shuffled, and not only when a card is needed.</source>
        <translation>Dès que la pile est vide, on mélange la défausse, sans attendre d’avoir besoin d’une carte.</translation>
    </message>
    <message>
        <source>Barges connect places</source>
        <translation>La péniche suffit à relier</translation>
    </message>
    <message>
        <source>A place where a barge stands is connected, even without a tile.</source>
        <translation>Un lieu où se trouve une péniche est relié, même sans tuile.</translation>
    </message>
    <message>
        <source>Cubes without room</source>
        <translation>Cubes sans place</translation>
    </message>
    <message>
        <source>Missing cubes are taken off the board even if the colour has no room for them.</source>
        <translation>Les cubes qui manquent dans le bassin sont pris sur le plateau même si la couleur n’a plus de place libre pour eux.</translation>
    </message>
    <message>
        <source>White symbols of any colour</source>
        <translation>Symbole blanc pour toute couleur</translation>
    </message>
    <message>
        <source>A white symbol may stand for a colour that has no room left.</source>
        <translation>Un symbole blanc peut valoir une couleur qui n’a plus de place libre.</translation>
    </message>
    <message>
        <source>Tiles on top of one’s own</source>
        <translation>Tuiles sur ses propres canaux</translation>
    </message>
    <message>
        <source>A player may also lay a tile on top of one of their own canals.</source>
        <translation>Un joueur peut aussi poser une tuile par-dessus l’un de ses propres canaux.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>A tile may be laid even if the canal can then no longer be completed.</source>
        <translation>On peut poser une tuile même si elle rend le canal impossible à achever.</translation>
    </message>
    <message>
        <source>Taking tiles back</source>
        <translation>Reprendre des tuiles</translation>
    </message>
    <message>
        <source>At the start of an action, tiles of incomplete canals may be taken back.</source>
        <translation>Au début d’une action, on peut reprendre des tuiles de ses canaux inachevés.</translation>
    </message>
    <message>
        <source>Smeaton’s surveyors as extra cards</source>
        <translation>Géomètres de Smeaton comme cartes de plus</translation>
    </message>
    <message>
        <source>For Smeaton a surveyor also counts as more than one among the extra cards for a tile on top of another.</source>
        <translation>Pour Smeaton, un géomètre vaut aussi plus d’une carte parmi les cartes de plus à payer pour poser une tuile sur une autre.</translation>
    </message>
    <message>
        <source>Rennie picks in any phase</source>
        <translation>Rennie choisit dans toutes les phases</translation>
    </message>
    <message>
        <source>Rennie may take a face-up card instead of drawing in any phase, and not in phase 2 only.</source>
        <translation>Rennie peut prendre une carte visible au lieu de piocher dans n’importe quelle phase, et pas seulement dans la deuxième.</translation>
    </message>
    <message>
        <source>Goods for Rennie’s card</source>
        <translation>Marchandises pour la carte de Rennie</translation>
    </message>
    <message>
        <source>The goods symbol of a face-up card that Rennie takes instead of drawing brings goods.</source>
        <translation>Le symbole marchandise d’une carte visible que Rennie prend au lieu de piocher fait placer des marchandises.</translation>
    </message>
    <message>
        <source>Ranked without contracts</source>
        <translation>Classés même sans contrat</translation>
    </message>
    <message>
        <source>Players who have completed no contract are ranked, too.</source>
        <translation>Les joueurs qui n’ont achevé aucun contrat sont classés eux aussi.</translation>
    </message>
    <message>
        <source>End in another player’s turn</source>
        <translation>Fin pendant le tour d’un autre joueur</translation>
    </message>
    <message>
        <source>Reaching the score in another player’s turn triggers the end of the game at once.</source>
        <translation>Un joueur qui atteint le score requis pendant le tour d’un autre déclenche aussitôt la fin de la partie.</translation>
    </message>
    <message>
        <source>Tiles of incomplete canals</source>
        <translation>Tuiles des canaux inachevés</translation>
    </message>
    <message>
        <source>The tiles of incomplete canals stay on the board for the final delivery.</source>
        <translation>Les tuiles des canaux inachevés restent sur le plateau pour la livraison finale.</translation>
    </message>
    <message>
        <source>Must ship at the end</source>
        <translation>Livraison finale obligatoire</translation>
    </message>
    <message>
        <source>In the final delivery a player who can ship a cube has to.</source>
        <translation>Lors de la livraison finale, un joueur qui peut déplacer un cube doit le faire.</translation>
    </message>
</context>
<context>
    <name>capitol::app::KnownRules</name>
    <message>
        <source>%1: without this rule: %2</source>
        <comment>a chapter, what it says usually</comment>
        <translation>%1 : sans cette règle : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chapter, what it says here</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2 (usually: %3)</source>
        <comment>a chapter, what it says here, and usually</comment>
        <translation>%1 : %2 (d’habitude : %3)</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a rule, how it is here, how it is usually</comment>
        <translation>%1 : %2 au lieu de %3</translation>
    </message>
    <message>
        <source>These rules are not among the variants that you have.</source>
        <translation>Ces règles ne font pas partie des variantes que vous avez.</translation>
    </message>
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>un nouveau bâtiment</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a %n-floor building</source>
        <translation>
            <numerusform>un étage sur un bâtiment de %n étage</numerusform>
            <numerusform>un étage sur un bâtiment de %n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 without effect.</source>
        <translation>%1 joue %2 sans effet.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 joue %2 : %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a %n-floor building</source>
        <translation>
            <numerusform>un toit rond sur un bâtiment de %n étage</numerusform>
            <numerusform>un toit rond sur un bâtiment de %n étages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a %n-floor building</source>
        <translation>
            <numerusform>un toit triangulaire sur un bâtiment de %n étage</numerusform>
            <numerusform>un toit triangulaire sur un bâtiment de %n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no cards left and passes.</source>
        <translation>%1 n’a plus de carte et passe.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>%1 bids nothing.</source>
        <translation>%1 ne mise rien.</translation>
    </message>
    <message>
        <source>%1 bids %2: %3.</source>
        <translation>%1 mise %2 : %3.</translation>
    </message>
    <message>
        <source>%1 wins %2 with %3.</source>
        <translation>%1 remporte %2 avec %3.</translation>
    </message>
    <message>
        <source>%1 Bids were equal: %2.</source>
        <translation>%1 Offres égales : %2.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets %1.</source>
        <translation>Offres égales : personne n’obtient %1.</translation>
    </message>
    <message>
        <source>No bid: nobody gets %1.</source>
        <translation>Aucune offre : personne n’obtient %1.</translation>
    </message>
    <message>
        <source>There is no site left for %1.</source>
        <translation>Il n’y a plus d’emplacement pour %1.</translation>
    </message>
    <message>
        <source>%1 places %2: %3.</source>
        <comment>who, the tile, where</comment>
        <translation>%1 place %2 : %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>area, points</comment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Scores after round %1: %2.</source>
        <translation>Scores après la manche %1 : %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 stops drawing.</source>
        <translation>%1 ne pioche plus.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>La défausse devient la nouvelle pile : %1.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 is consul.</source>
        <translation>La manche %1 commence. %2 est consul.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 gagne la partie.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation>%1 se partagent la victoire.</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureChart</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureModel</name>
    <message>
        <source>Per game</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Significant?</source>
        <translation>Significative ?</translation>
    </message>
    <message>
        <source>★ more</source>
        <translation>★ plus</translation>
    </message>
    <message>
        <source>★ less</source>
        <translation>★ moins</translation>
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
        <translation>Parties</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jouées par</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Ce qui a été mesuré</translation>
    </message>
    <message>
        <source>Mean ± standard error. ★: the difference is significant (paired t test on the same games, Holm’s correction, 5%).</source>
        <translation>Moyenne ± erreur type. ★ : différence significative (test t apparié sur les mêmes parties, correction de Holm, 5 %).</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>There is no number of players that both variants allow.</source>
        <translation>Aucun nombre de joueurs ne convient aux deux variantes.</translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <comment>the variant that a changed one of the same name comes from</comment>
        <translation>%1 (avant)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 sur %2 parties</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>environ %n seconde restante</numerusform>
            <numerusform>environ %n secondes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>environ %n minute restante</numerusform>
            <numerusform>environ %n minutes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have changed since this measurement.</source>
        <translation>Les règles ont changé depuis cette mesure.</translation>
    </message>
    <message>
        <source>Stopped after %1 games.</source>
        <translation>Arrêté après %1 parties.</translation>
    </message>
    <message>
        <source>Measured in %1 games.</source>
        <translation>Mesuré sur %1 parties.</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Plays games with “%1” and reports what they are like.</source>
        <translation>Joue des parties avec « %1 » et en montre les caractéristiques.</translation>
    </message>
    <message>
        <source>Plays the same games with “%1” and with “%2” and reports the differences.</source>
        <translation>Joue les mêmes parties avec « %1 » et avec « %2 » et montre les différences.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>Images SVG</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Images PNG</translation>
    </message>
    <message>
        <source>Also measure each changed rule on its own</source>
        <translation>Mesurer aussi isolément chaque règle modifiée</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Graphique en SVG…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Graphique en PNG…</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Indicateurs</translation>
    </message>
    <message>
        <source>Each change</source>
        <translation>Chaque modification</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Type de graphique</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Effect on: %1</source>
        <translation>Effet sur : %1</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>« %1 » par rapport à « %2 »</translation>
    </message>
    <message>
        <source>Cannot be played on their own: %1.</source>
        <translation>Injouables isolément : %1.</translation>
    </message>
    <message>
        <source>Other significant differences</source>
        <translation>Autres différences significatives</translation>
    </message>
</context>
<context>
    <name>capitol::app::MeasureWindow</name>
    <message>
        <source>Measure a variant</source>
        <translation>Mesurer une variante</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparée à</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Inverser</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>capitol::app::MemoryModel</name>
    <message>
        <source>and perhaps others</source>
        <translation>et peut-être d’autres</translation>
    </message>
    <message numerus="yes">
        <source>and %n that nobody has seen</source>
        <translation>
            <numerusform>et %n que personne n’a vue</numerusform>
            <numerusform>et %n que personne n’a vues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: to draw, from the top</source>
        <translation>%1 : à piocher, à partir du dessus</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>puis mélangées : %1</translation>
    </message>
    <message>
        <source>%1: discards, in the order they will come back</source>
        <translation>%1 : défausse, dans l’ordre de retour</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1 : défausse</translation>
    </message>
    <message>
        <source>%1: not yet seen</source>
        <translation>%1 : jamais vues</translation>
    </message>
</context>
<context>
    <name>capitol::app::MyTables</name>
    <message>
        <source>The list of your tables with others cannot be read, so nothing is added to it: %1, %2</source>
        <translation>La liste de vos tables avec d’autres est illisible, rien n’y est donc ajouté : %1, %2</translation>
    </message>
    <message>
        <source>Your seat could not be saved; it is lost when the program ends: %1</source>
        <translation>Votre place n’a pas pu être enregistrée ; elle sera perdue à la fermeture du programme : %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>Nom du &amp;fichier</translation>
    </message>
    <message>
        <source>&amp;Based on</source>
        <translation>Basée &amp;sur</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The file name “%1” is taken. “%2” is free.</source>
        <translation>Le nom de fichier « %1 » est déjà pris. « %2 » est libre.</translation>
    </message>
    <message>
        <source>Another variant is called “%1”. “%2” is free.</source>
        <translation>Une autre variante s’appelle « %1 ». « %2 » est libre.</translation>
    </message>
    <message>
        <source>A file name may contain lower-case letters, digits, - and _, and must start with a letter.</source>
        <translation>Un nom de fichier peut contenir des minuscules, des chiffres, - et _, et doit commencer par une lettre.</translation>
    </message>
</context>
<context>
    <name>capitol::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>capitol::app::PassagesView</name>
    <message>
        <source>What this changes in the rulebook</source>
        <translation>Ce que cela change dans les règles</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a variant, before what its rules say</comment>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>The rules cannot be shown until these problems are fixed</source>
        <translation>Les règles s’afficheront une fois ces problèmes corrigés</translation>
    </message>
</context>
<context>
    <name>capitol::app::PileModel</name>
    <message>
        <source>Pile of %1: %2 on top</source>
        <translation>Pile de %1 : %2 sur le dessus</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>Pile de %1 : vide</translation>
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
            <numerusform>Vous prenez la tête : %n étage, %1 de plus que le suivant.</numerusform>
            <numerusform>Vous prenez la tête : %n étages, %1 de plus que le suivant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead: %n floor(s), %1 more than the next.</source>
        <translation>
            <numerusform>Vous êtes en tête : %n étage, %1 de plus que le suivant.</numerusform>
            <numerusform>Vous êtes en tête : %n étages, %1 de plus que le suivant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the lead: %n floor(s).</source>
        <translation>
            <numerusform>En tête à égalité : %n étage.</numerusform>
            <numerusform>En tête à égalité : %n étages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are second; the leader has %n floor(s).</source>
        <translation>
            <numerusform>Vous êtes deuxième : en tête, on a %n étage.</numerusform>
            <numerusform>Vous êtes deuxième : en tête, on a %n étages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay behind; the leader has %n floor(s).</source>
        <translation>
            <numerusform>Vous restez derrière : en tête, on a %n étage.</numerusform>
            <numerusform>Vous restez derrière : en tête, on a %n étages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerChoice</name>
    <message>
        <source>%1: %2</source>
        <comment>a level and its strength</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Of two players 100 points apart, the stronger wins about 64 of 100 games; 200 points apart, 76.</source>
        <translation>Entre deux joueurs que séparent 100 points, le plus fort gagne environ 64 parties sur 100 ; avec 200 points d’écart, 76.</translation>
    </message>
    <message numerus="yes">
        <source>With these rules and %n players, it wins about %1 games for every %2 won by a player of strength %3.</source>
        <translation>
            <numerusform>Avec ces règles et %n joueur, il gagne environ %1 parties quand un joueur de force %3 en gagne %2.</numerusform>
            <numerusform>Avec ces règles et à %n joueurs, il gagne environ %1 parties quand un joueur de force %3 en gagne %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>computer player</comment>
        <translation>avide</translation>
    </message>
    <message>
        <source>random</source>
        <comment>computer player</comment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Joue sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Makes a random move.</source>
        <translation>Joue un coup au hasard.</translation>
    </message>
    <message>
        <source>Does what looks best now, without thinking ahead.</source>
        <translation>Fait ce qui paraît le mieux sur le moment, sans anticiper.</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>computer player</comment>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>computer player</comment>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>computer player</comment>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>computer player</comment>
        <translation>expert</translation>
    </message>
    <message>
        <source>The apprentice: hardly thinks ahead.</source>
        <translation>L’apprenti : anticipe à peine.</translation>
    </message>
    <message>
        <source>The mason: thinks ahead a little.</source>
        <translation>Le maçon : anticipe un peu.</translation>
    </message>
    <message>
        <source>The architect: thinks ahead and misses little.</source>
        <translation>L’architecte : anticipe et laisse échapper peu de choses.</translation>
    </message>
    <message>
        <source>The master: thinks further ahead than all the others.</source>
        <translation>Le maître : anticipe plus loin que tous les autres.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PlayerStyle</name>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur : %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>strength and style of a computer player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Plays to win and has no other preference.</source>
        <translation>Joue pour gagner, sans autre préférence.</translation>
    </message>
    <message>
        <source>Likes to have many floors of its own on the board.</source>
        <translation>Aime avoir beaucoup d’étages à lui sur le plateau.</translation>
    </message>
    <message>
        <source>Likes temples, fountains and amphitheatres where it is in the lead.</source>
        <translation>Aime les temples, fontaines et amphithéâtres là où il est en tête.</translation>
    </message>
    <message>
        <source>Likes to hold back its strongest rival. With two players this changes little.</source>
        <translation>Aime freiner son plus fort rival. À deux joueurs, cela ne change pas grand-chose.</translation>
    </message>
    <message>
        <source>Likes to keep cards in hand.</source>
        <translation>Aime garder des cartes en main.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Speculator</source>
        <translation>Spéculateur</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Trouble-fête</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Avare</translation>
    </message>
</context>
<context>
    <name>capitol::app::Preferences</name>
    <message>
        <source>Cannot save the settings in %1. They apply until you close the program. To keep them, free up disk space or make the file writable.</source>
        <translation>Impossible d’enregistrer les réglages dans %1. Ils restent valables jusqu’à la fermeture du programme. Pour les conserver, libérez de l’espace sur le disque ou autorisez l’écriture du fichier.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PresenceModel</name>
    <message>
        <source>no time left</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds left on a clock</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes left on a clock</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours left on a clock</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days left on a clock</comment>
        <translation>%1 j</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemList</name>
    <message>
        <source>No quick fix for this problem</source>
        <translation>Pas de correction rapide pour ce problème</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemWords</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop grand</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>pas un fichier texte</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>imbriqué trop profondément</translation>
    </message>
    <message>
        <source>not valid YAML</source>
        <translation>YAML non valide</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>clé en double</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>clé inconnue</translation>
    </message>
    <message>
        <source>missing key</source>
        <translation>clé manquante</translation>
    </message>
    <message>
        <source>invalid anchor, alias or merge</source>
        <translation>ancre, alias ou fusion non valides</translation>
    </message>
    <message>
        <source>variant not found</source>
        <translation>variante introuvable</translation>
    </message>
    <message>
        <source>variants extend each other in a loop</source>
        <translation>les variantes sont basées les unes sur les autres en boucle</translation>
    </message>
    <message>
        <source>board not found</source>
        <translation>plateau introuvable</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>injouable</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>trouvé : %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>admis : %1</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>vouliez-vous dire %1 ?</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>une table de clés</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a map of keys</source>
        <translation>une table de clés</translation>
    </message>
    <message>
        <source>the id of a board</source>
        <translation>l’identifiant d’un plateau</translation>
    </message>
    <message>
        <source>the id of a variant</source>
        <translation>l’identifiant d’une variante</translation>
    </message>
    <message>
        <source>the id of a variant, or the name of a .yaml file in the same folder</source>
        <translation>l’identifiant d’une variante, ou le nom d’un fichier .yaml du même dossier</translation>
    </message>
    <message>
        <source>a map of ids</source>
        <translation>une table d’identifiants</translation>
    </message>
    <message>
        <source>a map with this id</source>
        <translation>une table portant ce même identifiant</translation>
    </message>
    <message>
        <source>each word only once</source>
        <translation>chaque mot une seule fois</translation>
    </message>
    <message>
        <source>each key only once; it is already in line %1</source>
        <translation>chaque clé une seule fois ; elle est déjà à la ligne %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>une liste de %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>indent with spaces</source>
        <translation>une indentation faite d’espaces</translation>
    </message>
    <message>
        <source>only one document in a file</source>
        <translation>un seul document par fichier</translation>
    </message>
    <message>
        <source>lower-case letters, digits, - and _, at most 64, starting with a letter</source>
        <translation>minuscules, chiffres, - et _, 64 au plus, en commençant par une lettre</translation>
    </message>
    <message>
        <source>a parent that is not based on this variant</source>
        <translation>une base qui n’est pas elle-même basée sur cette variante</translation>
    </message>
    <message>
        <source>minimum players</source>
        <translation>minimum de joueurs</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>cards to deal</source>
        <translation>cartes pour toutes les mains</translation>
    </message>
    <message>
        <source>roofs on the starting buildings</source>
        <translation>toits sur les bâtiments de départ</translation>
    </message>
    <message>
        <source>floors in the starting buildings of all players</source>
        <translation>étages dans les bâtiments de départ de tous les joueurs</translation>
    </message>
    <message>
        <source>different heights of unroofed starting buildings</source>
        <translation>hauteurs différentes de bâtiments de départ sans toit</translation>
    </message>
    <message>
        <source>rounds in the schedule</source>
        <translation>manches au programme</translation>
    </message>
    <message>
        <source>amphitheatres and temples</source>
        <translation>amphithéâtres et temples</translation>
    </message>
    <message>
        <source>fountains</source>
        <translation>fontaines</translation>
    </message>
    <message>
        <source>areas with that code</source>
        <translation>quartiers avec ce code</translation>
    </message>
    <message>
        <source>areas or sites</source>
        <translation>quartiers ou emplacements</translation>
    </message>
    <message>
        <source>lower players.min or raise players.max</source>
        <translation>baissez players.min ou relevez players.max</translation>
    </message>
    <message>
        <source>reduce the copies in the deck</source>
        <translation>réduisez le nombre d’exemplaires dans le paquet</translation>
    </message>
    <message>
        <source>add cards to the deck</source>
        <translation>ajoutez des cartes au paquet</translation>
    </message>
    <message>
        <source>deal fewer, add copies to the deck or lower players.max</source>
        <translation>distribuez-en moins, ajoutez des exemplaires ou baissez players.max</translation>
    </message>
    <message>
        <source>add roofs or remove buildings</source>
        <translation>ajoutez des toits ou supprimez des bâtiments</translation>
    </message>
    <message>
        <source>add floors, remove buildings or lower players.max</source>
        <translation>ajoutez des étages, supprimez des bâtiments ou baissez players.max</translation>
    </message>
    <message>
        <source>remove buildings</source>
        <translation>supprimez des bâtiments</translation>
    </message>
    <message>
        <source>give auction.schedule one list for each round</source>
        <translation>donnez à auction.schedule une liste par manche</translation>
    </message>
    <message>
        <source>auction fewer of them or choose a board with more large sites</source>
        <translation>mettez-en moins aux enchères ou choisissez un plateau avec plus de grands emplacements</translation>
    </message>
    <message>
        <source>reduce the starting fountains or auction fewer</source>
        <translation>réduisez le nombre de fontaines de départ ou mettez-en moins aux enchères</translation>
    </message>
    <message>
        <source>name an area of this board</source>
        <translation>indiquez un quartier de ce plateau</translation>
    </message>
    <message>
        <source>choose a smaller board</source>
        <translation>choisissez un plateau plus petit</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>a file</comment>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>a file</comment>
        <translation>%1, ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, what is wrong there</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>a place in a file, a key, what is wrong there</comment>
        <translation>%1 : %2 : %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>words that may stand there</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>another variant or board has this id</source>
        <translation>une autre variante ou un autre plateau a cet identifiant</translation>
    </message>
    <message>
        <source>the file name does not match the id</source>
        <translation>le fichier ne porte pas le nom de son identifiant</translation>
    </message>
    <message>
        <source>same as in the parent</source>
        <translation>répète une valeur déjà en vigueur</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>est sans effet</translation>
    </message>
    <message>
        <source>can never be won</source>
        <translation>ne peut jamais être gagné</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>mieux : %1</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>supprimez-le</translation>
    </message>
    <message>
        <source>put it before seat_order, or leave it out</source>
        <translation>placez-le avant seat_order, ou supprimez-le</translation>
    </message>
    <message>
        <source>construction.floors_per_card: 2 or more</source>
        <translation>construction.floors_per_card : 2 ou plus</translation>
    </message>
    <message>
        <source>tiles in auction.schedule</source>
        <translation>des tuiles dans auction.schedule</translation>
    </message>
    <message>
        <source>a temple in auction.schedule</source>
        <translation>un temple dans auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre in auction.schedule</source>
        <translation>un amphithéâtre dans auction.schedule</translation>
    </message>
    <message>
        <source>an amphitheatre that gives cards</source>
        <translation>un amphithéâtre qui donne des cartes</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tuiles</translation>
    </message>
    <message>
        <source>deal cards, or set auction.zero_bid to may_win</source>
        <translation>distribuez des cartes, ou donnez à auction.zero_bid la valeur may_win</translation>
    </message>
    <message>
        <source>permit cards</source>
        <translation>cartes permis</translation>
    </message>
    <message>
        <source>an area of that colour on the board, or no such cards</source>
        <translation>un quartier de cette couleur sur le plateau, ou aucune de ces cartes</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>a map of %1</source>
        <translation>une table de %1</translation>
    </message>
    <message>
        <source>a building such as %1r, %2t or %3, floors %4..%5</source>
        <translation>un bâtiment comme %1r, %2t ou %3, étages %4..%5</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>text of at most %1 characters</source>
        <translation>un texte de %1 caractères au plus</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>%1 octets au plus</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>fichier inexistant</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>un fichier lisible</translation>
    </message>
    <message>
        <source>plain text in UTF-8</source>
        <translation>du texte brut en UTF-8</translation>
    </message>
    <message>
        <source>id: the file&apos;s name without .yaml</source>
        <translation>id: le nom du fichier sans .yaml</translation>
    </message>
    <message>
        <source>the file&apos;s name without .yaml, %1</source>
        <translation>le nom du fichier sans .yaml, %1</translation>
    </message>
    <message>
        <source>nothing: these rules are complete</source>
        <translation>rien : ces règles sont complètes</translation>
    </message>
    <message>
        <source>%1, the board given with the rules</source>
        <translation>%1, le plateau fourni avec les règles</translation>
    </message>
    <message>
        <source>an id that does not come with the program</source>
        <translation>un id qui n’est pas fourni avec le programme</translation>
    </message>
    <message>
        <source>something that would be read differently in a bundle</source>
        <translation>un passage qui serait lu autrement dans un paquet</translation>
    </message>
    <message>
        <source>keys on their own lines, indented with spaces</source>
        <translation>chaque clé sur sa propre ligne, indentée avec des espaces</translation>
    </message>
    <message>
        <source>an alias of something that contains it</source>
        <translation>un alias de ce qui le contient</translation>
    </message>
    <message>
        <source>an alias of something complete above it</source>
        <translation>un alias d’un élément déjà complet plus haut</translation>
    </message>
    <message>
        <source>an alias of an anchor above it</source>
        <translation>un alias d’une ancre définie plus haut</translation>
    </message>
    <message>
        <source>the tag %1</source>
        <translation>l’étiquette %1</translation>
    </message>
    <message>
        <source>a value without a tag</source>
        <translation>une valeur sans étiquette</translation>
    </message>
    <message>
        <source>a smaller file, or fewer aliases</source>
        <translation>un fichier plus petit ou moins d’alias</translation>
    </message>
    <message>
        <source>a word as a key</source>
        <translation>un mot comme clé</translation>
    </message>
    <message>
        <source>%1 as a key</source>
        <translation>%1 comme clé</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>un deuxième document</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>une tabulation</translation>
    </message>
    <message>
        <source>{ without }</source>
        <translation>{ sans }</translation>
    </message>
    <message>
        <source>} at the end of the map</source>
        <translation>} à la fin de la table</translation>
    </message>
    <message>
        <source>[ without ]</source>
        <translation>[ sans ]</translation>
    </message>
    <message>
        <source>] at the end of the list</source>
        <translation>] à la fin de la liste</translation>
    </message>
    <message>
        <source>a line that does not line up with those above</source>
        <translation>une ligne qui n’est pas alignée avec celles du dessus</translation>
    </message>
    <message>
        <source>keys of one map, or items of one list, equally far from the left</source>
        <translation>la même indentation pour les clés d’une table ou les éléments d’une liste</translation>
    </message>
    <message>
        <source>a key where none can stand</source>
        <translation>une clé mal placée</translation>
    </message>
    <message>
        <source>each key on its own line; text that contains a colon in quotes</source>
        <translation>chaque clé sur sa propre ligne ; entre guillemets, tout texte qui contient un deux-points</translation>
    </message>
    <message>
        <source>a list item where none can stand</source>
        <translation>un élément de liste mal placé</translation>
    </message>
    <message>
        <source>each item on its own line</source>
        <translation>chaque élément sur sa propre ligne</translation>
    </message>
    <message>
        <source>a closing bracket that does not match</source>
        <translation>une parenthèse fermante qui ne correspond pas à l’ouvrante</translation>
    </message>
    <message>
        <source>} for {, ] for [</source>
        <translation>} pour {, ] pour [</translation>
    </message>
    <message>
        <source>a backslash followed by a character that gives it no meaning</source>
        <translation>une barre oblique inverse devant un caractère qui n’en fait pas une séquence valide</translation>
    </message>
    <message>
        <source>two backslashes, or the text in single quotes</source>
        <translation>deux barres obliques inverses, ou le texte entre apostrophes</translation>
    </message>
    <message>
        <source>a character code without all its digits</source>
        <translation>un code de caractère incomplet</translation>
    </message>
    <message>
        <source>two digits after \x, four after \u, eight after \U</source>
        <translation>deux chiffres après \x, quatre après \u, huit après \U</translation>
    </message>
    <message>
        <source>a character that cannot begin a value</source>
        <translation>un caractère par lequel une valeur ne peut pas commencer</translation>
    </message>
    <message>
        <source>the text in quotes</source>
        <translation>le texte entre guillemets</translation>
    </message>
    <message>
        <source>a quotation mark that is never closed</source>
        <translation>un guillemet jamais refermé</translation>
    </message>
    <message>
        <source>a closing quotation mark</source>
        <translation>le guillemet fermant</translation>
    </message>
    <message>
        <source>* without a name</source>
        <translation>* sans nom</translation>
    </message>
    <message>
        <source>&amp; without a name</source>
        <translation>&amp; sans nom</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>des centimètres</translation>
    </message>
    <message>
        <source>a map of width and height</source>
        <translation>une table avec width et height</translation>
    </message>
    <message>
        <source>a point [x, y]</source>
        <translation>un point [x, y]</translation>
    </message>
    <message>
        <source>a list of points [x, y]</source>
        <translation>une liste de points [x, y]</translation>
    </message>
    <message>
        <source>a list of at least %1 points [x, y]</source>
        <translation>une liste d’au moins %1 points [x, y]</translation>
    </message>
    <message>
        <source>a list of lists of points</source>
        <translation>une liste de listes de points</translation>
    </message>
    <message>
        <source>a list of areas</source>
        <translation>une liste de quartiers</translation>
    </message>
    <message>
        <source>a map of an area&apos;s keys</source>
        <translation>une table des clés d’un quartier</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 quartiers</translation>
    </message>
    <message>
        <source>%1..%2 areas</source>
        <translation>%1..%2 quartiers</translation>
    </message>
    <message>
        <source>%1 small sites in all</source>
        <translation>%1 petits emplacements en tout</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 sites</source>
        <translation>%1 emplacements</translation>
    </message>
    <message>
        <source>three lower-case letters</source>
        <translation>trois lettres minuscules</translation>
    </message>
    <message>
        <source>a code that no other area has</source>
        <translation>un code que ne porte aucun autre quartier</translation>
    </message>
    <message>
        <source>a goods symbol in the deck</source>
        <translation>un symbole marchandise dans le paquet</translation>
    </message>
    <message>
        <source>a white symbol in the deck</source>
        <translation>un symbole blanc dans le paquet</translation>
    </message>
    <message>
        <source>games of %1 players</source>
        <translation>des parties à %1 joueurs</translation>
    </message>
    <message>
        <source>the referenced anchor is not defined</source>
        <translation>l’ancre citée n’est pas définie</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
</context>
<context>
    <name>capitol::app::Prompt</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>The bids are revealed.</source>
        <translation>Les offres sont dévoilées.</translation>
    </message>
    <message>
        <source>Round %1 is being scored.</source>
        <translation>Décompte de la manche %1.</translation>
    </message>
    <message>
        <source>Bid for %1: choose the cards for your bid, then seal it.</source>
        <translation>Misez pour %1 : ajoutez des cartes à l’offre, puis scellez-la.</translation>
    </message>
    <message>
        <source>Choose a site for %1.</source>
        <translation>Choisissez un emplacement pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take the top card of a pile: %n left to take.</source>
        <translation>
            <numerusform>Prenez la carte du dessus d’une pile : encore %n à prendre.</numerusform>
            <numerusform>Prenez la carte du dessus d’une pile : encore %n à prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm, or choose something else.</source>
        <translation>Confirmez, ou changez votre choix.</translation>
    </message>
    <message>
        <source>Pass for the rest of this phase? Confirm, or take it back.</source>
        <translation>Passer pour le reste de la phase ? Confirmez, ou retirez votre choix.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Choisissez une carte, ou passez.</translation>
    </message>
    <message>
        <source>This card cannot do anything now: play it without effect, or keep it.</source>
        <translation>Cette carte ne sert à rien maintenant : jouez-la sans effet, ou gardez-la.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Choisissez un bâtiment sans toit, ou commencez-en un : %n étage à poser.</numerusform>
            <numerusform>Choisissez un bâtiment sans toit, ou commencez-en un : %n étages à poser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm, or put %n more floor(s).</source>
        <translation>
            <numerusform>Confirmez, ou posez encore %n étage.</numerusform>
            <numerusform>Confirmez, ou posez encore %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a building to roof.</source>
        <translation>Choisissez un bâtiment à couvrir.</translation>
    </message>
    <message>
        <source>Round or triangular?</source>
        <translation>Rond ou triangulaire ?</translation>
    </message>
    <message>
        <source>Choose which building goes there.</source>
        <translation>Choisissez le bâtiment à y placer.</translation>
    </message>
    <message>
        <source>Choose a finished building and a site.</source>
        <translation>Choisissez un bâtiment achevé et un emplacement.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for everyone</source>
        <translation>
            <numerusform>%n carte pour chacun</numerusform>
            <numerusform>%n cartes pour chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s) in hand</source>
        <translation>
            <numerusform>jusqu’à %n carte en main</numerusform>
            <numerusform>jusqu’à %n cartes en main</numerusform>
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
            <numerusform>%n de plus pour les amphithéâtres</numerusform>
            <numerusform>%n de plus pour les amphithéâtres</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant they stay where you put them.</source>
        <comment>floors</comment>
        <translation>Dans cette variante, les étages restent là où vous les posez.</translation>
    </message>
    <message>
        <source>Waiting for the bids of: %1.</source>
        <translation>En attente des offres de : %1.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ProposalWords</name>
    <message>
        <source>You ask to take your last move back.</source>
        <translation>Vous demandez à annuler votre dernier coup.</translation>
    </message>
    <message>
        <source>You propose a pause.</source>
        <translation>Vous proposez une pause.</translation>
    </message>
    <message>
        <source>You propose to go on.</source>
        <translation>Vous proposez de continuer.</translation>
    </message>
    <message>
        <source>You propose more time for %1.</source>
        <translation>Vous proposez plus de temps pour %1.</translation>
    </message>
    <message>
        <source>You propose to end the game here.</source>
        <translation>Vous proposez d’arrêter la partie ici.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>%1 demande à annuler son dernier coup.</translation>
    </message>
    <message>
        <source>%1 proposes a pause.</source>
        <translation>%1 propose une pause.</translation>
    </message>
    <message>
        <source>%1 proposes to go on.</source>
        <translation>%1 propose de continuer.</translation>
    </message>
    <message>
        <source>%1 proposes more time for %2.</source>
        <translation>%1 propose plus de temps pour %2.</translation>
    </message>
    <message>
        <source>%1 proposes to end the game here.</source>
        <translation>%1 propose d’arrêter la partie ici.</translation>
    </message>
    <message>
        <source>Should a computer player make one move for %1?</source>
        <translation>Un joueur virtuel doit-il jouer un coup pour %1 ?</translation>
    </message>
    <message>
        <source>Should a computer player play for %1 until their return?</source>
        <translation>Un joueur virtuel doit-il remplacer %1 jusqu’à son retour ?</translation>
    </message>
    <message>
        <source>Should we wait for %1?</source>
        <translation>Faut-il attendre %1 ?</translation>
    </message>
    <message>
        <source>For it: %1.</source>
        <translation>Pour : %1.</translation>
    </message>
    <message>
        <source>Against it: %1.</source>
        <translation>Contre : %1.</translation>
    </message>
    <message>
        <source>A computer player plays for %1 until their return.</source>
        <translation>Un joueur virtuel remplace %1 jusqu’à son retour.</translation>
    </message>
    <message>
        <source>A computer player makes the next move for %1.</source>
        <translation>Un joueur virtuel joue le prochain coup pour %1.</translation>
    </message>
    <message>
        <source>%1 has no time left.</source>
        <translation>%1 n’a plus de temps.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ne répond plus.</translation>
    </message>
    <message>
        <source>The deal is proven: it was made before the first move and not changed since.</source>
        <translation>La donne est prouvée : elle a été faite avant le premier coup et n’a pas changé depuis.</translation>
    </message>
    <message>
        <source>The deal does not fit what the server committed itself to before the first move.</source>
        <translation>La donne ne correspond pas à celle que le serveur avait garantie avant le premier coup.</translation>
    </message>
    <message>
        <source>The server’s record does not fit what was seen here during the game.</source>
        <translation>La partie que donne le serveur ne correspond pas à ce qui a été vu ici.</translation>
    </message>
</context>
<context>
    <name>capitol::app::PuzzleWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, the rules of its puzzles</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Floors and roofs</source>
        <translation>Étages et toits</translation>
    </message>
    <message>
        <source>Placing buildings</source>
        <translation>Placer des bâtiments</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Offres</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Placer des tuiles</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Piocher des cartes</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>%1, puzzle %2 of %3</source>
        <translation>%1, problème %2 sur %3</translation>
    </message>
    <message>
        <source>Which bid is best? Only its total counts.</source>
        <translation>Quelle est la meilleure offre ? Seul le total compte.</translation>
    </message>
    <message>
        <source>You have won a tile. Which is the best site for it?</source>
        <translation>Vous avez remporté une tuile. Quel est le meilleur emplacement ?</translation>
    </message>
    <message>
        <source>Which is the best pile to draw your next card from?</source>
        <translation>Dans quelle pile vaut-il mieux piocher la prochaine carte ?</translation>
    </message>
    <message>
        <source>It is your turn. Which move is best?</source>
        <translation>C’est à vous de jouer. Quel est le meilleur coup ?</translation>
    </message>
    <message>
        <source>Theme: %1. Difficulty: %2.</source>
        <translation>Thème : %1. Difficulté : %2.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Il y a mieux.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Bravo !</translation>
    </message>
    <message>
        <source>It is worth exactly %1 of the victory, the best wrong choice %2.</source>
        <translation>Part de victoire : exactement %1, contre %2 pour le meilleur des mauvais choix.</translation>
    </message>
    <message>
        <source>It is worth about %1 of the victory, the best wrong choice %2.</source>
        <translation>Part de victoire : environ %1, contre %2 pour le meilleur des mauvais choix.</translation>
    </message>
    <message>
        <source>Yours was not among the choices compared. The best is worth %1 of the victory.</source>
        <translation>Le vôtre n’est pas parmi les choix comparés. Part de victoire avec le meilleur : %1.</translation>
    </message>
    <message>
        <source>Yours is worth %1 of the victory, the best %2.</source>
        <translation>Part de victoire : %1, contre %2 pour le meilleur choix.</translation>
    </message>
    <message>
        <source>The right total is %1.</source>
        <translation>Le bon total est %1.</translation>
    </message>
    <message>
        <source>Any total from %1 to %2 is right.</source>
        <translation>N’importe quel total de %1 à %2 convient.</translation>
    </message>
</context>
<context>
    <name>capitol::app::Puzzles</name>
    <message>
        <source>No puzzles were found.</source>
        <translation>Aucun problème n’a été trouvé.</translation>
    </message>
    <message>
        <source>This file has no puzzles yet.</source>
        <translation>Ce fichier ne contient pas encore de problèmes.</translation>
    </message>
    <message>
        <source>Solved on the first try</source>
        <translation>Résolu du premier coup</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Résolu plus tard</translation>
    </message>
    <message>
        <source>Answer shown</source>
        <translation>Solution consultée</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolu</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 solved, %n of them on the first try.</source>
        <translation>
            <numerusform>%1 résolus sur %2, dont %n du premier coup.</numerusform>
            <numerusform>%1 résolus sur %2, dont %n du premier coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) shown.</source>
        <translation>
            <numerusform>%n solution consultée.</numerusform>
            <numerusform>%n solutions consultées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved on the first try in a row: %1. Best: %2.</source>
        <translation>Résolus d’affilée du premier coup : %1. Record : %2.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Toutes les difficultés</translation>
    </message>
    <message>
        <source>Puzzle %1, %2: %3</source>
        <comment>number, difficulty, what was made of it</comment>
        <translation>Problème %1, %2 : %3</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickFixes</name>
    <message>
        <source>Replace with “%1”</source>
        <translation>Remplacer par « %1 »</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Supprimer « %1 »</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Ajouter « %1 »</translation>
    </message>
    <message>
        <source>Move to “%1”</source>
        <translation>Déplacer vers « %1 »</translation>
    </message>
</context>
<context>
    <name>capitol::app::QuickPhrases</name>
    <message>
        <source>Hello!</source>
        <translation>Bonjour !</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance !</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué !</translation>
    </message>
    <message>
        <source>I need to think for a moment.</source>
        <translation>Je réfléchis un instant.</translation>
    </message>
    <message>
        <source>Back in a minute.</source>
        <translation>Je reviens dans une minute.</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Désolé !</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci !</translation>
    </message>
    <message>
        <source>Thanks for the game!</source>
        <translation>Merci pour la partie !</translation>
    </message>
</context>
<context>
    <name>capitol::app::RefusedWords</name>
    <message>
        <source>The server refused that: %1</source>
        <translation>Le serveur l’a refusé : %1</translation>
    </message>
    <message>
        <source>That was too often. Wait a moment, then try again.</source>
        <translation>C’était trop rapproché. Attendez un instant, puis réessayez.</translation>
    </message>
    <message>
        <source>That is too long for the server.</source>
        <translation>C’est trop long pour le serveur.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>Cette table n’existe plus.</translation>
    </message>
    <message>
        <source>There is no room left.</source>
        <translation>Il n’y a plus de place.</translation>
    </message>
    <message>
        <source>The server does not accept these rules.</source>
        <translation>Le serveur n’accepte pas ces règles.</translation>
    </message>
    <message>
        <source>That seat is no longer yours.</source>
        <translation>Cette place n’est plus la vôtre.</translation>
    </message>
    <message>
        <source>Somebody has that seat.</source>
        <translation>Cette place est prise.</translation>
    </message>
    <message>
        <source>Somebody at this table has your name. Leave the table, choose another name, and come back.</source>
        <translation>Quelqu’un porte déjà votre nom à cette table. Quittez la table, choisissez un autre nom et revenez.</translation>
    </message>
    <message>
        <source>Whoever looks on cannot do that.</source>
        <translation>Les spectateurs ne peuvent pas faire cela.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Seul l’hôte peut faire cela.</translation>
    </message>
    <message>
        <source>Not everybody is ready.</source>
        <translation>Tout le monde n’est pas prêt.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>La partie a déjà commencé.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>La partie n’a pas encore commencé.</translation>
    </message>
    <message>
        <source>The rules forbid that move.</source>
        <translation>Les règles interdisent ce coup.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>Something else happened first. Have a look, then confirm again.</source>
        <translation>Autre chose s’est passé entre-temps. Regardez, puis confirmez de nouveau.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Another proposal is open: decide on that first.</source>
        <translation>Une autre proposition est en cours : décidez-en d’abord.</translation>
    </message>
    <message>
        <source>That would change nothing, or it can no longer be taken back.</source>
        <translation>Cela ne changerait rien, ou ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>That has been decided already.</source>
        <translation>C’est déjà décidé.</translation>
    </message>
    <message>
        <source>You have voted already.</source>
        <translation>Vous avez déjà voté.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RemoteTable</name>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>La partie s’est terminée plus tôt, d’un commun accord.</translation>
    </message>
    <message>
        <source>The server is restarting. The game goes on as soon as it is back.</source>
        <translation>Le serveur redémarre. La partie reprend dès qu’il est de nouveau disponible.</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again…</source>
        <translation>La connexion est perdue. Nouvelle tentative…</translation>
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
        <translation>%1, %2, %3, %4 : %5</translation>
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
        <translation>Offre</translation>
    </message>
    <message>
        <source>Tile placed</source>
        <translation>Tuile placée</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Carte piochée</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Tournant</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Bon choix</translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation>Plus que nécessaire</translation>
    </message>
</context>
<context>
    <name>capitol::app::ReviewWords</name>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <translation>Manche %1, coup %2 sur %3</translation>
    </message>
    <message>
        <source>%1 takes the lead from %2 and will be up to %3 ahead.</source>
        <translation>%1 passe devant %2 et comptera jusqu’à %3 d’avance.</translation>
    </message>
    <message>
        <source>Luck of the deal: %1.</source>
        <translation>Chance à la donne : %1.</translation>
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
        <translation>Il n’y avait pas d’autre choix.</translation>
    </message>
    <message>
        <source>That was the best choice, by %1. Next best: %2</source>
        <translation>C’était le meilleur choix, avec %1 d’avance. Le suivant : %2</translation>
    </message>
    <message>
        <source>No other choice was clearly better.</source>
        <translation>Aucun autre choix n’était nettement meilleur.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Meilleur choix : %1</translation>
    </message>
    <message>
        <source>Luck: %1.</source>
        <translation>Chance : %1.</translation>
    </message>
    <message>
        <source>That cost %1 of the victory.</source>
        <translation>Cela a coûté %1 de part de victoire.</translation>
    </message>
    <message>
        <source>%1 won; %2 would have been enough in %3 of cases.</source>
        <comment>a winning bid, a lower one, how often</comment>
        <translation>L’offre de %1 l’a emporté ; une offre de %2 aurait suffi dans %3 des cas.</translation>
    </message>
</context>
<context>
    <name>capitol::app::RulebookExport</name>
    <message>
        <source>rules</source>
        <comment>in the name of a file</comment>
        <translation>règles</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Fichier enregistré : %1</translation>
    </message>
    <message>
        <source>Cannot write “%1”: the file name must end in .pdf or .html.</source>
        <translation>Impossible d’écrire « %1 » : le nom du fichier doit se terminer par .pdf ou .html.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Document envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer did not accept the document.</source>
        <translation>L’imprimante n’a pas accepté le document.</translation>
    </message>
</context>
<context>
    <name>capitol::app::SavingWords</name>
    <message>
        <source>%1. The move was not made; nothing is lost. Free up disk space or make the file writable, then continue. Press Space to let a computer player try again.</source>
        <translation>%1. Le coup n’a pas été joué ; rien n’est perdu. Libérez de l’espace sur le disque ou autorisez l’écriture du fichier, puis continuez. La barre d’espace relance un joueur virtuel.</translation>
    </message>
    <message>
        <source>%1. The last moves may not be saved. Free up disk space or make the file writable, then continue: the next move saves the whole game again.</source>
        <translation>%1. Les derniers coups ne sont peut-être pas enregistrés. Libérez de l’espace sur le disque ou autorisez l’écriture du fichier, puis continuez : le prochain coup enregistrera de nouveau toute la partie.</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScheduleEditor</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Ajouter une manche</translation>
    </message>
    <message>
        <source>Remove the last round</source>
        <translation>Supprimer la dernière manche</translation>
    </message>
    <message>
        <source>Round %1, tile %2</source>
        <translation>Manche %1, tuile %2</translation>
    </message>
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>libre</translation>
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
        <translation>Votre choix est en cours d’envoi.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The game ended early, by agreement.</source>
        <translation>La partie s’est terminée plus tôt, d’un commun accord.</translation>
    </message>
    <message>
        <source>Waiting for the connection.</source>
        <translation>En attente de la connexion.</translation>
    </message>
</context>
<context>
    <name>capitol::app::StatisticsModel</name>
    <message>
        <source>People only</source>
        <translation>Humains uniquement</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Par variante</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Par nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>By strongest opponent</source>
        <translation>Par adversaire le plus fort</translation>
    </message>
</context>
<context>
    <name>capitol::app::TextCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Suggestions</translation>
    </message>
</context>
<context>
    <name>capitol::app::TieBreakEditor</name>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
</context>
<context>
    <name>capitol::app::Together</name>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>These rules are too long to be sent to a server.</source>
        <translation>Ces règles sont trop longues pour être envoyées à un serveur.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation>L’hôte a libéré votre place.</translation>
    </message>
    <message>
        <source>You were away for too long, so your seat was given up.</source>
        <translation>Votre absence a été trop longue : votre place a été libérée.</translation>
    </message>
    <message>
        <source>No server could be started on this computer: %1</source>
        <translation>Aucun serveur n’a pu être lancé sur cet ordinateur : %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::TurnNotice</name>
    <message>
        <source>It is your turn</source>
        <translation>C’est à vous de jouer</translation>
    </message>
    <message>
        <source>The others at your table are waiting for you.</source>
        <translation>Les autres joueurs de votre table vous attendent.</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantDocument</name>
    <message>
        <source>Reset all rules</source>
        <translation>Réinitialiser toutes les règles</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantFiles</name>
    <message>
        <source>the name is taken</source>
        <translation>le nom est pris</translation>
    </message>
    <message>
        <source>this can only be changed in the text itself</source>
        <translation>cela ne se modifie que dans le texte</translation>
    </message>
</context>
<context>
    <name>capitol::app::VariantHelp</name>
    <message>
        <source>Always 1.</source>
        <translation>Toujours 1.</translation>
    </message>
    <message>
        <source>The file name without .yaml.</source>
        <translation>Le nom du fichier sans .yaml.</translation>
    </message>
    <message>
        <source>Anything not set here comes from that variant.</source>
        <translation>Tout ce qui n’est pas indiqué ici vient de cette variante.</translation>
    </message>
    <message>
        <source>The name of the variant, by language.</source>
        <translation>Le nom de la variante, par langue.</translation>
    </message>
    <message>
        <source>One or two sentences on how it plays, by language.</source>
        <translation>Une ou deux phrases sur la façon d’y jouer, par langue.</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>hérité</translation>
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
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Default value: %1</source>
        <translation>Valeur par défaut : %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>Dans « %1 » : %2</translation>
    </message>
    <message>
        <source>Which game it is a variant of.</source>
        <translation>Le jeu dont c’est une variante.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WaitingRoom</name>
    <message numerus="yes">
        <source>%n minute(s) per player</source>
        <translation>
            <numerusform>%n minute par joueur</numerusform>
            <numerusform>%n minutes par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per player</source>
        <translation>
            <numerusform>%n seconde par joueur</numerusform>
            <numerusform>%n secondes par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, plus %n seconds per move</source>
        <translation>
            <numerusform>, plus %n seconde par coup</numerusform>
            <numerusform>, plus %n secondes par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds per move</source>
        <translation>
            <numerusform>%n seconde par coup</numerusform>
            <numerusform>%n secondes par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) per move</source>
        <translation>
            <numerusform>%n jour par coup</numerusform>
            <numerusform>%n jours par coup</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Everyone on this server can see this table.</source>
        <translation>Tout le monde sur ce serveur peut voir cette table.</translation>
    </message>
    <message>
        <source>Only people with the invitation link can find this table.</source>
        <translation>Seules les personnes qui ont le lien d’invitation trouvent cette table.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats still free.</source>
        <translation>
            <numerusform>Encore %n place libre.</numerusform>
            <numerusform>Encore %n places libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not ready yet.</source>
        <translation>
            <numerusform>%n joueur n’est pas encore prêt.</numerusform>
            <numerusform>%n joueurs ne sont pas encore prêts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Reconnexion…</translation>
    </message>
    <message>
        <source>You are watching. Take a free seat to play.</source>
        <translation>Vous regardez. Prenez une place libre pour jouer.</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>En attente que l’hôte commence la partie.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WholeFile</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>it could not be created</source>
        <translation>il n’a pas pu être créé</translation>
    </message>
</context>
<context>
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You cannot do that in this phase.</source>
        <translation>C’est impossible dans cette phase.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>In this variant a card can only be played if it does something.</source>
        <translation>Dans cette variante, une carte ne se joue que si elle a un effet.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>Cette pile est vide.</translation>
    </message>
    <message>
        <source>You must draw all these cards: none of them may be declined.</source>
        <translation>Ces cartes doivent être piochées : on ne peut pas y renoncer.</translation>
    </message>
    <message numerus="yes">
        <source>A floor card gives exactly %n floor(s) now.</source>
        <translation>
            <numerusform>Une carte étage donne maintenant exactement %n étage.</numerusform>
            <numerusform>Une carte étage donne maintenant exactement %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>A floor card gives %1 to %2 floors now.</source>
        <translation>Une carte étage donne maintenant de %1 à %2 étages.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n floor(s) are left: not enough for a floor card.</source>
        <translation>
            <numerusform>Il ne reste que %n étage : trop peu pour une carte étage.</numerusform>
            <numerusform>Il ne reste que %n étages : trop peu pour une carte étage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That needs a building of %n floor(s) without a roof.</source>
        <translation>
            <numerusform>Il faut un bâtiment de %n étage sans toit.</numerusform>
            <numerusform>Il faut un bâtiment de %n étages sans toit.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this variant floors go only on the tallest building without a roof.</source>
        <translation>Dans cette variante, les étages ne vont que sur le plus haut des bâtiments sans toit.</translation>
    </message>
    <message>
        <source>In this variant a card’s floors are either added to your buildings or start new ones, not both.</source>
        <translation>Dans cette variante, les étages d’une carte rehaussent des bâtiments ou en commencent de nouveaux, pas les deux.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>Aucun bâtiment ne peut avoir plus de %n étage.</numerusform>
            <numerusform>Aucun bâtiment ne peut avoir plus de %n étages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings without a roof in a yard can have only %n different height(s).</source>
        <translation>
            <numerusform>Un chantier n’a de place que pour des bâtiments sans toit d’une seule hauteur (%n).</numerusform>
            <numerusform>Un chantier n’a de place que pour des bâtiments sans toit de %n hauteurs différentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round roof is left.</source>
        <translation>Il ne vous reste plus de toit rond.</translation>
    </message>
    <message>
        <source>No triangular roof is left.</source>
        <translation>Il ne vous reste plus de toit triangulaire.</translation>
    </message>
    <message>
        <source>This area has round roofs: all its buildings must have the same roof.</source>
        <translation>Ce quartier a des toits ronds : tous ses bâtiments ont le même toit.</translation>
    </message>
    <message>
        <source>This area has triangular roofs: all its buildings must have the same roof.</source>
        <translation>Ce quartier a des toits triangulaires : tous ses bâtiments ont le même toit.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all have the same roof: the others already have this one.</source>
        <translation>Les quartiers d’une couleur ne peuvent pas tous avoir le même toit : les autres ont déjà celui-ci.</translation>
    </message>
    <message>
        <source>A permit needs a finished building (one with a roof) that fits there.</source>
        <translation>Pour jouer un permis, il faut un bâtiment achevé, avec son toit, qui puisse aller là.</translation>
    </message>
    <message>
        <source>This permit is for areas of another colour.</source>
        <translation>Ce permis vaut pour les quartiers d’une autre couleur.</translation>
    </message>
    <message>
        <source>Buildings and fountains go on small sites, amphitheatres and temples on large ones.</source>
        <translation>Bâtiments et fontaines vont sur les petits emplacements, amphithéâtres et temples sur les grands.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Cet emplacement est pris.</translation>
    </message>
    <message>
        <source>This area has no vacant small site.</source>
        <translation>Aucun petit emplacement de ce quartier n’est libre.</translation>
    </message>
    <message numerus="yes">
        <source>The first building in an area must have exactly %n floor(s).</source>
        <translation>
            <numerusform>Le premier bâtiment d’un quartier a exactement %n étage.</numerusform>
            <numerusform>Le premier bâtiment d’un quartier a exactement %n étages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A building here must have %n floor(s).</source>
        <translation>
            <numerusform>Ici, un bâtiment doit avoir %n étage.</numerusform>
            <numerusform>Ici, un bâtiment doit avoir %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>A building here must have %1 to %2 floors.</source>
        <translation>Ici, un bâtiment doit avoir de %1 à %2 étages.</translation>
    </message>
    <message>
        <source>The large site of this area is taken.</source>
        <translation>Le grand emplacement de ce quartier est pris.</translation>
    </message>
    <message>
        <source>This area has no large site.</source>
        <translation>Ce quartier n’a pas de grand emplacement.</translation>
    </message>
    <message>
        <source>This building fits on no site that the permit allows.</source>
        <translation>Ce bâtiment ne peut aller sur aucun emplacement autorisé par le permis.</translation>
    </message>
</context>
<context>
    <name>capitol::app::WindowActions</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>Show in the &amp;text</source>
        <translation>&amp;Montrer dans le texte</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Compléter</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;xpliquer</translation>
    </message>
    <message>
        <source>Co&amp;mment or uncomment</source>
        <translation>Comme&amp;nter ou décommenter</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Pro&amp;blème suivant</translation>
    </message>
    <message>
        <source>Fix the pro&amp;blem…</source>
        <translation>C&amp;orriger le problème…</translation>
    </message>
</context>
<context>
    <name>capitol::app::Words</name>
    <message>
        <source>roof card %1</source>
        <translation>carte toit %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <translation>carte étage %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <translation>permis noir %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <translation>permis blanc %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <translation>permis rouge %1</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) without a roof</source>
        <translation>
            <numerusform>un bâtiment de %n étage sans toit</numerusform>
            <numerusform>un bâtiment de %n étages sans toit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a round roof</source>
        <translation>
            <numerusform>un bâtiment de %n étage à toit rond</numerusform>
            <numerusform>un bâtiment de %n étages à toit rond</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a building of %n floor(s) with a triangular roof</source>
        <translation>
            <numerusform>un bâtiment de %n étage à toit triangulaire</numerusform>
            <numerusform>un bâtiment de %n étages à toit triangulaire</numerusform>
        </translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontaine</translation>
    </message>
    <message>
        <source>Amphitheatre</source>
        <translation>Amphithéâtre</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>the fountain</source>
        <translation>la fontaine</translation>
    </message>
    <message>
        <source>the amphitheatre</source>
        <translation>l’amphithéâtre</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>le temple</translation>
    </message>
    <message>
        <source>roof cards</source>
        <translation>cartes toit</translation>
    </message>
    <message>
        <source>floor cards</source>
        <translation>cartes étage</translation>
    </message>
    <message>
        <source>permits</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>round roofs</source>
        <translation>toits ronds</translation>
    </message>
    <message>
        <source>triangular roofs</source>
        <translation>toits triangulaires</translation>
    </message>
    <message>
        <source>the large site of %1</source>
        <translation>%1, grand emplacement</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, site</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the highest single card decides</source>
        <translation>la carte la plus forte décide</translation>
    </message>
    <message>
        <source>the lowest score decides</source>
        <translation>le score le plus bas décide</translation>
    </message>
    <message>
        <source>the seat nearest the consul clockwise decides</source>
        <translation>la place la plus proche du consul (sens horaire) décide</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>personne n’obtient la tuile</translation>
    </message>
    <message>
        <source>Equal bids: %1.</source>
        <translation>Offres égales : %1.</translation>
    </message>
    <message>
        <source>; still equal: </source>
        <translation> ; sinon, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names, the last name</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>roof card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>la carte toit %1</translation>
    </message>
    <message>
        <source>floor card %1</source>
        <comment>with its article, where there is one</comment>
        <translation>la carte étage %1</translation>
    </message>
    <message>
        <source>black permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>le permis noir %1</translation>
    </message>
    <message>
        <source>white permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>le permis blanc %1</translation>
    </message>
    <message>
        <source>red permit %1</source>
        <comment>with its article, where there is one</comment>
        <translation>le permis rouge %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlDocument</name>
    <message>
        <source>Typing</source>
        <translation>Saisie</translation>
    </message>
</context>
<context>
    <name>capitol::app::YamlView</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>capitol::app::YardModel</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a building</comment>
        <translation>%1 fois %2</translation>
    </message>
</context>
</TS>
