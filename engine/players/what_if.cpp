#include "players/what_if.h"

#include "capitol/placement.h"

#include <algorithm>

namespace capitol {

namespace {

Shapes joined(Shapes shapes, Roof roof)
{
    const Shapes own = roof == Roof::round ? Shapes::round : Shapes::triangular;
    return shapes == Shapes::none || shapes == own ? own : Shapes::mixed;
}

Site& lowest_vacant_site(const Rules& rules, Position& position, int area)
{
    return position.sites[rules.area(area).first_site + lowest_vacant(rules, position, area)];
}

} // namespace

Position with_building(const Rules& rules, const Position& position, int area, Seat seat,
                       PlannedBuilding building)
{
    Position after = position;
    lowest_vacant_site(rules, after, area) = Site::building(seat, building.height, building.roof);
    AreaState& state = after.areas[area];
    state.tallest = std::max(state.tallest, static_cast<std::uint8_t>(building.height));
    state.shapes = joined(state.shapes, building.roof);
    --state.vacant;
    return after;
}

bool takes_tile(const Rules& rules, const Position& position, int area, Tile tile)
{
    const AreaState& state = position.areas[area];
    return tile == Tile::fountain ? state.vacant > 0
                                  : rules.area(area).large_site && state.large == Tile::none;
}

Position with_tile(const Rules& rules, const Position& position, int area, Tile tile)
{
    Position after = position;
    if (tile != Tile::fountain) {
        after.areas[area].large = tile;
        return after;
    }
    lowest_vacant_site(rules, after, area) = Site::fountain();
    --after.areas[area].vacant;
    return after;
}

} // namespace capitol
