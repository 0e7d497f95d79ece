// What must hold in every position of every game, whatever the rules. Each audit adds a line for what does
// not.
#pragma once

#include "capitol/view.h"

#include <string>
#include <vector>

namespace capitol::test {

using Problems = std::vector<std::string>;

// Cards, floors and roofs: none made, none lost.
void audit_pieces(const Rules& rules, const Position& position, Problems& problems);
// The tiles on the board are those printed and sold. Not so where a position was set up by hand.
void audit_tiles(const Rules& rules, const Position& position, Problems& problems);
// What the position keeps twice says the same twice.
void audit_caches(const Rules& rules, const Position& position, Problems& problems);
// `legal`, `check`, notation, and, in construction, the naive generator agree with each other.
void audit_moves(const Rules& rules, const Position& position, Random& random, Problems& problems);
// A view holds nothing that is hidden, and `determinise` gives positions that agree with it.
void audit_views(const Rules& rules, const Position& position, Random& random, Problems& problems);
// A copy goes its own way.
void audit_copies(const Rules& rules, const Position& position, const Choice& choice, Problems& problems);

} // namespace capitol::test
