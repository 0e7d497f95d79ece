<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
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
        <source>For nothing</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>Play the card for nothing</source>
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
        <translation>Du début</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Recommencer le tour</translation>
    </message>
</context>
<context>
    <name>BidCard</name>
    <message>
        <source>%1, in the bid</source>
        <translation>%1, dans l&apos;offre</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Auction %1 of %2</source>
        <translation>Enchère %1 sur %2</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Sénateur</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre offre</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Ne rien offrir</translation>
    </message>
    <message>
        <source>Seal the bid</source>
        <translation>Sceller l&apos;offre</translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Cards above the senator card are bid: click those of your hand that are to go up, or drag them here.</source>
        <translation>Les cartes au-dessus du sénateur sont misées : cliquez sur celles de votre main à y monter, ou glissez-les ici.</translation>
    </message>
</context>
<context>
    <name>Board2D</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>Board3D</name>
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
    <name>CoveredHand</name>
    <message>
        <source>%1&apos;s hand is covered</source>
        <translation>La main de %1 est cachée</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Je suis %1 : montrer mes cartes</translation>
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
        <translation>Retour à l&apos;accueil</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
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
    <name>GamesPanel</name>
    <message>
        <source>Watch a replay</source>
        <translation>Revoir une partie</translation>
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
        <source>No game is saved yet.</source>
        <translation>Aucune partie n&apos;est encore enregistrée.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>Capitol games (*.capitol)</source>
        <translation>Parties de Capitol (*.capitol)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
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
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <translation>D&apos;où viennent les points</translation>
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
        <source>For everyone at the table: the strongest player&apos;s advice (H), and a list of the cards that all have seen (M).</source>
        <translation>Pour tous à la table : l&apos;avis du joueur le plus fort (H) et la liste des cartes que tous ont vues (M).</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The hint is being thought about</source>
        <translation>Le conseil est à l&apos;étude</translation>
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
    <name>KeyLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
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
        <translation>À la table</translation>
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
        <source>Choose the first to the tenth card, or move it into the bid and out of it</source>
        <translation>Choisir de la première à la dixième carte, ou la mettre dans l&apos;offre et l&apos;en retirer</translation>
    </message>
    <message>
        <source>Confirm, seal the bid, go on</source>
        <translation>Confirmer, sceller l&apos;offre, continuer</translation>
    </message>
    <message>
        <source>Take back what is not yet final</source>
        <translation>Reprendre ce qui n&apos;est pas encore définitif</translation>
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
        <source>Hurry the computer players</source>
        <translation>Presser les joueurs de l&apos;ordinateur</translation>
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
        <source>To the nearest place that way: sites, then the yard below; roofs and piles where those are asked for</source>
        <translation>Vers la place la plus proche dans ce sens : les emplacements, puis le chantier en dessous ; les toits et les piles quand on les demande</translation>
    </message>
    <message>
        <source>Choose the place</source>
        <translation>Choisir la place</translation>
    </message>
    <message>
        <source>In the hand and the bid</source>
        <translation>Dans la main et l&apos;offre</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, droite</translation>
    </message>
    <message>
        <source>To the next card of the hand; in the bid, move the card</source>
        <translation>Vers la carte voisine de la main ; dans l&apos;offre, déplacer la carte</translation>
    </message>
    <message>
        <source>Choose the card; in the bid, put it back</source>
        <translation>Choisir la carte ; dans l&apos;offre, la remettre en main</translation>
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
        <source>F1 or ?</source>
        <translation>F1 ou ?</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>To the next button or place, and back</source>
        <translation>Vers le bouton ou la place qui suit, et retour</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Cette fiche</translation>
    </message>
    <message>
        <source>The table&apos;s menu</source>
        <translation>Le menu de la table</translation>
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
        <source>Do again what was undone</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Recommencer le tour</translation>
    </message>
    <message>
        <source>A hint, if it was agreed at set-up</source>
        <translation>Un conseil, si c&apos;était convenu au départ</translation>
    </message>
    <message>
        <source>What everyone has seen, if the memory aid was agreed at set-up</source>
        <translation>Ce que tous ont vu, si l&apos;aide-mémoire était convenue au départ</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Shows the board as it was</source>
        <translation>Montre le plateau d&apos;alors</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the game</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>In notation</source>
        <translation>En notation</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Journal : %1</translation>
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
        <translation>%1 : %2 %3</translation>
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
        <source>empty: random</source>
        <translation>vide : au hasard</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>The board as it was</source>
        <translation>Le plateau d&apos;alors</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
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
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1 : %n point</numerusform>
            <numerusform>%1 : %n points</numerusform>
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
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
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
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Speed: %1. Press for the next one.</source>
        <translation>Vitesse : %1. Appuyez pour la suivante.</translation>
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
    <name>RevealPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>RevealRow</name>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 mise %2 .</translation>
    </message>
