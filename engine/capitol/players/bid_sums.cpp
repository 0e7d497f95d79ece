#include "capitol/players/bid_sums.h"

#include "capitol/players/bidding.h"
#include "capitol/players/cheapest_cards.h"
#include "capitol/players/outlook.h"
#include "capitol/rules.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

constexpr int most_sums = 512; // hands worth more than that are bid as a whole or not at all above it

// What a hand's cards cost. One by one it is a guess for finding sets of them: of each group the one with the
// highest value goes first, as the last that will be missed. Of a set it is exact.
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

    // Which cards of a group are kept makes no difference for building, only how many.
    double of(const CardSet& cards, int sum) const
    {
        if (m_last_use)
            return 0;
        double use = 0;
        for (int group = 0; !m_last_round && group < card_groups; ++group) {
            const int spent = (cards & cards_of_group(m_deck, group)).size();
            if (spent > 0)
                use += build_value(group, m_held[group]) - build_value(group, m_held[group] - spent);
        }
        return use + rough::later_bid * sum;
    }

private:
    // Bits ascend with the value: what is kept longest comes first.
    void add_group(int group, const CardSet& cards)
    {
        cards.for_each([&](int bit) {
            const double use = m_last_round ? 0 : marginal_build_value(group, m_held[group]);
            ++m_held[group];
            m_card[m_count] = m_deck.card_at(bit);
            m_cost[m_count++] = m_last_use ? 0 : use + rough::later_bid * m_deck.value(m_deck.card_at(bit));
        });
    }

    const Deck& m_deck;
    const bool m_last_round;
    const bool m_last_use;
    int m_count = 0;
    std::array<int, card_groups> m_held{};
    std::array<Card, max_cards> m_card;
    std::array<double, max_cards> m_cost;
};

// Of a hand, by sum.
struct Stacks
{
    std::array<CheapestCards, most_sums> by_sum;
    int highest = 0;
};

Stacks stacks_of(const Rules& rules, const Position& position, Seat seat)
{
    const Prices prices(rules, position, seat);
    Stacks stacks;
    stacks.highest = find_cheapest_cards(
        rules.deck(), [&](auto visit) { prices.for_each(visit); }, stacks.by_sum);
    for (int sum = 1; sum <= stacks.highest; ++sum)
        if (CheapestCards& stack = stacks.by_sum[sum]; !stack.cards.empty())
            stack.cost = prices.of(stack.cards, sum);
    return stacks;
}

} // namespace

int sensible_step(const Rules& rules)
{
    return std::max(1, static_cast<int>(std::lround(average_value(rules.deck()) / 2)));
}

std::vector<BidSum> bid_sums(const Rules& rules, const Position& position, Seat seat, int step)
{
    const Stacks stacks = stacks_of(rules, position, seat);
    std::vector<BidSum> sums;
    double cheapest = std::numeric_limits<double>::infinity();
    for (int sum = stacks.highest; sum > 0; --sum) {
        const bool is_near = !sums.empty() && sums.back().total - sum < step;
        if (is_near || stacks.by_sum[sum].cost >= cheapest)
            continue;
        cheapest = stacks.by_sum[sum].cost;
        sums.push_back({sum, stacks.by_sum[sum].cards});
    }
    if (cheapest > 0) // otherwise all that is left is bid gladly
        sums.push_back({});
    std::reverse(sums.begin(), sums.end());
    return sums;
}

