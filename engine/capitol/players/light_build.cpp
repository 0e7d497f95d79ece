#include "capitol/players/light_build.h"
#include "capitol/players/weights.h"

#include "capitol/floors.h"
#include "capitol/scoring.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {

LightBuilder::LightBuilder(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch,
                           bool usual_floors)
    : m_rules(rules), m_position(position), m_yard(position.yards[position.to_move]),
      m_hand(position.hand[position.to_move]), m_seat(position.to_move), m_random(random), m_scratch(scratch),
      m_usual_floors(usual_floors)
{
}

void LightBuilder::choose(Move& move)
{
    const bool roof_first = below(3) == 0;
    if (roof_first && try_roof(move))
        return;
    if (!try_permits(move) && (roof_first || !try_roof(move)))
        try_floors(move);
}

bool LightBuilder::try_permits(Move& move) const
{
    if (m_yard.finished[0][0] == 0 && m_yard.finished[1][0] == 0)
        return false;
    int highest = 0;
    for (Colour colour : all_colours)
        if (has(m_rules.deck().of_colour(colour)))
            for (unsigned areas = m_rules.areas_of(colour); areas; areas &= areas - 1)
                try_area(std::countr_zero(areas), move, highest);
    if (highest == 0)
        return false;
    move.kind = MoveKind::permit;
    move.card = cheapest(m_rules.deck().of_colour(m_rules.area(move.area).colour));
    move.site = static_cast<std::uint8_t>(lowest_vacant(m_position, move.area));
    return true;
}

void LightBuilder::try_area(int area, Move& move, int& highest) const
{
    if (m_position.areas[area].vacant == 0)
        return;
    const Demand demand = demand_of(m_rules, m_position, area);
    for (Roof roof : both_roofs) {
        if (!demand.allows(roof))
            continue;
        for (const std::uint8_t height : m_yard.finished[index(roof) - 1]) {
            if (height < demand.lowest)
                break; // they stand highest first
            if (height > demand.highest)
                continue;
            const int gain = 4 * gain_of(area, height) + static_cast<int>(m_random.below(4));
            if (gain <= highest)
                break;
            highest = gain;
            move.roof = roof;
            move.height = height;
            move.area = static_cast<std::uint8_t>(area);
            break;
        }
    }
}

// In half floors: what a building does for the seat's standing in the area, more where more is at stake.
int LightBuilder::gain_of(int area, int height) const
{
    const Presence presence = presence_in(m_rules, m_position, area);
    const int stake = 2 + presence.fountains + (m_position.areas[area].large != Tile::none ? 2 : 0);
    int rival = 0;
    for (int seat = 0; seat < m_position.players; ++seat)
        if (seat != m_seat)
            rival = std::max(rival, presence.floors[seat]);
    const int lead = presence.floors[m_seat] - rival;
    const int after = lead + height;
    if (lead > 0)
        return 1; // it is safe enough
    return after > 0 ? 3 * stake : after == 0 ? stake : 1;
}

bool LightBuilder::demand_by_chance(Demand& demand)
{
    const int area = below(m_rules.area_count());
    demand = demand_of(m_rules, m_position, area);
    return m_position.areas[area].vacant != 0;
}

bool LightBuilder::try_roof(Move& move)
{
    const CardSet& like = m_rules.deck().of_pile(Pile::roof);
    if (m_yard.kinds == 0 || (m_yard.roofs[0] == 0 && m_yard.roofs[1] == 0) || !has(like))
        return false;
    for (int i = 0; i < light::tries; ++i) {
        Demand demand;
        const bool room = demand_by_chance(demand);
        const Roof roof = both_roofs[m_random.below(2)];
        const int height = m_yard.unroofed[m_random.below(m_yard.kinds)].height;
        if (m_yard.roofs[index(roof) - 1] == 0 || !room || !demand.allows(roof) || height < demand.lowest ||
            height > demand.highest)
            continue;
        move.kind = MoveKind::roof;
        move.card = cheapest(like);
        move.roof = roof;
        move.height = static_cast<std::uint8_t>(height);
        return true;
    }
    return false;
}

bool LightBuilder::try_floors(Move& move)
{
    const CardSet& like = m_rules.deck().of_pile(Pile::floor);
    if (!has(like))
        return false;
    const FloorAllowance allowance = floor_allowance(m_rules, m_position);
    if (allowance.most == 0)
        return false;
    const bool usual = m_usual_floors && allowance.fewest == 2 &&
                       nothing_refuses(m_rules.ruleset().construction, m_yard, allowance);
    if (!usual)
        return any_floors(move);
    move.kind = MoveKind::floor;
    move.card = cheapest(like);
    move.floors = 2;
    for (int i = 0; i < light::tries; ++i) {
        Demand demand;
        if (demand_by_chance(demand) && floors_towards(demand.highest, move))
            return true;
    }
    move.targets = {0, 1};
    return true;
}

// Two floors that make a building of that height, the second elsewhere if one is enough.
bool LightBuilder::floors_towards(int height, Move& move) const
{
    const auto stands = [&](int wanted) { return wanted > 0 && m_yard.unroofed_of(wanted) > 0; };
    const auto low = static_cast<std::uint8_t>(height - 1);
    if (height == 2)
        move.targets = {0, 1};
    else if (height == 1)
        move.targets = {0, 0};
    else if (stands(height - 2))
        move.targets = {static_cast<std::uint8_t>(height - 2), low};
    else if (stands(height - 1))
        move.targets = {low, 0};
    else
        return false;
    return true;
}

bool LightBuilder::any_floors(Move& move)
{
    m_scratch.clear(m_rules.deck());
    m_scratch.open_plain();
    legal_floors(m_rules, m_position, m_scratch);
    m_scratch.close();
    if (m_scratch.empty())
        return false;
    move = m_scratch[below(m_scratch.size())];
    move.card = cheapest(m_rules.deck().of_pile(Pile::floor));
    return true;
}

} // namespace capitol
