// In a guided game, only what the lesson asks for glows. Without a lesson, everything does.
#pragma once

#include "table/place_plan.h"

namespace capitol::app {

// `taught`: the move that is asked for, null for none; `floorsPut`: how many of its floors are put.
bool lessonAllows(const Choice* taught, const Pick& pick, std::size_t floorsPut = 0);
bool lessonAllows(const Choice* taught, Card card);
bool lessonAllows(const Choice* taught, Pile pile);
// The same move; of a bid the same cards.
bool isTaught(const Choice& taught, const Choice& choice);

} // namespace capitol::app
