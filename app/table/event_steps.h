// What happened, taken apart into what is seen at once.
#pragma once

#include "table/playable_capitol.h"

#include <QList>

namespace capitol::app {

struct EventStep
{
    Events events{};                 // seen together: what is told, and what completes it
    std::optional<LogEntry> entry{}; // what is told
    int part = 0;                    // of a revealed bid: how many of its cards are turned
    bool last = true;                // of its entry; the events are seen with it
    double beats = 0;                // how long it stands before the next, in step times
    bool hold = false;               // stands until it has been read
};

// `told`: the entries of these events. `goesOn`: the person who did this is to move again and need not be
// shown it at length.
QList<EventStep> stepsOf(const Events& events, const QList<LogEntry>& told, bool goesOn);

} // namespace capitol::app
