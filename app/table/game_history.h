// A game from its start to its last move: the position after every move, and all events.
#pragma once

#include "capitol/record/record.h"
#include "table/log_entry.h"

#include <QList>

#include <vector>

namespace capitol::app {

struct GameHistory
{
    GameHistory(const Record& record, const Rules& rules);

    int moves() const { return int(positions.size()) - 1; }
    // The last entry of the first `move` moves, -1 before the first.
    int lastEntry(int move) const;
    // Before the first move of each round that was begun.
    QList<int> roundStarts() const;
    // What came of that move up to entry `last`.
    QList<LogEntry> entriesOf(int move, int last) const;

    std::vector<Position> positions; // after 0, 1, 2 … moves
    QList<LogEntry> entries;
};

// What came of a choice, the `move`-th of the game.
QList<LogEntry> entriesOf(const Rules& rules, const Position& before, const Choice& choice,
                          const Events& events, int move);

} // namespace capitol::app