</context>
<context>
    <name>RoofChooser</name>
    <message>
        <source>Roof:</source>
        <translation>Toit :</translation>
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
    <name>ScoreBar</name>
    <message numerus="yes">
        <source>%1, round %2: %n point(s)</source>
        <translation>
            <numerusform>%1, manche %2 : %n point</numerusform>
            <numerusform>%1, manche %2 : %n points</numerusform>
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
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Seen by %1</source>
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
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: %1. Press for the next one.</source>
        <translation>Couleur : %1. Appuyez pour la suivante.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
</context>
<context>
    <name>SenatorCard</name>
    <message>
        <source>senator card</source>
        <translation>carte sénateur</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Sénateur</translation>
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
        <source>%1 %</source>
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
        <source>Flat</source>
        <translation>Plat</translation>
    </message>
    <message>
        <source>The board in 3D is not to be had on this computer.</source>
        <translation>Le plateau en 3D n&apos;est pas disponible sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Rythme des joueurs de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>The space bar hurries them at any time.</source>
        <translation>La barre d&apos;espace les presse à tout moment.</translation>
    </message>
    <message>
        <source>Movement on the screen</source>
        <translation>Mouvement à l&apos;écran</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
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
        <source>Where they cannot be undone</source>
        <translation>Quand on ne peut pas les annuler</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Sealing a bid and drawing a card need no further confirmation.</source>
        <translation>Sceller une offre et piocher une carte ne se confirment pas.</translation>
    </message>
</context>
<context>
    <name>StartMenu</name>
    <message>
        <source>Build up the seven hills of Rome, and lead where it counts.</source>
        <translation>Bâtissez sur les sept collines de Rome et dominez là où cela compte.</translation>
    </message>
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
        <translation>Revoir une partie…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Flat board</source>
        <translation>Plateau à plat</translation>
    </message>
    <message>
        <source>Board in 3D</source>
        <translation>Plateau en 3D</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à l&apos;accueil</translation>
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
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What everyone has seen…</source>
        <translation>Ce que tous ont vu…</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Play for nothing?</source>
        <translation>Jouer sans effet ?</translation>
    </message>
    <message>
        <source>%1 is discarded and nothing is built.</source>
        <translation>Défaussée : %1. Rien ne sera construit.</translation>
    </message>
    <message>
        <source>Play for nothing</source>
        <translation>Jouer sans effet</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
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
        <translation>Consul : %1</translation>
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
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Ce que tous ont vu</translation>
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
        <translation>Chantier : %1</translation>
    </message>
