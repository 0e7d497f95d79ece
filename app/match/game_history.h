// A game from its start to its last move as one audience saw it: the view after every move, and all events.
#pragma once

#include "capitol/record/record.h"
#include "capitol/view.h"
#include "match/log_entry.h"

#include <QList>

#include <vector>

namespace capitol::app {

struct GameHistory
{
    // The rules must live longer.
    GameHistory(const Record& record, const Rules& of, Seat audience);

    int moves() const { return int(views.size()) - 1; }
    // The last entry of the first `move` moves, -1 for none.
    int lastEntry(int move) const;
    // Before the first move of each round that was begun.
    QList<int> roundStarts() const;
    // What is told of that move.
    QList<LogEntry> entriesOf(int move) const;

    const Rules* rules;
    std::vector<View> views;    // after 0, 1, 2 … moves
    std::vector<Events> events; // of move 1, 2 …, redacted
    QList<LogEntry> entries;    // what is told of them
};

Events redacted(Events events, Seat audience);

// What is told of the events of the `move`-th move of the game.
QList<LogEntry> logOf(const Rules& rules, const View& before, const Events& events, int move);

} // namespace capitol::app
