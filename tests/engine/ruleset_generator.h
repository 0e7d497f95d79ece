// Rules that nobody wrote: every knob anywhere in its range, so long as the whole can be played.
#pragma once

#include "capitol/random.h"
#include "capitol/rules.h"

namespace capitol::test {

Ruleset random_ruleset(Random& random, const Board& board);
Board random_board(Random& random);

} // namespace capitol::test
