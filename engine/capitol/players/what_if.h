// Boards as they would be after a move.
#pragma once

#include "capitol/position.h"
#include "capitol/rules.h"

namespace capitol {

struct PlannedBuilding
{
    Roof roof = Roof::round;
    int height = 1;
};

// With a building of that seat on the area's lowest vacant small site. There is one; whether the building
// fits is not asked.
Position with_building(const Rules& rules, const Position& position, int area, Seat seat,
                       PlannedBuilding building);

// With the tile on the area, which has room for it; a fountain comes to the lowest vacant small site.
Position with_tile(const Rules& rules, const Position& position, int area, Tile tile);

} // namespace capitol
