#include "capitol/players/stacks.h"

#include "capitol/players/cheapest_cards.h"
#include "capitol/players/market.h"
#include "capitol/players/spare.h"
#include "capitol/players/weights.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace capitol {

namespace {

constexpr int most_sums = 512; // hands worth more than that are bid as a whole or not at all above it

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
            m_cost[m_count++] = m_last_use ? 0 : use + rough::later_bid * m_deck.value(m_deck.card_at(bit));
        });
    }

    const Deck& m_deck;
    const bool m_last_round;
    const bool m_last_use;
    int m_count = 0;
    std::array<Card, max_cards> m_card;
    std::array<double, max_cards> m_cost;
};

} // namespace

int sensible_step(const Rules& rules)
{
    return std::max(1, static_cast<int>(std::lround(average_value(rules.deck()) / 2)));
}

std::vector<BidSum> bid_sums(const Rules& rules, const Position& position, Seat seat, int step)
{
    const Prices prices(rules, position, seat);
    const auto priced = [&](auto visit) { prices.for_each(visit); };
    std::array<CheapestCards, most_sums> by_sum;
    const int highest = find_cheapest_cards(rules.deck(), priced, by_sum);
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
