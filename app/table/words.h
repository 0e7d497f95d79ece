// Names of the things of the game, in the language of the interface.
#pragma once

#include "table/place_plan.h"
#include "table/table_seating.h"

#include <QCoreApplication>

namespace capitol::app {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::Words)

public:
    static QString card(const Deck& deck, Card card);    // "floor card 5", "black permit 4"
    static QString theCard(const Deck& deck, Card card); // with its article, where the language has one
    static QString building(int floors, Roof roof);      // "a building of 2 floors with a round roof"
    static QString tile(Tile tile);                      // "Fountain"
    static QString theTile(Tile tile);                   // "the fountain"
    static QString pile(Pile pile);                      // "roof cards"
    static QString district(Colour colour);              // "black"
    static QString roofs(Roof roof);                     // "round roofs"
    static QString place(const Seating& table,
                         const Place& place); // "Capitolium 5", "the large site of Capitolium"
    static QString decidedBy(TieBreak rule);  // "the highest single card decides"
    static QString tieRule(const std::vector<TieBreak>& rules);
    static QString andList(const QStringList& names); // "Anna, Livia and Marcus"
};

// Notation, ASCII in every language.
QString cardText(const Deck& deck, Card card);
QString buildingText(int floors, Roof roof);

} // namespace capitol::app
