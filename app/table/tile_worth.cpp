#include "table/tile_worth.h"

#include "capitol/drawing.h"
#include "capitol/scoring.h"
#include "capitol/sites.h"

#include <bit>

namespace capitol::app {

namespace {

// Points of the area, or cards.
int gives(const Rules& rules, const Position& position, Tile tile, int area, Seat seat)
{
    return tile == Tile::amphitheatre ? extra_draws(rules, position, seat)
                                      : score_area(rules, position, area).points[seat];
}

int gain(const Rules& rules, const Position& before, Tile tile, int area, Seat seat)
{
    Position after = before;
    set_tile(rules, after, area, lowest_vacant(before, area), tile);
    return gives(rules, after, tile, area, seat) - gives(rules, before, tile, area, seat);
}

} // namespace

TileWorth worth_of_tile(const Rules& rules, const Position& position, Tile tile, Seat seat)
{
    TileWorth best;
    for (unsigned areas = areas_with_room(rules, position, tile); areas; areas &= areas - 1) {
        const int area = std::countr_zero(areas);
        if (const int more = gain(rules, position, tile, area, seat); more > best.more)
            best = {area, more};
    }
    return best;
}

} // namespace capitol::app
