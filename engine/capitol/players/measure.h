// How long to think about one decision.
#pragma once

#include "capitol/players/player.h"
#include "search/limits.h"

namespace capitol {

// A player's own measure (for a decision of full weight), unless `thinking` gives another. Draws and tiles
// are cheap decisions: where the player's own measure counts they get a part of it.
search::Limits limits_of(const Position& position, const SearchRequest& thinking, int own_milliseconds,
                         int own_iterations);

} // namespace capitol
