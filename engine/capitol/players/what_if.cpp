#include "capitol/players/what_if.h"

#include "capitol/sites.h"

namespace capitol {

Position with_building(const Rules& rules, const Position& position, int area, Seat seat,
                       PlannedBuilding building)
{
    Position after = position;
    set_building(rules, after, area, lowest_vacant(after, area), seat, building.height, building.roof);
    return after;
}

Position with_tile(const Rules& rules, const Position& position, int area, Tile tile)
{
    Position after = position;
    set_tile(rules, after, area, lowest_vacant(after, area), tile);
    return after;
}

} // namespace capitol
