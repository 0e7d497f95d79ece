// What to bid for a tile: what the tile is worth here, what the cards are worth elsewhere, and what the
// others may bid.
#pragma once

#include "capitol/players/outlook.h"
#include "capitol/players/player.h"

namespace capitol {

// `view.seat` is to bid. Candidates are the best bid of each sum worth a thought, with what it may be
// expected to bring.
Advice advise_bid(const Rules& rules, const View& view, const SearchRequest& thinking,
                  const Weights& weights = usual_weights);

// The most points that placing the tile would bring each seat in its lead, and where; 0 for nothing.
struct Placings
{
    SeatPoints gain{};
    std::array<std::uint8_t, max_seats> area{};
};
Placings best_placings(const Rules& rules, const Position& position, Tile tile,
                       const Weights& weights = usual_weights);
// The rival that would gain most.
Seat keenest_rival(const Placings& best, const Position& position, Seat seat);

// What the tile being sold is worth to a seat, in points: to have it, and that no other has it.
double tile_worth(const Rules& rules, const Position& position, Seat seat,
                  const Weights& weights = usual_weights);

struct BidOutlook
{
    int total = 0;
    double cost = 0;   // points that the cards would be worth later
    double chance = 0; // 0..1 that no rival bids more
    bool last = false; // auction of the game
};
// `view.seat` is to bid and holds the cards.
BidOutlook outlook_of(const Rules& rules, const View& view, const Bid& bid);

} // namespace capitol
