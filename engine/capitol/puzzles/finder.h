// Decides whether a choice is a puzzle.
//
// A player that searches briefly has proposed; only where it would do otherwise than `greedy` is there more
// to be looked at. The strongest search then names the choices worth comparing, and these are compared at two
// seeds, and once more for four times as long; what can be calculated to the end is. Every time the right
// ones must be ahead by `clear_margin`, and the strongest player must agree after long thought. Of bids all
// those are right that are nearly as good as the best; any other choice is right alone.
#pragma once

#include "capitol/players/player.h"
#include "capitol/puzzles/puzzle.h"

#include <stop_token>

namespace capitol {

inline constexpr double clear_margin = 0.08; // of the victory

struct PuzzleRequest
{
    std::uint64_t seed = 1;
    int iterations = 160; // for each choice that is compared
    std::stop_token stop = {};
};

// What the puzzle is, but not where: neither its game nor its moves. Nothing for none, and if it was told to
// stop it may be anything. `view.seat` may choose; `proposed` are its choices as the searching player sees
// them, the best first; `seed` is drawn for this choice.
std::optional<Puzzle> find_puzzle(const Rules& rules, const View& view,
                                  const std::vector<Candidate>& proposed, const PuzzleRequest& request,
                                  std::uint64_t seed);

} // namespace capitol
