#include "capitol/rulebook/built_up.h"

#include "capitol/game.h"
#include "capitol/placement.h"
#include "capitol/sites.h"

namespace capitol {

Position bare_position(const Rules& rules)
{
    return start(rules, rules.ruleset().players.max, 1);
}

bool put_building(const Rules& rules, Position& position, int area, Seat seat, int floors, Roof roof)
{
    if (!fits(rules, position, area, roof, floors))
        return false;
    set_building(rules, position, area, lowest_vacant(position, area), seat, floors, roof);
    position.to_move = seat;
    return true;
}

int roomiest(const Rules& rules, const Position& position)
{
    const auto room = [&](int area) {
        return 2 * position.areas[area].vacancies() + rules.area(area).large_site;
    };
    int best = 0;
    for (int area = 1; area < rules.area_count(); ++area)
        if (room(area) > room(best))
            best = area;
    return best;
}

} // namespace capitol
