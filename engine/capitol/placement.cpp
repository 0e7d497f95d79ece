#include "capitol/placement.h"

#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {

namespace {

// placement.same_roof_in_area: whether a building with this roof may join those in the area.
bool area_takes(const Rules& rules, Shapes here, Roof roof)
{
    return !rules.ruleset().placement.same_roof_in_area || here == Shapes::none || here == shapes_of(roof);
}

bool all_bear(const Position& position, unsigned areas, Shapes shape)
{
    for (; areas; areas &= areas - 1)
        if (position.areas[std::countr_zero(areas)].shapes != shape)
            return false;
    return true;
}

// placement.mixed_roofs_in_colour: the areas of one colour may not all have the same shape. A colour with a
// single area has nothing to differ from.
bool colour_takes(const Rules& rules, const Position& position, int area, Roof roof)
{
    const Shapes shape = shapes_of(roof);
    const Shapes here = position.areas[area].shapes;
    const unsigned others = rules.areas_of(rules.area(area).colour) & ~(1U << area);
    if (!rules.ruleset().placement.mixed_roofs_in_colour || others == 0)
        return true;
    return (here != Shapes::none && here != shape) || !all_bear(position, others, shape);
}

bool takes(const Rules& rules, const Position& position, int area, Roof roof)
{
    return area_takes(rules, position.areas[area].shapes, roof) && colour_takes(rules, position, area, roof);
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

Heights heights_in(const Rules& rules, const AreaState& area)
{
    const auto& knobs = rules.ruleset().placement;
    if (area.tallest == 0)
        return {knobs.first_height, knobs.first_height};
    return {knobs.below_tallest ? 1 : area.tallest, std::min(area.tallest + knobs.max_step, max_height)};
}

Demand demand_of(const Rules& rules, const Position& position, int area)
{
    const Heights heights = heights_in(rules, position.areas[area]);
    return {takes(rules, position, area, Roof::round), takes(rules, position, area, Roof::triangular),
            heights.lowest, heights.highest};
}

// What is looked up quickest comes first: play-outs ask mostly for what does not fit.
bool fits(const Rules& rules, const Position& position, int area, Roof roof, int height)
{
    const AreaState& here = position.areas[area];
    const Heights heights = heights_in(rules, here);
    return here.vacant != 0 && height >= heights.lowest && height <= heights.highest &&
           takes(rules, position, area, roof);
}

void legal_placements(const Rules& rules, const Position& position, Colour colour, bool all_sites,
                      LegalMoves& moves)
{
    const Yard& yard = position.yards[position.to_move];
    for (unsigned areas = rules.areas_of(colour); areas; areas &= areas - 1) {
        const int area = std::countr_zero(areas);
        if (position.areas[area].vacant == 0)
            continue;
        const Demand demand = demand_of(rules, position, area);
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
    }
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
    const Shapes here = position.areas[move.area].shapes;
    if (!area_takes(rules, here, roof))
        return {RefusalKind::same_roof_in_area, here == Shapes::triangular};
    if (!colour_takes(rules, position, move.area, roof))
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
