#include "players/stacks.h"

#include "players/market.h"
#include "players/spare.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace capitol {

namespace {

constexpr int most_sums = 512;     // hands worth more than that are bid as a whole or not at all above it
constexpr double later_bid = 0.02; // of a building: a unit of value in the auctions to come

struct CheapestSubset
{
    CardSet cards;
    double cost = std::numeric_limits<double>::infinity();
};
using CheapestSubsets = std::array<CheapestSubset, most_sums>;

// The hand's last auction: what is not bid now is lost.
bool is_last_use(const Rules& rules, const Position& position)
{
    return position.round == rules.ruleset().rounds && position.auction == rules.auctions_in(position.round);
}

// What a hand's cards cost: of each group the one with the highest value goes first, as the last that will be
// missed.
class Prices
{
public:
    Prices(const Rules& rules, const Position& position, Seat seat)
        : m_deck(rules.deck()), m_last_round(position.round == rules.ruleset().rounds),
          m_last_use(is_last_use(rules, position))
    {
        for (int group = 0; group < card_groups; ++group)
            add_group(group, position.hand[seat] & cards_of_group(m_deck, group));
    }

    template <typename Visit>
    void for_each(Visit visit) const
    {
        for (int i = 0; i < m_count; ++i)
            visit(m_card[i], m_cost[i]);
    }

private:
    // Bits ascend with the value: what is kept longest comes first.
    void add_group(int group, const CardSet& cards)
    {
        int nth = 0;
        cards.for_each([&](int bit) {
            const double use = m_last_round ? 0 : marginal_build_value(group, nth++);
            m_card[m_count] = m_deck.card_at(bit);
            m_cost[m_count++] = m_last_use ? 0 : use + later_bid * m_deck.value(m_deck.card_at(bit));
        });
    }

    const Deck& m_deck;
    const bool m_last_round;
    const bool m_last_use;
    int m_count = 0;
    std::array<Card, max_cards> m_card;
    std::array<double, max_cards> m_cost;
};

// For each sum the cards that make it most cheaply. Returns the highest sum reached.
int cheapest_by_sum(const Deck& deck, const Prices& prices, CheapestSubsets& cheapest)
{
    cheapest[0] = {{}, 0};
    int reached = 0;
    prices.for_each([&](Card card, double cost) {
        const int value = deck.value(card);
        if (reached + value >= most_sums)
            return;
        for (int sum = reached; sum >= 0; --sum) {
            CheapestSubset& into = cheapest[sum + value];
            if (cheapest[sum].cost + cost >= into.cost)
                continue;
            into = {cheapest[sum].cards, cheapest[sum].cost + cost};
            deck.add(into.cards, card);
        }
        reached += value;
    });
    return reached;
}

} // namespace

int sensible_step(const Rules& rules)
{
    return std::max(1, static_cast<int>(std::lround(average_value(rules.deck()) / 2)));
}

std::vector<BidSum> bid_sums(const Rules& rules, const Position& position, Seat seat, int step)
{
    CheapestSubsets by_sum;
    const int highest = cheapest_by_sum(rules.deck(), Prices(rules, position, seat), by_sum);
    std::vector<BidSum> sums;
    double cheapest = std::numeric_limits<double>::infinity();
    for (int sum = highest; sum > 0; --sum) {
        const bool near = !sums.empty() && sums.back().total - sum < step;
        if (near || by_sum[sum].cost >= cheapest)
            continue;
        cheapest = by_sum[sum].cost;
        sums.push_back({sum, by_sum[sum].cards});
    }
    if (cheapest > 0) // otherwise all that is left is bid gladly
        sums.push_back({});
    std::reverse(sums.begin(), sums.end());
    return sums;
}

Bid bid_of(const Deck& deck, const CardSet& cards)
{
    Bid bid;
    cards.for_each([&](int bit) { bid.add(deck.card_at(bit)); });
    std::stable_sort(bid.cards.begin(), bid.cards.begin() + bid.size,
                     [&](Card a, Card b) { return deck.value(a) > deck.value(b); });
    return bid;
}

} // namespace capitol
