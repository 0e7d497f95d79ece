// Bids in games to learn from: counted, and how well they are predicted.
#pragma once

#include "capitol/learning/self_play.h"
#include "capitol/players/bid_shares.h"

#include <functional>
#include <span>

namespace capitol {

struct BidSample
{
    Bidder bidder;
    int sum = 0;
    bool mutated = false; // rules
};
using BidSamples = std::vector<BidSample>;

// Those after the whims of each game, where a rival had cards too. Throws as `replay` does.
BidSamples bid_samples_of(const LearnPlan& plan, int block, const LearnBlock& games);

// Smoothed: where there are few, they are drawn towards those of one card less.
BidShares bid_shares_of(std::span<const BidSample> bids);

// How likely a bidder bids less than a sum, 0..1.
using BidPrediction = std::function<double(const Bidder&, double sum)>;
// Mean log loss, in nats, over each whole part of the hand as that sum; 0 of no bids. Of mutated rules or of
// the others.
double prediction_loss(std::span<const BidSample> bids, const BidPrediction& prediction, bool mutated);

} // namespace capitol
