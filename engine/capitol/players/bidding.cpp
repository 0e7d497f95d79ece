#include "capitol/players/bidding.h"

#include "capitol/players/bid_sums.h"
#include "capitol/players/cheapest_cards.h"
#include "capitol/players/evaluation.h"
#include "capitol/rules.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace capitol {

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
        m_rivals.add(rival_bid(expected_value(rules.deck(), position, seat),
                               last ? rough::share_at_last : weights.rival_share, weights));
    }
}

double BidSight::of(int total) const
{
    if (total == 0)
        return 0;
    const double cost = m_market.points(m_hand) - m_market.points(m_hand - total);
    return chance_to_win(m_rivals, total) * (m_tile - cost);
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

// Visits each rival that holds something with what its hand may be worth.
template <typename Visit>
void for_each_rival(const Rules& rules, const View& view, Visit visit)
{
    const Means means = hidden_means(rules, view);
    for (Seat seat = 0; seat < view.known.players; ++seat) {
        const double hand = seat == view.seat ? 0 : expected_hand(rules, view, seat, means);
        if (hand > 0)
            visit(seat, hand);
    }
}

// As `greedy` expects it.
RivalBid expected_bid(double hand, bool last, const Weights& weights)
{
    return rival_bid(hand, last ? rough::greedy_share_at_last : weights.rival_share, weights);
}

RivalBids rival_bids(const Rules& rules, const View& view, const Weights& weights, bool last)
{
    RivalBids bids;
    for_each_rival(rules, view, [&](Seat, double hand) { bids.add(expected_bid(hand, last, weights)); });
    return bids;
}

// If the rivals bid as computer players do.
double chance_among_rivals(const Rules& rules, const View& view, int total, bool last)
{
    double chance = 1;
    for_each_rival(rules, view, [&](Seat seat, double hand) {
        chance *= chance_to_bid_less(learned_bid_shares, {view.known.hand_size(seat), hand, last}, total);
    });
    return chance;
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

} // namespace

double expected_hand(const Rules& rules, const View& view, Seat seat)
{
    return expected_hand(rules, view, seat, hidden_means(rules, view));
}

double greedy_chance_to_bid_less(const Bidder& bidder, double sum)
{
    const RivalBid bid = expected_bid(bidder.hand, bidder.last, usual_weights);
    return chance_below(sum, bid.mean, bid.spread);
}

bool is_last_auction(const Rules& rules, const Position& position)
{
    return horizon_of(rules, position).auctions == 1;
}

Placings best_placings(const Rules& rules, const Position& position, Tile tile, const Weights& weights)
{
    const Horizon horizon = horizon_of(rules, position, weights);
    Placings best;
    for (unsigned areas = areas_with_room(rules, position, tile); areas; areas &= areas - 1) {
        const int area = std::countr_zero(areas);
        const AreaSight sight = sight_of(rules, position, area);
        const SeatPoints before = area_outlook(rules, sight, position.players, horizon);
        const SeatPoints after = area_outlook(rules, with_tile(sight, tile), position.players, horizon);
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
    const CardSet cards = cards_of(rules.deck(), bid);
    const int total = total_of(rules.deck(), bid);
    const bool last = is_last_auction(rules, view.known);
    double chance = total > 0 ? chance_among_rivals(rules, view, total, last) : 0;
    if (surely_wins(rules, view, {total, cards}))
        chance = 1;
    return {total, CardWorth(rules, view, usual_weights).cost_of(cards), chance, last};
}

namespace {

// Visits the cards of each sum worth a thought with what a bid of them may be expected to bring, if it is
// more than nothing.
template <typename Visit>
void for_each_bid(const Rules& rules, const View& view, const std::stop_token& stop, const Weights& weights,
                  Visit visit)
{
    if (stop.stop_requested())
        return;
    const Position& known = view.known;
    const double tile = tile_worth(rules, known, view.seat, weights);
    CardWorth worth(rules, view, weights);
    const RivalBids rivals = rival_bids(rules, view, weights, is_last_auction(rules, known));
    const std::vector<CheapestCards> stacks = cheapest_cards(rules, known.hand[view.seat], worth);
    const std::size_t step = 1 + stacks.size() / most_sums_weighed;
    for (std::size_t total = 1; total < stacks.size() && !stop.stop_requested(); total += step) {
        if (std::isinf(stacks[total].cost))
            continue;
        const double profit = tile - worth.cost_of(stacks[total].cards);
        const double value = chance_to_win(rivals, static_cast<int>(total)) * profit;
        if (value > 0)
            visit(stacks[total].cards, value);
    }
}

} // namespace

Bid best_bid(const Rules& rules, const View& view, const Weights& weights)
{
    CardSet best;
    double highest = 0;
    for_each_bid(rules, view, {}, weights, [&](const CardSet& cards, double value) {
        if (value <= highest)
            return;
        highest = value;
        best = cards;
    });
    return bid_of(rules.deck(), best);
}

Advice advise_bid(const Rules& rules, const View& view, const SearchRequest& thinking, const Weights& weights)
{
    Advice advice{Bid{}, {{Bid{}, 0, 0.0}}};
    for_each_bid(rules, view, thinking.stop, weights, [&](const CardSet& cards, double value) {
        advice.candidates.push_back({bid_of(rules.deck(), cards), 0, value});
    });
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace capitol