namespace {

int highest_value(const Deck& deck, const CardSet& cards)
{
    int highest = 0;
    cards.for_each([&](int bit) { highest = std::max(highest, deck.value(deck.card_at(bit))); });
    return highest;
}

// The most that a rival can bid.
struct Reach
{
    Seat seat = no_seat;
    int total = 0;
    int highest_card = 0;
};

// The cards that the table knows, and for each other card the best of those unseen.
Reach reach_of(const Rules& rules, const View& view, Seat seat)
{
    const Deck& deck = rules.deck();
    const CardSet& known = view.known.known[seat];
    Reach reach{seat, value_of(deck, known), highest_value(deck, known)};
    for (Pile pile : all_piles) {
        const int unseen = view.known.hand_count[seat][index(pile)] - (known & deck.of_pile(pile)).size();
        const int best = unseen > 0 ? highest_value(deck, unplaced(rules, view, pile)) : 0;
        reach.total += unseen * best;
        reach.highest_card = std::max(reach.highest_card, best);
    }
    return reach;
}

bool counts_all_hands(const Rules& rules, const View& view)
{
    for (Seat seat = 0; seat < view.known.players; ++seat)
        if (seat != view.seat && !sees_count(rules, view.seat, seat))
            return false;
    return true;
}

bool nothing_may_win(const Rules& rules)
{
    return rules.ruleset().auction.zero_bid == ZeroBid::may_win;
}

// Of all whose bid may win: of an empty hand only where nothing may.
std::vector<Reach> rivals_of(const Rules& rules, const View& view)
{
    std::vector<Reach> rivals;
    for (Seat seat = 0; seat < view.known.players; ++seat)
        if (seat != view.seat && (view.known.hand_size(seat) > 0 || nothing_may_win(rules)))
            rivals.push_back(reach_of(rules, view, seat));
    return rivals;
}

int steps_from_consul(const Position& position, Seat seat)
{
    return (seat - position.first + position.players) % position.players;
}

// By how much the rule speaks for the viewer, where both bid as much.
int favour(TieBreak rule, const View& view, int highest_card, const Reach& rival)
{
    switch (rule) {
    case TieBreak::highest_card:
        return highest_card - rival.highest_card;
    case TieBreak::lowest_score:
        return view.known.score[rival.seat] - view.known.score[view.seat];
    case TieBreak::seat_order:
        break;
    }
    return steps_from_consul(view.known, rival.seat) - steps_from_consul(view.known, view.seat);
}

bool wins_tie(const Rules& rules, const View& view, int highest_card, const Reach& rival)
{
    for (const TieBreak rule : rules.ruleset().auction.tie_break)
        if (const int more = favour(rule, view, highest_card, rival); more != 0)
            return more > 0;
    return false;
}

// Whatever the rivals bid.
bool surely_wins(const Rules& rules, const View& view, const std::vector<Reach>& rivals, const BidSum& bid)
{
    const int highest_card = highest_value(rules.deck(), bid.cards);
    return (bid.total > 0 || nothing_may_win(rules)) &&
           std::all_of(rivals.begin(), rivals.end(), [&](const Reach& rival) {
               return bid.total > rival.total ||
                      (bid.total == rival.total && wins_tie(rules, view, highest_card, rival));
           });
}

std::optional<BidSum> surest_of(const Rules& rules, const View& view, const std::vector<Reach>& rivals)
{
    const Stacks stacks = stacks_of(rules, view.known, view.seat);
    std::optional<BidSum> surest;
    double cheapest = std::numeric_limits<double>::infinity();
    for (int sum = 0; sum <= stacks.highest; ++sum) {
        const CheapestCards& stack = stacks.by_sum[sum];
        if (stack.cost >= cheapest || !surely_wins(rules, view, rivals, {sum, stack.cards}))
            continue;
        cheapest = stack.cost;
        surest = {sum, stack.cards};
    }
    return surest;
}

} // namespace

std::optional<BidSum> surest_sum(const Rules& rules, const View& view)
{
    return counts_all_hands(rules, view) ? surest_of(rules, view, rivals_of(rules, view)) : std::nullopt;
}

bool surely_wins(const Rules& rules, const View& view, const BidSum& bid)
{
    return counts_all_hands(rules, view) && surely_wins(rules, view, rivals_of(rules, view), bid);
}

namespace {

// Some place for it is good for the viewer; otherwise it may even do its winner harm.
bool gains_by_tile(const Rules& rules, const View& view, const Weights& weights)
{
    const Tile tile = rules.tile_of(view.known.round, view.known.auction);
    return best_placings(rules, view.known, tile, weights).gain[view.seat] > 0;
}

} // namespace

std::vector<BidSum> plain_bid_sums(const Rules& rules, const View& view, int step, const Weights& weights)
{
    std::vector<BidSum> sums = bid_sums(rules, view.known, view.seat, step);
    if (sums.front().total > 0 && !gains_by_tile(rules, view, weights))
        sums.insert(sums.begin(), BidSum{});
    if (!counts_all_hands(rules, view))
        return sums;
    const std::vector<Reach> rivals = rivals_of(rules, view);
    const std::optional<BidSum> surest = surest_of(rules, view, rivals);
    if (!surest)
        return sums;
    std::erase_if(sums, [&](const BidSum& bid) { return surely_wins(rules, view, rivals, bid); });
    sums.insert(
        std::find_if(sums.begin(), sums.end(), [&](const BidSum& bid) { return bid.total > surest->total; }),
        *surest);
    return sums;
}

bool is_unrivalled(const Rules& rules, const View& view)
{
    if (!counts_all_hands(rules, view))
        return false;
    for (Seat seat = 0; seat < view.known.players; ++seat)
        if (seat != view.seat && view.known.hand_size(seat) > 0)
            return false;
    return true;
}

Bid bid_of(const Deck& deck, const CardSet& cards)
{
    Bid bid;
    cards.for_each([&](int bit) { bid.add(deck.card_at(bit)); });
    std::sort(bid.cards.begin(), bid.cards.begin() + bid.size, [&](Card a, Card b) {
        return deck.value(a) != deck.value(b) ? deck.value(a) > deck.value(b) : a.type < b.type;
    });
    return bid;
}

CardSet cards_of(const Deck& deck, const Bid& bid)
{
    CardSet cards;
    for (int i = 0; i < bid.size; ++i)
        deck.add(cards, bid.cards[i]);
    return cards;
}

int total_of(const Deck& deck, const Bid& bid)
{
    int total = 0;
    for (int i = 0; i < bid.size; ++i)
        total += deck.value(bid.cards[i]);
    return total;
}

} // namespace capitol
