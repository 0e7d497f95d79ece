#include "capitol/players/outlook.h"

#include "capitol/players/chance.h"
#include "search/portable_math.h"

#include <algorithm>
#include <numeric>

namespace capitol {

namespace {

// How likely places stay as they are from one scoring to the next.
double hold_of(const Rules& rules, const AreaSight& sight, const Weights& weights)
{
    const AreaState& state = sight.state;
    if (state.vacant == 0)
        return 1;
    auto floors = sight.presence.floors;
    std::sort(floors.begin(), floors.end(), std::greater<>());
    const double next_building = state.tallest + rules.ruleset().placement.max_step;
    const double lead = std::min(1.0, (floors[0] - floors[1]) / std::max(1.0, next_building));
    return std::min(1.0, weights.hold_contested + weights.hold_leading * lead);
}

double usual_hold(const Weights& weights)
{
    return std::min(1.0, weights.hold_contested + weights.hold_leading / 2);
}

// 1 + hold + hold^2 ..., one term a scoring.
double lasting(double hold, int times)
{
    double sum = 0;
    double weight = 1;
    for (; times > 0; --times, weight *= hold)
        sum += weight;
    return sum;
}

int cards_of(const Rules& rules, const AreaRanking& ranking, Seat seat)
{
    const auto& draw = rules.ruleset().draw;
    if (ranking.first >> seat & 1)
        return draw.amphitheatre_first;
    return ranking.second >> seat & 1 ? draw.amphitheatre_second : 0;
}

} // namespace

Horizon horizon_of(const Rules& rules, const Position& position, const Weights& weights)
{
    const int rounds = rules.ruleset().rounds;
    if (position.phase == Phase::over)
        return {.weights = &weights};
    const bool drawing = position.phase == Phase::draw;
    Horizon horizon{rounds - position.round + !drawing, std::max(0, rounds - position.round - drawing), 0,
                    &weights};
    for (int round = position.round + drawing; round <= rounds; ++round)
        horizon.auctions += rules.auctions_in(round);
    if (position.auction > 0)
        horizon.auctions -= position.auction - 1;
    return horizon;
}

double typical_first(const Rules& rules)
{
    const auto& scoring = rules.ruleset().scoring;
    return scoring.first + rough::fountains_an_area * scoring.fountain_first;
}

double card_points(const Rules& rules, int scorings)
{
    return rough::points_a_card * typical_first(rules) * std::max(0.0, scorings - 0.5);
}

double extra_card_points(const Rules& rules, int scorings)
{
    return rough::extra_card * card_points(rules, scorings);
}

double tile_points(const Rules& rules, Tile tile, const Horizon& horizon)
{
    const auto& knobs = rules.ruleset();
    const double times = lasting(usual_hold(*horizon.weights), horizon.scorings);
    if (tile == Tile::fountain)
        return knobs.scoring.fountain_first * times;
    if (tile == Tile::temple)
        return (knobs.scoring.temple_factor - 1) * typical_first(rules) * times;
    return knobs.draw.amphitheatre_first * extra_card_points(rules, horizon.scorings - 1) * horizon.drawings;
}

AreaSight sight_of(const Rules& rules, const Position& position, int area)
{
    return {position.areas[area], presence_in(rules, position, area)};
}

AreaSight with_building(AreaSight sight, Seat seat, int height)
{
    sight.state.vacant &= static_cast<std::uint16_t>(sight.state.vacant - 1);
    sight.state.tallest = static_cast<std::uint8_t>(std::max<int>(sight.state.tallest, height));
    sight.presence.floors[seat] += height;
    sight.presence.tallest[seat] = std::max(sight.presence.tallest[seat], height);
    return sight;
}

AreaSight with_tile(AreaSight sight, Tile tile)
{
    if (tile == Tile::fountain) {
        sight.state.vacant &= static_cast<std::uint16_t>(sight.state.vacant - 1);
        ++sight.presence.fountains;
    } else {
        sight.state.large = tile;
    }
    return sight;
}

SeatPoints area_outlook(const Rules& rules, const AreaSight& sight, int players, const Horizon& horizon)
{
    SeatPoints points{};
    const AreaState& state = sight.state;
    if (horizon.scorings == 0 || state.tallest == 0)
        return points;
    const Presence& presence = sight.presence;
    const AreaScore score = score_area(rules, presence, state.large);
    const auto& scoring = rules.ruleset().scoring;
    const int factor = state.large == Tile::temple ? scoring.temple_factor : 1;
    const double first = factor * (scoring.first + scoring.fountain_first * presence.fountains);
    const double hold = hold_of(rules, sight, *horizon.weights);
    const double sure = lasting(hold, horizon.scorings);
    const double open = horizon.scorings - sure;
    const int floors = std::accumulate(presence.floors.begin(), presence.floors.end(), 0);
    const bool cards = state.large == Tile::amphitheatre;
    for (Seat seat = 0; seat < players; ++seat) {
        points[seat] = sure * score.points[seat] + open * first * presence.floors[seat] / floors;
        if (cards)
            points[seat] += lasting(hold, horizon.drawings) * cards_of(rules, score.ranking, seat) *
                            extra_card_points(rules, horizon.scorings - 1);
    }
    return points;
}

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

double Market::points(double value) const
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

namespace {

struct Use
{
    double first;
    double next;
};

constexpr Use use_of_group(int group)
{
    return group == 0   ? Use{rough::roof_card, rough::next_roof}
           : group == 1 ? Use{rough::floor_card, rough::next_floor}
                        : Use{rough::permit_card, rough::next_permit};
}

} // namespace

const CardSet& cards_of_group(const Deck& deck, int group)
{
    return group == 0   ? deck.of_pile(Pile::roof)
           : group == 1 ? deck.of_pile(Pile::floor)
                        : deck.of_colour(static_cast<Colour>(group - 2));
}

bool is_last_use(const Rules& rules, const Position& position)
{
    return position.round == rules.ruleset().rounds && position.auction == rules.auctions_in(position.round);
}

double marginal_build_value(int group, int nth)
{
    const Use use = use_of_group(group);
    return use.first * power(use.next, nth);
}

double build_value(int group, int cards)
{
    const Use use = use_of_group(group);
    return use.first * (1 - power(use.next, cards)) / (1 - use.next);
}

} // namespace capitol
