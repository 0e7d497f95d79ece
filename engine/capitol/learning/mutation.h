// Rules that nobody wrote, near to some that somebody did: what players learn from has to be more than the
// variants that there are.
#pragma once

#include "base/random.h"
#include "capitol/rules.h"

namespace capitol {

// The ruleset with one to five small changes of knobs, at random; now and then two undo each other. It can be
// played on that board, on which the given one can. The board and the numbers of players stay.
Ruleset mutated(const Ruleset& ruleset, const Board& board, Random& random);

} // namespace capitol
