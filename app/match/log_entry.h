// One thing that happened and that is told, kept as data so that a change of language rewrites the words.
#pragma once

#include "match/playable_game.h"

#include <QList>
#include <QString>

namespace match {

template <PlayableGame G>
struct LogEntry
{
    typename G::Event event;
    int round = 1;
    QString notation; // of a choice, else empty
    int move = 0;     // of the game, from 1: the one that this came of
};

// What is told of the events of the `move`-th move of the game.
template <PlayableGame G>
QList<LogEntry<G>> logOf(const typename G::Rules& rules, const typename G::View& before,
                         const std::vector<typename G::Event>& events, int move)
{
    QList<LogEntry<G>> entries;
    typename G::View seen = before;
    for (const auto& event : events) {
        G::see(rules, seen, event);
        if (G::is_told(event))
            entries.append(
                {event, G::round(seen), QString::fromStdString(G::notation_of(rules, before, event)), move});
    }
    return entries;
}

} // namespace match