</context>
<context>
    <name>capitol::app::AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n&apos;y a rien d&apos;autre à faire.</translation>
    </message>
    <message>
        <source>It keeps the most open for later.</source>
        <translation>C&apos;est ce qui laisse le plus de possibilités.</translation>
    </message>
    <message>
        <source>It takes the lead in %1.</source>
        <translation>Cela donne la première place en %1.</translation>
    </message>
    <message>
        <source>It takes the lead in %1 from %2.</source>
        <translation>Cela prend à %2 la première place en %1.</translation>
    </message>
    <message>
        <source>It shares the lead in %1 with %2.</source>
        <translation>Cela partage la première place en %1 avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>It widens the lead in %1 to %n floor(s).</source>
        <translation>
            <numerusform>Cela porte l&apos;avance en %1 à %n étage.</numerusform>
            <numerusform>Cela porte l&apos;avance en %1 à %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it %2 could take the lead in %1.</source>
        <translation>Sinon %2 pourrait prendre la première place en %1.</translation>
    </message>
    <message>
        <source>It takes second place in %1.</source>
        <translation>Cela donne la deuxième place en %1.</translation>
    </message>
    <message>
        <source>It gets a foot into %1.</source>
        <translation>Cela met un pied en %1.</translation>
    </message>
    <message>
        <source>A building of %2 with its other roof can no longer stand in %1.</source>
        <translation>Un bâtiment de %2 à l&apos;autre toit ne peut plus se tenir en %1.</translation>
    </message>
    <message numerus="yes">
        <source>A building of %2 with %n floor(s) is now too low for %1.</source>
        <translation>
            <numerusform>Un bâtiment de %2 à %n étage est désormais trop bas pour %1.</numerusform>
            <numerusform>Un bâtiment de %2 à %n étages est désormais trop bas pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can build in %1 any more.</source>
        <translation>Plus personne ne peut construire en %1.</translation>
    </message>
    <message numerus="yes">
        <source>The amphitheatre of %1 gives %n card(s) more at each drawing.</source>
        <translation>
            <numerusform>L&apos;amphithéâtre de %1 donne %n carte de plus à chaque pioche.</numerusform>
            <numerusform>L&apos;amphithéâtre de %1 donne %n cartes de plus à chaque pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, %1 scores %n point(s) more.</source>
        <translation>
            <numerusform>En l&apos;état, %1 rapporte %n point de plus.</numerusform>
            <numerusform>En l&apos;état, %1 rapporte %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last round: what is not built now never scores.</source>
        <translation>C&apos;est la dernière manche : ce qui n&apos;est pas bâti maintenant ne rapportera jamais.</translation>
    </message>
    <message>
        <source>%1 will fit into %2.</source>
        <translation>Il y aura place pour %1 en %2.</translation>
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
            <numerusform>Cela garde des cartes d&apos;une valeur de %n pour les enchères.</numerusform>
            <numerusform>Cela garde des cartes d&apos;une valeur de %n pour les enchères.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand would gain anything now.</source>
        <translation>Aucune carte en main n&apos;apporterait rien maintenant.</translation>
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
            <numerusform>En %1, la tuile vaut environ %n point.</numerusform>
            <numerusform>En %1, la tuile vaut environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could bring %1 about %n point(s).</source>
        <translation>
            <numerusform>Cela pourrait rapporter à %1 environ %n point.</numerusform>
            <numerusform>Cela pourrait rapporter à %1 environ %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins about %1 times out of a hundred.</source>
        <translation>Cela gagne environ %1 fois sur cent.</translation>
    </message>
    <message numerus="yes">
        <source>Cards worth %n are of little use for building.</source>
        <translation>
            <numerusform>Des cartes d&apos;une valeur de %n servent peu à construire.</numerusform>
            <numerusform>Des cartes d&apos;une valeur de %n servent peu à construire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards kept now would never be used.</source>
        <translation>Les cartes gardées ne serviraient plus jamais.</translation>
    </message>
    <message numerus="yes">
        <source>The tile is worth about %n point(s), less than the cards that win it.</source>
        <translation>
            <numerusform>La tuile vaut environ %n point, moins que les cartes qui la gagnent.</numerusform>
            <numerusform>La tuile vaut environ %n points, moins que les cartes qui la gagnent.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is still to be sold in this round, and worth more.</source>
        <translation>Reste à vendre dans cette manche, et vaut davantage : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 there are %n in hand.</source>
        <translation>
            <numerusform>En main, pour ce qui est des %1 : %n.</numerusform>
            <numerusform>En main, pour ce qui est des %1 : %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes a building.</source>
        <translation>Cela achève un bâtiment.</translation>
    </message>
    <message>
        <source>With it a building of the yard can come to stand in %1.</source>
        <translation>Avec elle, un bâtiment du chantier peut aller en %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its value of %n counts in the auctions.</source>
        <translation>
            <numerusform>Sa valeur de %n compte aux enchères.</numerusform>
            <numerusform>Sa valeur de %n compte aux enchères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capitol::app::App</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer: greedy</source>
        <translation>Ordinateur : avide</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <translation>Ordinateur : au hasard</translation>
    </message>
    <message>
        <source>The last game cannot be read.</source>
        <translation>La dernière partie est illisible.</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>variant, round, players</comment>
        <translation>%1, manche %2 : %3</translation>
    </message>
    <message>
        <source>This variant is for %1 to %2 players.</source>
        <translation>Cette variante se joue de %1 à %2 joueurs.</translation>
    </message>
    <message>
        <source>This program has no computer player called “%1”.</source>
        <translation>Ce programme n&apos;a pas de joueur appelé « %1 ».</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut être écrit : %2</translation>
    </message>
    <message>
        <source>Computer: apprentice</source>
        <translation>Ordinateur : apprenti</translation>
    </message>
    <message>
        <source>Computer: mason</source>
        <translation>Ordinateur : maçon</translation>
    </message>
    <message>
        <source>Computer: architect</source>
        <translation>Ordinateur : architecte</translation>
    </message>
    <message>
        <source>Computer: master</source>
        <translation>Ordinateur : maître</translation>
    </message>
    <message>
        <source>Plays at this window.</source>
        <translation>Joue à cette fenêtre.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Fait n&apos;importe quoi de permis.</translation>
    </message>
    <message>
        <source>Does what looks best now, and never thinks ahead.</source>
        <translation>Fait ce qui paraît le mieux sur le moment, sans rien prévoir.</translation>
    </message>
    <message>
        <source>Thinks ahead a little, and often errs.</source>
        <translation>Prévoit un peu et se trompe souvent.</translation>
    </message>
    <message>
        <source>Thinks ahead for half a second at most, and sometimes errs.</source>
        <translation>Réfléchit une demi-seconde au plus et se trompe parfois.</translation>
    </message>
    <message>
        <source>Thinks ahead for a second at most.</source>
        <translation>Réfléchit une seconde au plus.</translation>
    </message>
    <message>
        <source>Thinks ahead for up to five seconds: the strongest.</source>
        <translation>Réfléchit jusqu&apos;à cinq secondes : le plus fort.</translation>
    </message>
