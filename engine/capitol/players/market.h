// What card values can buy in the auctions to come.
#pragma once

#include "capitol/players/outlook.h"

namespace capitol {

// The mean value of a deck's cards, 1 for a deck of none.
double average_value(const Deck& deck);
// The sum of a hand's values.
int value_of(const Deck& deck, const CardSet& hand);

struct Market
{
    double price = 0;  // points a unit of value
    double useful = 1; // how much value a seat can use

    // Much more than the auctions can take is worth little more.
    double points(int value) const;
};
Market market_of(const Rules& rules, const Position& position, const Horizon& horizon);

} // namespace capitol
