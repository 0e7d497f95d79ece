#include "rulebook/built_up.h"

#include "capitol/game.h"
#include "capitol/placement.h"

namespace capitol {

Position bare_position(const Rules& rules)
{
    return start(rules, rules.ruleset().players.max, 1);
}

bool put_building(const Rules& rules, Position& position, int area, Seat seat, int floors, Roof roof)
{
    if (!fits(rules, position, area, roof, floors))
        return false;
    const int site = lowest_vacant(rules, position, area);
    const Move move{.kind = MoveKind::permit,
                    .roof = roof,
                    .height = static_cast<std::uint8_t>(floors),
                    .area = static_cast<std::uint8_t>(area),
                    .site = static_cast<std::uint8_t>(site)};
    const Yard kept = position.yards[seat];
    position.yards[seat] = {};
    position.yards[seat].add_finished(roof, floors);
    position.to_move = seat;
    place_building(rules, position, move);
    position.yards[seat] = kept;
    return true;
}

int roomiest(const Rules& rules, const Position& position)
{
    const auto room = [&](int area) { return 2 * position.areas[area].vacant + rules.area(area).large_site; };
    int best = 0;
    for (int area = 1; area < rules.area_count(); ++area)
        if (room(area) > room(best))
            best = area;
    return best;
}

} // namespace capitol
