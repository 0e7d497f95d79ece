// What each seat could expect at a moment of a game, for somebody who sees all hands, but not the order of
// cards that nobody has seen.
#pragma once

#include "capitol/review/effort.h"
#include "capitol/review/shares.h"

namespace capitol {

// If the seat to move does what a search would do, and so on; of a game that is over its victory.
Shares expected_shares(const Rules& rules, const Position& position, const Effort& effort);

} // namespace capitol
