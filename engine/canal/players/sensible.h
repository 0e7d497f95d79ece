// The moves that a player considers: of a tile one payment, of the pairs of places for a junction contract
// the best few, and tiles are taken back only where the canal cannot go on.
#pragma once

#include "canal/players/judgement.h"

namespace canal {

// Of the seat to move, at least one; replaces what was there.
void sensible_moves(const Rules& rules, const Position& position, Judgement& judgement,
                    std::vector<Move>& moves);

} // namespace canal
