// Plays a game among computer players and looks at each of their choices in the later half of the rounds: is
// it a puzzle?
#pragma once

#include "capitol/puzzles/finder.h"

namespace capitol {

// The puzzles of the game of that number, in their order, at most one of each theme. The same request gives
// the same puzzles, on every machine; if it is told to stop, some may be missing.
std::vector<Puzzle> find_puzzles(const Variant& variant, const PuzzleRequest& request, int game);

} // namespace capitol
