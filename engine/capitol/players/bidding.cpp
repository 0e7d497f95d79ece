#include "capitol/players/bidding.h"

#include "capitol/players/evaluation.h"
#include "capitol/rules.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace capitol {

namespace {

// The cards of a hand that a bid of some sum costs least.
struct CheapestCards
{
    CardSet cards;
    double cost = std::numeric_limits<double>::infinity(); // of sums that no cards make
};

// For each sum the cards that make it most cheaply, as if each card's cost were its own. `cheapest` has a
// place for every sum from 0 and is as it was made; cards that lead beyond its end are left out. `priced`
// visits each card with its cost. Returns the highest sum reached.
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

} // namespace

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

namespace {

int highest_value(const Deck& deck, const CardSet& cards)
{
    int highest = 0;
    cards.for_each([&](int bit) { highest = std::max(highest, deck.value(deck.card_at(bit))); });
    return highest;
}

// What a rival's hand is worth at most: the cards that the table knows, and for each other card the best of
// those unseen.
int most_held_by(const Rules& rules, const View& view, Seat seat)
{
    const CardSet& known = view.known.known[seat];
    int most = value_of(rules.deck(), known);
    for (Pile pile : all_piles) {
        const int unseen =
            view.known.hand_count[seat][index(pile)] - (known & rules.deck().of_pile(pile)).size();
        most += unseen * highest_value(rules.deck(), unplaced(rules, view, pile));
    }
    return most;
}

} // namespace

std::optional<BidSum> surest_sum(const Rules& rules, const View& view)
{
    int rivals = 0;
    for (Seat seat = 0; seat < view.known.players; ++seat) {
        if (seat == view.seat)
            continue;
        if (!sees_count(rules, view.seat, seat))
            return {};
        rivals = std::max(rivals, most_held_by(rules, view, seat));
    }
    const Prices prices(rules, view.known, view.seat);
    const auto priced = [&](auto visit) { prices.for_each(visit); };
    std::array<CheapestCards, most_sums> by_sum;
    const int highest = find_cheapest_cards(rules.deck(), priced, by_sum);
    int best = 0;
    for (int sum = rivals + 1; sum <= highest; ++sum)
        if (by_sum[sum].cost < (best > 0 ? by_sum[best].cost : std::numeric_limits<double>::infinity()))
            best = sum;
    return best > 0 ? std::optional(BidSum{best, by_sum[best].cards}) : std::nullopt;
}

Bid bid_of(const Deck& deck, const CardSet& cards)
{
    Bid bid;
    cards.for_each([&](int bit) { bid.add(deck.card_at(bit)); });
    std::stable_sort(bid.cards.begin(), bid.cards.begin() + bid.size,
                     [&](Card a, Card b) { return deck.value(a) > deck.value(b); });
    return bid;
}

namespace {

// Of a hand: what the table knows of it, and an average for the rest.
double expected_value(const Deck& deck, const Position& position, Seat seat)
{
    const CardSet& known = position.known[seat];
    return value_of(deck, known) + (position.hand_size(seat) - known.size()) * average_value(deck);
}

// As it is once this auction is over.
Position past_auction(const Rules& rules, const Position& position)
{
    Position after = position;
    if (position.auction < rules.auctions_in(position.round)) {
        ++after.auction;
        return after;
    }
    after.auction = 0;
    after.phase = Phase::draw;
    return after;
}

} // namespace

BidSight::BidSight(const Rules& rules, const Position& position, const Weights& weights)
    : m_hand(value_of(rules.deck(), position.hand[position.to_move])),
      m_tile(tile_worth(rules, position, position.to_move, weights))
{
    Horizon left = horizon_of(rules, position, weights);
    const bool last = --left.auctions == 0;
    m_market = market_of(rules, past_auction(rules, position), left);
    for (Seat seat = 0; seat < position.players; ++seat) {
        if (seat == position.to_move || position.hand_size(seat) == 0)
            continue;
        m_rivals[m_rival_count++] = rival_bid(expected_value(rules.deck(), position, seat),
                                              last ? rough::share_at_last : weights.rival_share, weights);
    }
}

double BidSight::of(int total) const
{
    if (total == 0)
        return 0;
    const double cost = m_market.points(m_hand) - m_market.points(m_hand - total);
    const std::span rivals(m_rivals.data(), static_cast<std::size_t>(m_rival_count));
    return chance_to_win(rivals, total) * (m_tile - cost);
}

