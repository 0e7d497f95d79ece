// What things of the game are called, and why something is refused.
#pragma once

#include "canal/canal.h"

#include <QCoreApplication>
#include <QString>

namespace canal::app {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(canal::app::Words)

public:
    static QString colour(Colour colour);
    static QString kind(CardKind kind);
    static QString tile(Tile tile) { return kind(static_cast<CardKind>(tile)); }
    static QString card(Card card); // "Lock, goods: red"
    static QString engineer(Engineer engineer);
    static QString power(const Rules& rules, Engineer engineer);
    static QString place(const Rules& rules, int place);
    // By the number of what it says (Rules::terms).
    static QString contract(const Rules& rules, int terms);
    // "Leeds – Liverpool, via Skipton"
    static QString ends(const Rules& rules, int terms);
    static QString refusal(const Refusal& refusal);
};

} // namespace canal::app