</context>
<context>
    <name>capitol::app::AreaWords</name>
    <message>
        <source>Nobody has built here.</source>
        <translation>Personne n&apos;a construit ici.</translation>
    </message>
    <message numerus="yes">
        <source>First: %1, %n floor(s).</source>
        <translation>
            <numerusform>Premier : %1, %n étage.</numerusform>
            <numerusform>Premier : %1, %n étages.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Second: %2.</source>
        <comment>a sentence, names</comment>
        <translation>%1 Deuxième : %2.</translation>
    </message>
    <message>
        <source>Worth %1 for the first, %2 for the second.</source>
        <translation>Vaut %1 pour le premier, %2 pour le deuxième.</translation>
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
        <translation>Rien ne convient : le quartier est complet.</translation>
    </message>
    <message>
        <source>Fits: any roof, %1.</source>
        <translation>Convient : tout toit, %1.</translation>
    </message>
    <message>
        <source>No roof fits here.</source>
        <translation>Aucun toit ne convient ici.</translation>
    </message>
    <message>
        <source>Fits: %1, %2.</source>
        <comment>roofs, floors</comment>
        <translation>Convient : %1, %2.</translation>
    </message>
</context>
<context>
    <name>capitol::app::GameSession</name>
    <message>
        <source>The computer player chose what the rules refuse: %1</source>
        <translation>Le joueur automatique a choisi ce que les règles refusent : %1</translation>
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
        <source>Another time, perhaps. In this lesson: %1</source>
        <translation>Une autre fois, peut-être. Dans cette leçon : %1</translation>
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
</context>
<context>
    <name>capitol::app::LogWords</name>
    <message>
        <source>a new building</source>
        <translation>un nouveau bâtiment</translation>
    </message>
    <message numerus="yes">
        <source>a floor on a building of %n</source>
        <translation>
            <numerusform>un étage sur un bâtiment de %n</numerusform>
            <numerusform>un étage sur un bâtiment de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 for nothing.</source>
        <translation>%1 joue sans effet : %2.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 joue %2 : %3.</translation>
    </message>
    <message numerus="yes">
        <source>a round roof on a building of %n</source>
        <translation>
            <numerusform>un toit rond sur un bâtiment de %n</numerusform>
            <numerusform>un toit rond sur un bâtiment de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a triangular roof on a building of %n</source>
        <translation>
            <numerusform>un toit triangulaire sur un bâtiment de %n</numerusform>
            <numerusform>un toit triangulaire sur un bâtiment de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a building, a site</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 has no card left and passes.</source>
        <translation>%1 n&apos;a plus de carte et passe.</translation>
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
        <translation>%1 mise %2 : %3.</translation>
    </message>
    <message>
        <source>%1 wins %2 with %3.</source>
        <translation>%1 remporte %2 avec %3.</translation>
    </message>
    <message>
        <source>%1 Bids were equal: %2.</source>
        <translation>%1 Offres égales : %2.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets %1.</source>
        <translation>Offres égales : personne n&apos;obtient %1.</translation>
    </message>
    <message>
        <source>No bid: nobody gets %1.</source>
        <translation>Aucune offre : personne n&apos;obtient %1.</translation>
    </message>
    <message>
        <source>There is no site left for %1.</source>
        <translation>Il n&apos;y a plus d&apos;emplacement pour %1.</translation>
    </message>
    <message>
        <source>%1 places %2: %3.</source>
        <comment>who, the tile, where</comment>
        <translation>%1 place %2 : %3.</translation>
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
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Scores after round %1: %2.</source>
        <translation>Scores après la manche %1 : %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 draws no more.</source>
        <translation>%1 ne pioche plus.</translation>
    </message>
    <message>
        <source>The %1 are turned over.</source>
        <comment>roof cards, floor cards or permits</comment>
        <translation>Les %1 sont retournées.</translation>
    </message>
    <message>
        <source>Round %1 begins. %2 has the consul.</source>
        <translation>La manche %1 commence. %2 a le consul.</translation>
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
    <name>capitol::app::MemoryModel</name>
    <message>
        <source>and perhaps others</source>
        <translation>et peut-être d&apos;autres</translation>
    </message>
    <message numerus="yes">
        <source>and %n that nobody has seen</source>
        <translation>
            <numerusform>et %n que personne n&apos;a vue</numerusform>
            <numerusform>et %n que personne n&apos;a vues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: to be drawn, from the top</source>
        <translation>%1 : à piocher, depuis le dessus</translation>
    </message>
    <message>
        <source>then shuffled: %1</source>
        <translation>puis mélangées : %1</translation>
    </message>
    <message>
        <source>%1: discards, the first to come back first</source>
        <translation>%1 : défausse, d&apos;abord la première à revenir</translation>
    </message>
    <message>
        <source>%1: discards</source>
        <translation>%1 : défausse</translation>
    </message>
    <message>
        <source>%1: never seen</source>
        <translation>%1 : jamais vues</translation>
    </message>
