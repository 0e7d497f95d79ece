#include "players/stacks.h"

#include "players/market.h"
#include "players/spare.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace capitol {

namespace {

constexpr int most_sums = 512;     // hands worth more than that are bid as a whole or not at all above it
constexpr double later_bid = 0.02; // of a house: a unit of value in the auctions to come

struct Purse
{
    CardSet cards;
    double cost = std::numeric_limits<double>::infinity();
};
using Purses = std::array<Purse, most_sums>;

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
            const double use = m_last_round ? 0 : use_of(group, nth++);
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
int fill_purses(const Deck& deck, const Prices& prices, Purses& purses)
{
    purses[0] = {{}, 0};
    int reached = 0;
    prices.for_each([&](Card card, double cost) {
        const int value = deck.value(card);
        if (reached + value >= most_sums)
            return;
        for (int sum = reached; sum >= 0; --sum) {
            Purse& into = purses[sum + value];
            if (purses[sum].cost + cost >= into.cost)
                continue;
            into = {purses[sum].cards, purses[sum].cost + cost};
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

std::vector<Stack> stacks_of(const Rules& rules, const Position& position, Seat seat, int step)
{
    Purses purses;
    const int highest = fill_purses(rules.deck(), Prices(rules, position, seat), purses);
    std::vector<Stack> stacks;
    double cheapest = std::numeric_limits<double>::infinity();
    for (int sum = highest; sum > 0; --sum) {
        const bool near = !stacks.empty() && stacks.back().total - sum < step;
        if (near || purses[sum].cost >= cheapest)
            continue;
        cheapest = purses[sum].cost;
        stacks.push_back({sum, purses[sum].cards});
    }
    if (cheapest > 0) // otherwise all that is left is bid gladly
        stacks.push_back({});
    std::reverse(stacks.begin(), stacks.end());
    return stacks;
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
