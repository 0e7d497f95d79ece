// What the hands may win in the auctions that are left of a round once they have begun, where all hands are
// known or imagined: where nobody else has kept cards, a single one buys a tile.
#pragma once

#include "capitol/players/outlook.h"

namespace capitol {

struct RoundAuctions
{
    SeatPoints won{};  // points that the tiles may bring each seat; 0 outside the auctions
    SeatPoints kept{}; // value of its hand that may be left
};
RoundAuctions round_auctions(const Rules& rules, const Position& position, const Horizon& horizon);

// What is left then buys in the rounds to come. Outside the auctions of a round: all that is still to be
// sold.
Market market_after_auctions(const Rules& rules, const Position& position, const Weights& weights);

// Cards that the amphitheatres still bring the seat in the drawing that is under way.
int extra_cards_now(const Rules& rules, const Position& position, Seat seat);

} // namespace capitol
