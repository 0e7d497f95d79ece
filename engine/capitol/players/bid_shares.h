// How much of their hands computer players bid, counted in games that they played against each other
// (docs/learning.md). Hints and the review take a bid's chances from it; the search does not use it.
#pragma once

#include <array>
#include <cstdint>

namespace capitol {

// What those bid who hold so many cards.
struct BidShares
{
    static constexpr int hand_parts = 12;             // in which a hand's value is counted
    static constexpr int most_parts = 2 * hand_parts; // bid: a hand may be worth more than was expected
    static constexpr int most_cards = 6;              // that many or more
    static constexpr int one = 1000;
    // Of `one` bids, how many were of nothing, and how many of less than 1, 2, … parts of what the hand was
    // expected to be worth.
    using Parts = std::array<std::uint16_t, most_parts + 1>;
    using ByCards = std::array<Parts, most_cards>; // one card first

    ByCards usual{};
    ByCards at_last{}; // in the last auction of a game
    bool operator==(const BidShares&) const = default;
};
extern const BidShares learned_bid_shares;

// One who bids, as the others see it.
struct Bidder
{
    int cards = 0;     // in hand, 1 or more
    double hand = 0;   // its value, as the others may expect it, above 0
    bool last = false; // auction of the game
};
// That it bids less than that sum, 0..1.
double chance_to_bid_less(const BidShares& shares, const Bidder& bidder, double sum);

} // namespace capitol
