// One thing that happened and that is told (`is_told`), kept as data so that a change of language rewrites
// the words.
#pragma once

#include "capitol/event.h"

#include <QString>

namespace capitol::app {

struct LogEntry
{
    Event event;
    int round = 1;
    QString notation; // of a move or a revealed bid, else empty
    int move = 0;     // of the game, from 1: the one that this came of
};

template <typename... Kinds>
bool isOneOf(const Event& event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
}

} // namespace capitol::app
