// The tiles that may be laid for a canal, as moves.
#pragma once

#include "canal/move.h"
#include "canal/rules.h"

#include <vector>

namespace canal {

// Adds every tile that the seat may lay for its open contract, with each payment that differs in more than
// symbols.
void list_tiles(const Rules& rules, const Position& position, Seat seat, std::uint8_t contract,
                std::vector<Move>& moves);

} // namespace canal
