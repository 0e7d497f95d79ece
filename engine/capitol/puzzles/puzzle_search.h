// Looks for puzzles in one game after the other, until there are enough.
#pragma once

#include "capitol/puzzles/game_puzzles.h"

#include <functional>

namespace capitol {

struct PuzzleSearch : PuzzleRequest
{
    int games = 0;           // the number of the last game to look at is one less
    std::size_t puzzles = 0; // that are wanted
    int threads = 1;
    // Where an earlier search stopped: the puzzles that it told, and that game's among them.
    int from_game = 0;
    std::size_t known = 0;
    std::size_t known_of_game = 0;
    // In the thread that asks, in the order of the games; the first may throw and so end the search.
    std::function<void(const Puzzle& puzzle)> found;
    std::function<void(int games, std::size_t puzzles)> progress; // may be empty
};

// The number of puzzles that there are then. The same search finds the same, with any number of threads and
// however often it was interrupted.
std::size_t search_puzzles(const Variant& variant, const PuzzleSearch& search);

} // namespace capitol
