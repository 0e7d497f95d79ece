// How promising bids look before the search: which ones to try first.
#pragma once

#include "capitol/players/market.h"
#include "capitol/players/rival_bids.h"

namespace capitol {

class BidSight
{
public:
    // The seat to move is to bid and its hand is there, as known or imagined. Of the others' hands only what
    // the table knows counts.
    BidSight(const Rules& rules, const Position& position, const Weights& weights);
    // Points that a bid of that sum may be expected to bring.
    double of(int total) const;

private:
    Market m_market; // of what is left after this auction
    int m_hand = 0;  // value
    double m_tile = 0;
    int m_rival_count = 0;
    std::array<RivalBid, max_seats> m_rivals{};
};

} // namespace capitol
