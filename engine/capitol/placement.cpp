#include "capitol/placement.h"

#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {

namespace {

// How many areas of one colour bear buildings of one shape only.
struct ColourShapes
{
    int areas = 0;
    int round = 0;
    int triangular = 0;
};

template <typename Visit>
void for_each_area(unsigned areas, Visit visit)
{
    for (; areas; areas &= areas - 1)
        visit(std::countr_zero(areas));
}

ColourShapes shapes_in(const Rules& rules, const Position& position, Colour colour)
{
    ColourShapes shapes;
    for_each_area(rules.areas_of(colour), [&](int area) {
        ++shapes.areas;
        shapes.round += position.areas[area].shapes == Shapes::round;
        shapes.triangular += position.areas[area].shapes == Shapes::triangular;
    });
    return shapes;
}

// placement.same_roof_in_area: whether a building with this roof may join those in the area.
bool area_takes(const Ruleset::Placement& knobs, Shapes here, Roof roof)
{
    return !knobs.same_roof_in_area || here == Shapes::none || here == shapes_of(roof);
}

// placement.mixed_roofs_in_colour: the areas of one colour may not all have the same shape. A colour with a
// single area has nothing to differ from.
bool colour_takes(const Ruleset::Placement& knobs, const ColourShapes& colour, Shapes here, Roof roof)
{
    if (!knobs.mixed_roofs_in_colour || colour.areas < 2 || (here != Shapes::none && here != shapes_of(roof)))
        return true;
    const int bearing = roof == Roof::round ? colour.round : colour.triangular;
    return bearing - (here == shapes_of(roof)) < colour.areas - 1;
}

struct Heights
{
    int lowest;
    int highest;
};

Heights heights_in(const Ruleset::Placement& knobs, const AreaState& area)
{
    if (area.tallest == 0)
        return {knobs.first_height, knobs.first_height};
    return {knobs.below_tallest ? 1 : area.tallest, std::min(area.tallest + knobs.max_step, max_height)};
}

Demand demand_in(const Ruleset::Placement& knobs, const ColourShapes& colour, const AreaState& area)
{
    const auto takes = [&](Roof roof) {
        return area_takes(knobs, area.shapes, roof) && colour_takes(knobs, colour, area.shapes, roof);
    };
    const Heights heights = heights_in(knobs, area);
    return {takes(Roof::round), takes(Roof::triangular), heights.lowest, heights.highest};
}

template <typename Visit>
void for_each_finished(const Yard& yard, Roof roof, Visit visit)
{
    int last = 0;
    for (const int height : yard.finished[index(roof) - 1]) {
        if (height == 0)
            return;
        if (height != last)
            visit(height);
        last = height;
    }
}

} // namespace

Demand demand_of(const Rules& rules, const Position& position, int area)
{
    const ColourShapes colour = shapes_in(rules, position, rules.area(area).colour);
    return demand_in(rules.ruleset().placement, colour, position.areas[area]);
}

// What is looked up quickest comes first: play-outs ask mostly for what does not fit.
bool fits(const Rules& rules, const Position& position, int area, Roof roof, int height)
{
    const auto& knobs = rules.ruleset().placement;
    const AreaState& here = position.areas[area];
    const Heights heights = heights_in(knobs, here);
    return here.vacant != 0 && height >= heights.lowest && height <= heights.highest &&
           area_takes(knobs, here.shapes, roof) &&
           colour_takes(knobs, shapes_in(rules, position, rules.area(area).colour), here.shapes, roof);
}

void legal_placements(const Rules& rules, const Position& position, Colour colour, bool all_sites,
                      LegalMoves& moves)
{
    const Yard& yard = position.yards[position.to_move];
    const ColourShapes shapes = shapes_in(rules, position, colour);
    for_each_area(rules.areas_of(colour), [&](int area) {
        if (position.areas[area].vacant == 0)
            return;
        const Demand demand = demand_in(rules.ruleset().placement, shapes, position.areas[area]);
        Move move{.kind = MoveKind::permit, .area = static_cast<std::uint8_t>(area)};
        move.site = static_cast<std::uint8_t>(lowest_vacant(position, area));
        for (Roof roof : both_roofs) {
            if (!demand.allows(roof))
                continue;
            move.roof = roof;
            for_each_finished(yard, roof, [&](int height) {
                if (height < demand.lowest || height > demand.highest)
                    return;
                move.height = static_cast<std::uint8_t>(height);
                if (all_sites)
                    add_for_sites(position, move, moves);
                else
                    moves.add(move);
            });
        }
    });
}

Refusal check_placement(const Rules& rules, const Position& position, const Move& move)
{
    const Roof roof = move.roof;
    if (roof == Roof::none || move.height == 0 ||
        !position.yards[position.to_move].finished_of(roof, move.height))
        return {RefusalKind::no_such_finished_building};
    if (move.area >= rules.area_count())
        return {RefusalKind::no_such_site};
    if (rules.area(move.area).colour != rules.deck()[move.card].colour)
        return {RefusalKind::permit_colour};
    if (const Refusal refusal = check_small_site(rules, position, move.area, move.site))
        return refusal;
    const auto& knobs = rules.ruleset().placement;
    const Shapes here = position.areas[move.area].shapes;
    if (!area_takes(knobs, here, roof))
        return {RefusalKind::same_roof_in_area, here == Shapes::triangular};
    if (!colour_takes(knobs, shapes_in(rules, position, rules.area(move.area).colour), here, roof))
        return {RefusalKind::mixed_roofs_in_colour, roof == Roof::triangular};
    const Demand demand = demand_of(rules, position, move.area);
    if (move.height >= demand.lowest && move.height <= demand.highest)
        return {};
    if (position.areas[move.area].tallest == 0)
        return {RefusalKind::first_height, demand.lowest};
    return {RefusalKind::later_height, demand.lowest, demand.highest};
}

void place_building(const Rules& rules, Position& position, const Move& move)
{
    position.yards[position.to_move].remove_finished(move.roof, move.height);
    set_building(rules, position, move.area, move.site, position.to_move, move.height, move.roof);
}

} // namespace capitol
