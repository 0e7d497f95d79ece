// The bids worth considering: sums, each made of the cards that the hand can best spare.
#pragma once

#include "capitol/game.h"

#include <vector>

namespace capitol {

struct BidSum
{
    int total = 0;
    CardSet cards;
};

// From no card to the highest sum worth bidding, ascending, `step` (1 or more) apart at least; sums that cost
// no less than a higher one are left out.
std::vector<BidSum> bid_sums(const Rules& rules, const Position& position, Seat seat, int step);

// How far sums must lie apart to make a difference, for hands under these rules.
int sensible_step(const Rules& rules);

// Highest card on top, as tie-breaks by card look at it and nobody minds the order otherwise.
Bid bid_of(const Deck& deck, const CardSet& cards);

} // namespace capitol
