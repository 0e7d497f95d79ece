// The value of the board for each seat, in points of the final score. Everything follows from the ruleset's
// knobs.
#pragma once

#include "capitol/players/weights.h"
#include "capitol/position.h"
#include "capitol/rules.h"

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
// What a tile is worth to whoever has it, on average.
double tile_points(const Rules& rules, Tile tile, const Horizon& horizon);

using SeatPoints = std::array<double, max_seats>;

// Points and amphitheatre's cards that each seat may expect of an area over the rest of the game.
SeatPoints area_outlook(const Rules& rules, const Position& position, int area, const Horizon& horizon);

// A seat's points less those of the others on average.
double lead_of(const SeatPoints& points, int players, Seat seat);

} // namespace capitol
