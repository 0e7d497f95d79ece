// How many cards the amphitheatres bring a player.
#include "capitol/cards_in_play.h"
#include "capitol/drawing.h"
#include "capitol/rulebook/built_up.h"

#include <algorithm>

namespace capitol {
namespace {

constexpr int cards_kept = 2;

// An amphitheatre there, and the first seat ahead of the second by one building.
bool build(const Rules& rules, Position& position, int area, Seat first, Seat second)
{
    const int height = rules.ruleset().placement.first_height;
    if (!rules.area(area).large_site || position.areas[area].vacancies() < 3)
        return false;
    for (const Seat seat : {first, first, second}) // another area of the colour may forbid the roof
        if (!put_building(rules, position, area, seat, height, Roof::round))
            return false;
    position.areas[area].large = Tile::amphitheatre;
    return true;
}

int amphitheatres_sold(const Rules& rules)
{
    int sold = 0;
    for (const auto& round : rules.ruleset().auction.schedule)
        sold += static_cast<int>(std::ranges::count(round, Tile::amphitheatre));
    return sold;
}

// As many areas as there are amphitheatres, two at most: Livia is first in one and second in another. The
// buildings are as tall as the areas' first, so that other heights do not matter.
int build_areas(const Rules& rules, Position& position)
{
    const int wanted = std::min(amphitheatres_sold(rules), 2);
    int built = 0;
    for (int area = 0; area < rules.area_count() && built < wanted; ++area)
        built += build(rules, position, area, built == 0 ? 0 : 1, built == 0 ? 1 : 0);
    return built;
}

void empty_hand(const Rules& rules, Position& position)
{
    while (position.hand_size(0) > cards_kept)
        discard_from_hand(rules, position, 0, rules.deck().card_at(position.hand[0].lowest()), nullptr);
}

} // namespace

void add_draw_example(const Rules& rules, Facts& facts)
{
    Position position = bare_position(rules);
    const int areas = build_areas(rules, position);
    empty_hand(rules, position);
    const int hand = position.hand_size(0);
    position.first = 0;
    const bool draws = begin_draw(rules, position, 0) && position.to_move == 0;
    const int extra = extra_draws(rules, position, 0);
    const bool ever = rules.ruleset().rounds > 1 || rules.ruleset().draw.after_last_round;
    facts.set("ex.draw.shown", areas > 0 && draws && extra > 0 && ever ? 1 : 0);
    facts.set("ex.draw.areas", areas);
    facts.set("ex.draw.hand", hand);
    facts.set("ex.draw.sum", draws ? position.draws_left : 0);
    facts.set("ex.draw.extra", extra);
}

} // namespace capitol
