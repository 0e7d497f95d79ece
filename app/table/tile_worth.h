// What a tile would be worth to a seat, as the board stands, on the site where it does most for it.
#pragma once

#include "capitol/position.h"
#include "capitol/rules.h"

namespace capitol::app {

struct TileWorth
{
    int area = -1; // where it does most; -1 where it does nothing for the seat
    int more = 0;  // points in each scoring; of an amphitheatre: cards in each draw
};

TileWorth worth_of_tile(const Rules& rules, const Position& position, Tile tile, Seat seat);

} // namespace capitol::app
