// A game as one audience saw it: the view after every move, and all events, from its start to its last move.
// Where some moves were not seen, there is a leap: a move of which only the view after it is known.
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
    using View = typename G::View;
    using Events = std::vector<typename G::Event>;

    // Nothing has happened yet. The rules must live longer.
    GameHistory(const Rules& of, View start) : rules(&of), views{std::move(start)} {}

    // The next move: redacted events that lead to that view.
    void add(Events happened, View after)
    {
        entries += logOf<G>(*rules, views.back(), happened, int(views.size()));
        events.push_back(std::move(happened));
        views.push_back(std::move(after));
    }
    // As `add` where nobody here knows what happened.
    void leap(View after)
    {
        leaps.append(int(views.size()));
        events.emplace_back();
        views.push_back(std::move(after));
    }
    // The first `left` moves stay.
    void takeBack(int left)
    {
        entries.resize(lastEntry(left) + 1);
        events.resize(std::size_t(left));
        views.resize(std::size_t(left) + 1);
        leaps.removeIf([left](int move) { return move > left; });
    }

    int moves() const { return int(views.size()) - 1; }
    bool isLeap(int move) const { return leaps.contains(move); }
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
    std::vector<View> views;      // after 0, 1, 2 … moves
    std::vector<Events> events{}; // of move 1, 2 …, redacted
    QList<LogEntry<G>> entries{}; // what is told of them
    QList<int> leaps{};           // moves; 0 where the game had begun before the first view
};

// What an audience has seen of a game whose record is here. The rules must live longer.
template <PlayableGame G>
GameHistory<G> historyOf(const record::Record<typename G::Recorded>& record, const typename G::Rules& rules,
                         game::Seat audience)
{
    auto position = record.start_position(rules);
    GameHistory<G> history(rules, G::observe(rules, position, audience));
    for (const auto& move : record.moves) {
        typename GameHistory<G>::Events happened;
        G::apply(rules, position, move.seat, move.choice, &happened);
        history.add(redacted<G>(std::move(happened), audience), G::observe(rules, position, audience));
    }
    return history;
}

} // namespace match
