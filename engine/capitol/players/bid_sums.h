// Which bids are worth a thought: of each sum the cards that the hand can best spare, and of the sums that
// win whatever the others bid only the cheapest.
#pragma once

#include "capitol/players/weights.h"
#include "capitol/view.h"

#include <optional>
#include <vector>

namespace capitol {

struct BidSum
{
    int total = 0;
    CardSet cards;
};

// Of a hand that is there, as known or imagined: from no card to the highest sum worth bidding, ascending,
// `step` (1 or more) apart at least; sums that cost no less than a higher one are left out.
std::vector<BidSum> bid_sums(const Rules& rules, const Position& position, Seat seat, int step);

// The same for the seat that looks, which is to bid, by what it knows of the others: of the sums that surely
// win the cheapest alone.
std::vector<BidSum> plain_bid_sums(const Rules& rules, const View& view, int step,
                                   const Weights& weights = usual_weights);

// The cards that cost least of those that win, by their sum or by the rule for ties, whatever the rivals
// hold; of equal ones the lowest sum. None where the hand has no such cards, or where hands are not counted.
std::optional<BidSum> surest_sum(const Rules& rules, const View& view);

// Whatever the rivals hold.
bool surely_wins(const Rules& rules, const View& view, const BidSum& bid);

// Nobody else has a card left: any card wins.
bool is_unrivalled(const Rules& rules, const View& view);

// How far sums must lie apart to make a difference, for hands under these rules.
int sensible_step(const Rules& rules);

// Highest card on top, as tie-breaks by card look at it and nobody minds the order otherwise.
Bid bid_of(const Deck& deck, const CardSet& cards);
// The other way round: a set knows no order.
CardSet cards_of(const Deck& deck, const Bid& bid);
int total_of(const Deck& deck, const Bid& bid);

} // namespace capitol
