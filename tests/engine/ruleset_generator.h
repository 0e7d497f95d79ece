// Rules that nobody wrote: every knob anywhere in its range, so long as the whole can be played.
#pragma once

#include "base/random.h"
#include "capitol/rules.h"

namespace capitol::test {

Ruleset random_ruleset(Random& random, const Board& board);
Board random_board(Random& random);

// Such rules and a number of players that they are for.
struct RandomTable
{
    Rules rules;
    int players;
};
// On the shipped board or on any.
RandomTable random_table(Random& random, bool shipped_board);

} // namespace capitol::test
