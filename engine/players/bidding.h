// What to bid for a tile: what it is worth here, what the cards are worth elsewhere, and what the others may
// bid.
#pragma once

#include "players/player.h"

namespace capitol {

// `view.seat` is to bid. Candidates are the best bid of each sum worth a thought, with what it may be
// expected to bring.
Advice advise_bid(const Rules& rules, const View& view, const Thinking& thinking);

} // namespace capitol
