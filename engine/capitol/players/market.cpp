#include "capitol/players/market.h"

#include "search/portable_math.h"

#include <algorithm>

namespace capitol {

namespace {

// What all tiles still to be sold are worth.
double tiles_left(const Rules& rules, const Position& position, Horizon horizon)
{
    double tiles = 0;
    const bool drawing = position.phase == Phase::draw;
    for (int round = position.round + drawing; round <= rules.ruleset().rounds; ++round) {
        const int from = round == position.round && position.auction > 0 ? position.auction : 1;
        for (int auction = from; auction <= rules.auctions_in(round); ++auction)
            tiles += tile_points(rules, rules.tile_of(round, auction), horizon);
        --horizon.scorings;
        horizon.drawings = std::max(0, horizon.drawings - 1);
    }
    return tiles;
}

} // namespace

double average_value(const Deck& deck)
{
    double sum = 0;
    int cards = 0;
    for (int type = 0; type < deck.types(); ++type) {
        const CardType& card = deck[Card{static_cast<std::uint8_t>(type)}];
        sum += card.value * card.copies;
        cards += card.copies;
    }
    return cards > 0 ? sum / cards : 1;
}

int value_of(const Deck& deck, const CardSet& hand)
{
    int sum = 0;
    hand.for_each([&](int bit) { sum += deck.value(deck.card_at(bit)); });
    return sum;
}

double Market::points(int value) const
{
    return price > 0 ? price * useful * (1 - search::portable_exp(-value / useful)) : 0;
}

Market market_of(const Rules& rules, const Position& position, const Horizon& horizon)
{
    if (horizon.auctions == 0)
        return {};
    const double bid = horizon.weights->cards_a_bid * average_value(rules.deck());
    return {tiles_left(rules, position, horizon) / horizon.auctions / bid,
            bid * horizon.weights->bids_a_round * std::max(1, horizon.scorings)};
}

} // namespace capitol
