// Boards as they would be.
#pragma once

#include "capitol/position.h"
#include "capitol/rules.h"

namespace capitol {

struct House
{
    Roof roof = Roof::round;
    int height = 1;
};

// With a house of that seat on the area's lowest vacant small site. There is one; whether the house fits is
// not asked.
Position with_house(const Rules& rules, const Position& position, int area, Seat seat, House house);

bool takes_tile(const Rules& rules, const Position& position, int area, Tile tile);
// With the tile on the area, which takes it.
Position with_tile(const Rules& rules, const Position& position, int area, Tile tile);

} // namespace capitol
