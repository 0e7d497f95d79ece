// Where a game of any kind can be looked at.
#pragma once

#include "match/game_history.h"
#include "play/replay.h"

namespace capitol::app {

template <match::PlayableGame G>
Course courseOf(const match::GameHistory<G>& history)
{
    Course course{.lastRows = {}, .rounds = history.roundStarts()};
    for (int move = 0; move <= history.moves(); ++move)
        course.lastRows.push_back(history.lastEntry(move));
    return course;
}

} // namespace capitol::app