namespace {

constexpr int most_sums_weighed = 400;

// The mean value of the cards of that kind that may lie in hands unseen: neither in the seat's own nor in the
// open, and not among those that were shuffled into their pile.
double hidden_mean(const Rules& rules, const View& view, Pile pile)
{
    const Deck& deck = rules.deck();
    const CardSet rest = deck.minus(unplaced(rules, view, pile), view.known.shuffled & deck.of_pile(pile));
    return rest.empty() ? 0 : static_cast<double>(value_of(deck, rest)) / rest.size();
}

using Means = std::array<double, pile_count>;

Means hidden_means(const Rules& rules, const View& view)
{
    Means means{};
    for (Pile pile : all_piles)
        means[index(pile)] = hidden_mean(rules, view, pile);
    return means;
}

double expected_hand(const Rules& rules, const View& view, Seat seat, const Means& means)
{
    double sum = value_of(rules.deck(), view.known.hand[seat]);
    for (Pile pile : all_piles)
        sum += hidden_in_hand(rules, view, seat, pile) * means[index(pile)];
    return sum;
}

std::vector<RivalBid> rival_bids(const Rules& rules, const View& view, const Weights& weights, bool last)
{
    std::vector<RivalBid> bids;
    const Means means = hidden_means(rules, view);
    for (Seat seat = 0; seat < view.known.players; ++seat) {
        const double hand = seat == view.seat ? 0 : expected_hand(rules, view, seat, means);
        if (hand == 0)
            continue;
        bids.push_back(rival_bid(hand, last ? rough::greedy_share_at_last : weights.rival_share, weights));
    }
    return bids;
}

// What the cards would be worth after the auction.
class CardWorth
{
public:
    CardWorth(const Rules& rules, const View& view, const Weights& weights)
        : m_rules(rules), m_seat(view.seat), m_after(past_auction(view.known)),
          m_left(horizon_past_auction(rules, view.known, weights)),
          m_gains(rules, view.known, view.seat, horizon_of(rules, view.known, weights)),
          m_material(rules, view.known, view.seat, m_left, m_gains, market_of(rules, m_after, m_left)),
          m_hand(view.known.hand[view.seat])
    {
        m_all = worth(m_hand);
    }
    double cost_of(const CardSet& spent) { return m_all - worth(m_rules.deck().minus(m_hand, spent)); }

private:
    static Position past_auction(Position position)
    {
        ++position.auction;
        return position;
    }
    static Horizon horizon_past_auction(const Rules& rules, const Position& position, const Weights& weights)
    {
        Horizon horizon = horizon_of(rules, position, weights);
        --horizon.auctions;
        return horizon;
    }
    double worth(const CardSet& hand)
    {
        m_after.hand[m_seat] = hand;
        return m_material.points(m_after);
    }

    const Rules& m_rules;
    const Seat m_seat;
    Position m_after;
    const Horizon m_left;
    Gains m_gains;
    const Material m_material;
    const CardSet m_hand;
    double m_all = 0;
};

// For each sum that the hand can make.
std::vector<CheapestCards> cheapest_cards(const Rules& rules, const CardSet& hand, CardWorth& worth)
{
    const Deck& deck = rules.deck();
    const auto priced = [&](auto visit) {
        hand.for_each([&](int bit) {
            CardSet alone;
            deck.add(alone, deck.card_at(bit));
            visit(deck.card_at(bit), worth.cost_of(alone));
        });
    };
    std::vector<CheapestCards> cheapest(static_cast<std::size_t>(value_of(deck, hand)) + 1);
    find_cheapest_cards(deck, priced, cheapest);
    return cheapest;
}

bool is_last_auction(const Rules& rules, const Position& position)
{
    return horizon_of(rules, position).auctions == 1;
}

} // namespace

Placings best_placings(const Rules& rules, const Position& position, Tile tile, const Weights& weights)
{
    const Horizon horizon = horizon_of(rules, position, weights);
    Placings best;
    for (unsigned areas = areas_with_room(rules, position, tile); areas; areas &= areas - 1) {
        const int area = std::countr_zero(areas);
        const SeatPoints before = area_outlook(rules, position, area, horizon);
        const SeatPoints after = area_outlook(rules, with_tile(rules, position, area, tile), area, horizon);
        for (Seat seat = 0; seat < position.players; ++seat) {
            const double gain =
                lead_of(after, position.players, seat) - lead_of(before, position.players, seat);
            if (gain <= best.gain[seat])
                continue;
            best.gain[seat] = gain;
            best.area[seat] = static_cast<std::uint8_t>(area);
        }
    }
    return best;
}

Seat keenest_rival(const Placings& best, const Position& position, Seat seat)
{
    Seat keenest = seat == 0 ? 1 : 0;
    for (Seat other = 0; other < position.players; ++other)
        if (other != seat && best.gain[other] > best.gain[keenest])
            keenest = other;
    return keenest;
}

double tile_worth(const Rules& rules, const Position& position, Seat seat, const Weights& weights)
{
    const Placings best =
        best_placings(rules, position, rules.tile_of(position.round, position.auction), weights);
    return best.gain[seat] + weights.denial * best.gain[keenest_rival(best, position, seat)];
}

BidOutlook outlook_of(const Rules& rules, const View& view, const Bid& bid)
{
    CardSet cards;
    int total = 0;
    for (int i = 0; i < bid.size; ++i) {
        rules.deck().add(cards, bid.cards[i]);
        total += rules.deck().value(bid.cards[i]);
    }
    const bool last = is_last_auction(rules, view.known);
    const double chance = total > 0 ? chance_to_win(rival_bids(rules, view, usual_weights, last), total) : 0;
    return {total, CardWorth(rules, view, usual_weights).cost_of(cards), chance, last};
}

Advice advise_bid(const Rules& rules, const View& view, const SearchRequest& thinking, const Weights& weights)
{
    Advice advice{Bid{}, {{Bid{}, 0, 0.0}}};
    if (thinking.stop.stop_requested())
        return advice;
    const Position& known = view.known;
    const double tile = tile_worth(rules, known, view.seat, weights);
    CardWorth worth(rules, view, weights);
    const std::vector<RivalBid> rivals = rival_bids(rules, view, weights, is_last_auction(rules, known));
    const std::vector<CheapestCards> stacks = cheapest_cards(rules, view.known.hand[view.seat], worth);
    const std::size_t step = 1 + stacks.size() / most_sums_weighed;
    for (std::size_t total = 1; total < stacks.size() && !thinking.stop.stop_requested(); total += step) {
        if (std::isinf(stacks[total].cost))
            continue;
        const double profit = tile - worth.cost_of(stacks[total].cards);
        const double value = chance_to_win(rivals, static_cast<int>(total)) * profit;
        if (value > 0)
            advice.candidates.push_back({bid_of(rules.deck(), stacks[total].cards), 0, value});
    }
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace capitol
