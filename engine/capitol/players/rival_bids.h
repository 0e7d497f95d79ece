// What rivals may bid, and how likely a sum is to win against them.
#pragma once

#include "capitol/players/chance.h"
#include "capitol/players/weights.h"

#include <span>

namespace capitol {

struct RivalBid
{
    double mean = 0;
    double spread = 0;
};

// Of a hand of which that share of its value is bid.
inline RivalBid rival_bid(double hand, double share, const Weights& weights)
{
    const double mean = share * hand;
    return {mean, weights.rival_spread * mean + 1};
}

// That no rival bids more, 0..1.
inline double chance_to_win(std::span<const RivalBid> rivals, int total)
{
    double chance = 1;
    for (const RivalBid& rival : rivals)
        chance *= chance_below(total, rival.mean, rival.spread);
    return chance;
}

} // namespace capitol