</context>
<context>
    <name>capitol::app::PileModel</name>
    <message>
        <source>Pile of %1: %2 on top</source>
        <translation>Pile de %1 : %2 au sommet</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>Pile de %1 : vide</translation>
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
        <source>The bids are turned over.</source>
        <translation>Les offres sont dévoilées.</translation>
    </message>
    <message>
        <source>Round %1 is scored.</source>
        <translation>Décompte de la manche %1.</translation>
    </message>
    <message>
        <source>Bid for %1: raise the cards to stake, then seal the bid.</source>
        <translation>Misez pour %1 : montez les cartes à engager, puis scellez l&apos;offre.</translation>
    </message>
    <message>
        <source>Choose a site for %1.</source>
        <translation>Choisissez un emplacement pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take the top card of a pile: %n left to take.</source>
        <translation>
            <numerusform>Prenez la carte du dessus d&apos;une pile : encore %n à prendre.</numerusform>
            <numerusform>Prenez la carte du dessus d&apos;une pile : encore %n à prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm, or choose otherwise.</source>
        <translation>Confirmez, ou choisissez autrement.</translation>
    </message>
    <message>
        <source>Pass for the rest of this phase? Confirm, or take it back.</source>
        <translation>Passer pour le reste de la phase ? Confirmez, ou reprenez.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Choisissez une carte, ou passez.</translation>
    </message>
    <message>
        <source>This card can do nothing now. It can be played for nothing, or kept.</source>
        <translation>Cette carte ne peut rien maintenant : jouez-la sans effet, ou gardez-la.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a building without a roof, or a new one: %n floor(s) to put.</source>
        <translation>
            <numerusform>Choisissez un bâtiment sans toit, ou un nouveau : %n étage à poser.</numerusform>
            <numerusform>Choisissez un bâtiment sans toit, ou un nouveau : %n étages à poser.</numerusform>
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
        <translation>Rond ou triangulaire ?</translation>
    </message>
    <message>
        <source>Choose the building that goes there.</source>
        <translation>Choisissez le bâtiment à y mettre.</translation>
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
            <numerusform>jusqu&apos;à %n carte en main</numerusform>
            <numerusform>jusqu&apos;à %n cartes en main</numerusform>
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
</context>
<context>
    <name>capitol::app::ScoreModel</name>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
