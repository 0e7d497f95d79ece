// What is ahead and what it is worth, in points of the final score: areas and tiles, a hand's cards for
// building, and what their values can buy in the auctions to come. Everything follows from the ruleset's
// knobs.
#pragma once

#include "capitol/players/weights.h"
#include "capitol/position.h"
#include "capitol/rules.h"
#include "capitol/scoring.h"

namespace capitol {

// How much of the game is ahead.
struct Horizon
{
    int scorings = 0;                        // this round's included until it has been made
    int drawings = 0;                        // that still give cards of use
    int auctions = 0;                        // tiles still to be sold, the one being sold included
    const Weights* weights = &usual_weights; // by which what is ahead is judged; they live longer
};
Horizon horizon_of(const Rules& rules, const Position& position, const Weights& weights = usual_weights);

// What a first place brings at one scoring, on average.
double typical_first(const Rules& rules);
// What a card is worth for building, on average.
double card_points(const Rules& rules, int scorings);
// What a card is worth that an amphitheatre brings.
double extra_card_points(const Rules& rules, int scorings);
// What a tile is worth to whoever has it, on average.
double tile_points(const Rules& rules, Tile tile, const Horizon& horizon);

using SeatPoints = std::array<double, max_seats>;

// What an area's prospects follow from.
struct AreaSight
{
    AreaState state;
    Presence presence;
};
AreaSight sight_of(const Rules& rules, const Position& position, int area);
// Once a building of that seat, or a tile, has come to it. There is room for it; whether it fits is not
// asked.
AreaSight with_building(AreaSight sight, Seat seat, int height);
AreaSight with_tile(AreaSight sight, Tile tile);

// Points and amphitheatre's cards that each of so many seats may expect of an area over the rest of the game.
SeatPoints area_outlook(const Rules& rules, const AreaSight& sight, int players, const Horizon& horizon);

// A seat's points less those of the others on average; `points` has a number for each seat.
template <typename Points>
double lead_of(const Points& points, int players, Seat seat)
{
    double others = 0;
    for (Seat other = 0; other < players; ++other)
        others += other == seat ? 0 : points[other];
    return points[seat] - others / (players - 1);
}

// The mean value of a deck's cards, 1 for a deck of none.
double average_value(const Deck& deck);
// The sum of a hand's values.
int value_of(const Deck& deck, const CardSet& hand);

// What card values can buy in the auctions to come.
struct Market
{
    double price = 0;  // points a unit of value
    double useful = 1; // how much value a seat can use

    // Much more than the auctions can take is worth little more.
    double points(double value) const;
};
Market market_of(const Rules& rules, const Position& position, const Horizon& horizon);

// Cards of one group do the same: roofs, floors, and the permits of one colour.
inline constexpr int card_groups = 2 + colour_count;
const CardSet& cards_of_group(const Deck& deck, int group);

// In the hand's last auction what is not bid is lost.
bool is_last_use(const Rules& rules, const Position& position);

// A quick estimate of what a hand's cards are worth for building, by how many of a group there are: what the
// n-th card of its group (from 0) adds, in buildings, and what so many are worth together.
double marginal_build_value(int group, int nth);
double build_value(int group, int cards);

} // namespace capitol
