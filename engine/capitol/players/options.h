// The moves worth considering, with names for them that are valid in every position.
#pragma once

#include "capitol/game.h"

#include <vector>

namespace capitol {

// All legal moves but cards played without effect; of cards that do the same, only the one with the lowest
// value. Outside bidding, the game not over.
void sensible_moves(const Rules& rules, const Position& position, LegalMoves& scratch,
                    std::vector<Move>& moves);

// Two moves have the same key if they do the same, whatever the card's value; below 2^60.
std::uint64_t key_of(const Move& move);

} // namespace capitol
