// How long to think about one decision.
#pragma once

#include "capitol/players/player.h"
#include "search/limits.h"

namespace capitol {

// A player's own measure (for a decision of full weight), unless `thinking` gives another. Draws and tiles
// are cheap decisions: where the player's own measure counts they get a part of it. Where nobody else has a
// card left, little is uncertain, and anybody takes the trouble to work it out.
search::Limits limits_of(const Position& position, const SearchRequest& thinking, int own_milliseconds,
                         int own_iterations);

} // namespace capitol
