// The moves worth considering, with names for them that are valid in every position.
#pragma once

#include "capitol/game.h"

#include <vector>

namespace capitol {

// Visits all legal moves but cards played without effect; of cards that do the same, only the one with the
// lowest value. Outside bidding, the game not over.
template <typename Visit>
void for_each_sensible_move(const Rules& rules, const Position& position, LegalMoves& scratch, Visit visit)
{
    legal(rules, position, scratch);
    scratch.for_each_with_lowest_card([&](const Move& move) {
        if (!move.for_nothing)
            visit(move);
    });
}
// The same moves in a list, which they replace.
void sensible_moves(const Rules& rules, const Position& position, LegalMoves& scratch,
                    std::vector<Move>& moves);

// Two moves have the same key if they do the same, whatever the card's value; below 2^60.
std::uint64_t key_of(const Move& move);

} // namespace capitol
