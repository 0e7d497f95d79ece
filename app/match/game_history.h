// A game from its start to its last move as one audience saw it: the view after every move, and all events.
#pragma once

#include "match/log_entry.h"

#include <algorithm>

namespace match {

template <PlayableGame G>
std::vector<typename G::Event> redacted(std::vector<typename G::Event> events, game::Seat audience)
{
    for (auto& event : events)
        event = G::redact(event, audience);
    return events;
}

template <PlayableGame G>
struct GameHistory
{
    using Rules = typename G::Rules;
    using Events = std::vector<typename G::Event>;

    // The rules must live longer.
    GameHistory(const record::Record<typename G::Recorded>& record, const Rules& of, game::Seat audience)
        : rules(&of)
    {
        auto position = record.start_position(of);
        views.reserve(record.moves.size() + 1);
        views.push_back(G::observe(of, position, audience));
        for (const auto& move : record.moves) {
            Events happened;
            G::apply(of, position, move.seat, move.choice, &happened);
            events.push_back(redacted<G>(std::move(happened), audience));
            entries += logOf<G>(of, views.back(), events.back(), int(views.size()));
            views.push_back(G::observe(of, position, audience));
        }
    }

    int moves() const { return int(views.size()) - 1; }
    // The last entry of the first `move` moves, -1 for none.
    int lastEntry(int move) const
    {
        const auto after = std::ranges::upper_bound(entries, move, std::ranges::less(), &LogEntry<G>::move);
        return int(after - entries.begin()) - 1;
    }
    // Before the first move of each round that was begun.
    QList<int> roundStarts() const
    {
        QList<int> starts{0};
        for (int move = 1; move <= moves(); ++move)
            if (G::round(views[move]) > G::round(views[move - 1]))
                starts.append(move);
        return starts;
    }
    // What is told of that move.
    QList<LogEntry<G>> entriesOf(int move) const
    {
        const int first = lastEntry(move - 1) + 1;
        return entries.mid(first, lastEntry(move) + 1 - first);
    }

    const Rules* rules;
    std::vector<typename G::View> views; // after 0, 1, 2 … moves
    std::vector<Events> events;          // of move 1, 2 …, redacted
    QList<LogEntry<G>> entries;          // what is told of them
};

} // namespace match
