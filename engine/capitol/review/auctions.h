// What a bid that won would have needed, by what its bidder could know.
#pragma once

#include "capitol/view.h"

#include <optional>

namespace capitol {

// `14 won; 9 would have been enough in 80 %`
struct CheaperBid
{
    int total = 0;     // of the cards that were bid
    int enough = 0;    // a lower sum that the hand could make
    double chance = 0; // 0..1 that no rival bids more than that
    bool operator==(const CheaperBid&) const = default;
};

// The lowest sum of the hand that is likely to win, if it is lower than the bid. As a hint estimates it, from
// the cards that the rivals may hold.
std::optional<CheaperBid> find_cheaper_bid(const Rules& rules, const View& view, const Bid& bid);

} // namespace capitol
