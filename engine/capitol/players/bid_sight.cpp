#include "capitol/players/bid_sight.h"

#include "capitol/players/bidding.h"
#include "capitol/players/chance.h"
#include "capitol/players/weights.h"

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

} // namespace capitol