</context>
<context>
    <name>capitol::app::SiteModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a site, what stands there</comment>
        <translation>%1 : %2</translation>
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
    <name>capitol::app::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>That is not done in this phase.</source>
        <translation>Cela ne se fait pas dans cette phase.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Cette carte n&apos;est pas en main.</translation>
    </message>
    <message>
        <source>In this variant a card must do something to be played.</source>
        <translation>Dans cette variante, une carte doit avoir un effet pour être jouée.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>Cette pile est vide.</translation>
    </message>
    <message>
        <source>These cards must be drawn: none of them may be declined.</source>
        <translation>Ces cartes doivent être piochées : on ne peut y renoncer.</translation>
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
        <source>Only %n floor(s) are left: too few for a floor card.</source>
        <translation>
            <numerusform>Il ne reste que %n étage : trop peu pour une carte étage.</numerusform>
            <numerusform>Il ne reste que %n étages : trop peu pour une carte étage.</numerusform>
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
        <source>In this variant floors go on the tallest building without a roof only.</source>
        <translation>Dans cette variante, les étages ne vont que sur le plus haut bâtiment sans toit.</translation>
    </message>
    <message>
        <source>In this variant a card&apos;s floors either raise buildings that stand or start new ones, not both.</source>
        <translation>Dans cette variante, les étages d&apos;une carte rehaussent des bâtiments ou en commencent de nouveaux, pas les deux.</translation>
    </message>
    <message numerus="yes">
        <source>No building can have more than %n floor(s).</source>
        <translation>
            <numerusform>Aucun bâtiment ne peut avoir plus de %n étage.</numerusform>
            <numerusform>Aucun bâtiment ne peut avoir plus de %n étages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yard has room for %n different height(s) without a roof.</source>
        <translation>
            <numerusform>Un chantier a place pour %n hauteur différente sans toit.</numerusform>
            <numerusform>Un chantier a place pour %n hauteurs différentes sans toit.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round roof is left.</source>
        <translation>Il ne reste pas de toit rond.</translation>
    </message>
    <message>
        <source>No triangular roof is left.</source>
        <translation>Il ne reste pas de toit triangulaire.</translation>
    </message>
    <message>
        <source>This area bears round roofs: all its buildings have the same roof.</source>
        <translation>Ce quartier porte des toits ronds : tous ses bâtiments ont le même toit.</translation>
    </message>
    <message>
        <source>This area bears triangular roofs: all its buildings have the same roof.</source>
        <translation>Ce quartier porte des toits triangulaires : tous ses bâtiments ont le même toit.</translation>
    </message>
    <message>
        <source>The areas of one colour may not all bear the same roof: the others already have this one.</source>
        <translation>Les quartiers d&apos;une couleur ne peuvent tous porter le même toit : les autres ont déjà celui-ci.</translation>
    </message>
    <message>
        <source>A permit needs a finished building, with a roof, that fits there.</source>
        <translation>Un permis demande un bâtiment achevé, avec un toit, qui y convienne.</translation>
    </message>
    <message>
        <source>The permit is for another colour of area.</source>
        <translation>Le permis est pour une autre couleur de quartier.</translation>
    </message>
    <message>
        <source>Buildings and fountains stand on small sites, amphitheatres and temples on large ones.</source>
        <translation>Bâtiments et fontaines vont sur les petits emplacements, amphithéâtres et temples sur les grands.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Cet emplacement est pris.</translation>
    </message>
    <message>
        <source>No small site of this area is vacant.</source>
        <translation>Aucun petit emplacement de ce quartier n&apos;est libre.</translation>
    </message>
    <message numerus="yes">
        <source>The first building of an area has exactly %n floor(s).</source>
        <translation>
            <numerusform>Le premier bâtiment d&apos;un quartier a exactement %n étage.</numerusform>
            <numerusform>Le premier bâtiment d&apos;un quartier a exactement %n étages.</numerusform>
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
        <translation>Ce quartier n&apos;a pas de grand emplacement.</translation>
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
        <translation>l&apos;amphithéâtre</translation>
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
        <translation>cartes permis</translation>
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
        <translation>le grand emplacement de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, site</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the highest single card decides</source>
        <translation>la plus haute carte décide</translation>
    </message>
    <message>
        <source>the lowest score decides</source>
        <translation>le plus petit score décide</translation>
    </message>
    <message>
        <source>the seat nearest the consul clockwise decides</source>
        <translation>la place la plus proche du consul dans le sens horaire décide</translation>
    </message>
    <message>
        <source>nobody gets the tile</source>
        <translation>personne n&apos;obtient la tuile</translation>
    </message>
    <message>
        <source>Equal bids: %1.</source>
        <translation>Offres égales : %1.</translation>
    </message>
    <message>
        <source>; still equal: </source>
        <translation>; encore égales : </translation>
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
