// The cards of a hand that make each sum most cheaply.
#pragma once

#include "capitol/card.h"

#include <limits>
#include <span>

namespace capitol {

struct CheapestCards
{
    CardSet cards;
    double cost = std::numeric_limits<double>::infinity(); // of sums that no cards make
};

// As if each card's cost were its own. `cheapest` has a place for every sum from 0 and is as it was made;
// cards that lead beyond its end are left out. `priced` visits each card with its cost. Returns the highest
// sum reached.
template <typename Priced>
int find_cheapest_cards(const Deck& deck, const Priced& priced, std::span<CheapestCards> cheapest)
{
    cheapest[0].cost = 0;
    int reached = 0;
    priced([&](Card card, double cost) {
        const int value = deck.value(card);
        if (reached + value >= static_cast<int>(cheapest.size()))
            return;
        for (int sum = reached; sum >= 0; --sum) {
            CheapestCards& into = cheapest[sum + value];
            if (cheapest[sum].cost + cost >= into.cost)
                continue;
            into = {cheapest[sum].cards, cheapest[sum].cost + cost};
            deck.add(into.cards, card);
        }
        reached += value;
    });
    return reached;
}

} // namespace capitol
