// What was bid in games to learn from, and how well somebody foretells it.
#pragma once

#include "capitol/learning/self_play.h"
#include "capitol/players/bid_shares.h"

#include <functional>
#include <span>

namespace capitol {

struct SeenBid
{
    Bidder bidder;
    int sum = 0;
    bool mutated = false; // rules
};
using SeenBids = std::vector<SeenBid>;

// Those after the whims of each game that had a rival. Throws std::invalid_argument where a choice is not
// allowed.
SeenBids bids_of(const LearnPlan& plan, int block, const LearnBlock& games);

// Where few have bid, those of one card less count as well, a little.
BidShares bid_shares_of(std::span<const SeenBid> bids);

// Says how likely a bidder bids less than a sum.
using Foretelling = std::function<double(const Bidder&, double sum)>;
// Mean log loss, in nats, over each whole part of the hand as that sum; 0 of no bids. Of mutated rules or of
// the others.
double foretelling_loss(std::span<const SeenBid> bids, const Foretelling& foretelling, bool mutated);

} // namespace capitol
