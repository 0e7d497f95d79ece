// The figures of a game told another way: from the positions that a list of choices leads through, without
// asking for events.
#pragma once

#include "capitol/game.h"
#include "capitol/measure/figures.h"

#include <vector>

namespace capitol::test {

GameFigures replayed_figures(const Rules& rules, Position position, const std::vector<Choice>& choices);

} // namespace capitol::test
