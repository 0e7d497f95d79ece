#include "players/bid_sight.h"

#include "players/bidding.h"
#include "players/chance.h"

namespace capitol {

namespace {

constexpr double share_at_last = 0.85; // of a rival's hand, in the last bid of all

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
        const double mean =
            (last ? share_at_last : weights.rival_share) * expected_value(rules.deck(), position, seat);
        m_rivals[m_rival_count++] = {mean, weights.rival_spread * mean + 1};
    }
}

double BidSight::of(int total) const
{
    if (total == 0)
        return 0;
    const double cost = m_market.points(m_hand) - m_market.points(m_hand - total);
    return chance_of(total) * (m_tile - cost);
}

double BidSight::chance_of(int total) const
{
    double chance = 1;
    for (int i = 0; i < m_rival_count; ++i)
        chance *= chance_below(total, m_rivals[i].mean, m_rivals[i].spread);
    return chance;
}

} // namespace capitol
