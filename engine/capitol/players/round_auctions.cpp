#include "capitol/players/round_auctions.h"

#include "capitol/drawing.h"
#include "capitol/players/weights.h"

#include <algorithm>
#include <functional>

namespace capitol {

namespace {

bool in_auctions(const Position& position)
{
    return position.phase == Phase::bidding || position.phase == Phase::tile;
}

// What the tiles still to be sold in the round are worth, the best first: that is what one keeps cards for.
class Lots
{
public:
    Lots(const Rules& rules, const Position& position, const Horizon& horizon)
    {
        if (!in_auctions(position))
            return;
        const int sold = position.phase == Phase::tile ? position.auction : position.auction - 1;
        for (int auction = sold + 1; auction <= rules.auctions_in(position.round); ++auction)
            m_points[m_count++] = tile_points(rules, rules.tile_of(position.round, auction), horizon);
        std::sort(m_points.begin(), m_points.begin() + m_count, std::greater<>());
    }
    auto begin() const { return m_points.begin(); }
    auto end() const { return m_points.begin() + m_count; }

private:
    std::array<double, max_auctions> m_points{};
    int m_count = 0;
};

// The strongest hand of the others.
double rival_of(const SeatPoints& hands, Seat seat)
{
    double strongest = 0;
    for (Seat other = 0; other < max_seats; ++other)
        if (other != seat)
            strongest = std::max(strongest, hands[other]);
    return strongest;
}

// Whoever has more wins much more often; nobody can win with less than a card.
double chance_of(double hand, double card, double all_squares)
{
    return hand * hand / all_squares * std::min(1.0, hand / card);
}

// Everyone's chance of one tile, and what it costs them.
void sell(double points, const SeatPoints& cards, RoundAuctions& auctions)
{
    const SeatPoints hands = auctions.kept;
    double all_squares = 0;
    for (const double hand : hands)
        all_squares += hand * hand;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        if (hands[seat] <= 0)
            continue;
        const double chance = chance_of(hands[seat], cards[seat], all_squares);
        const double price =
            std::max(cards[seat], std::min(hands[seat], rough::price_of_rival * rival_of(hands, seat)));
        auctions.won[seat] += chance * points;
        auctions.kept[seat] = std::max(0.0, hands[seat] - chance * price);
    }
}

} // namespace

RoundAuctions round_auctions(const Rules& rules, const Position& position, const Horizon& horizon)
{
    RoundAuctions auctions;
    SeatPoints cards{}; // the value of one, on average
    for (Seat seat = 0; seat < position.players; ++seat) {
        auctions.kept[seat] = value_of(rules.deck(), position.hand[seat]);
        cards[seat] = auctions.kept[seat] / std::max(1, position.hand_size(seat));
    }
    for (const double points : Lots(rules, position, horizon))
        sell(points, cards, auctions);
    return auctions;
}

Market market_after_auctions(const Rules& rules, const Position& position, const Weights& weights)
{
    if (!in_auctions(position))
        return market_of(rules, position, horizon_of(rules, position, weights));
    Position after = position;
    after.phase = Phase::draw;
    after.auction = 0;
    return market_of(rules, after, horizon_of(rules, after, weights));
}

int extra_cards_now(const Rules& rules, const Position& position, Seat seat)
{
    const auto turn = [&](Seat of) { return (of - position.first + position.players) % position.players; };
    if (position.phase != Phase::draw || turn(seat) < turn(position.to_move))
        return 0;
    const int extra = extra_draws(rules, position, seat);
    return seat == position.to_move ? std::min<int>(extra, position.draws_left) : extra;
}

} // namespace capitol
