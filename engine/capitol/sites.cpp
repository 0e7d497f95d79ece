#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {

namespace {

void set_site(const Rules& rules, Position& position, int area, int site, Site what)
{
    position.sites[rules.area(area).first_site + site] = what;
    position.areas[area].vacant &= static_cast<std::uint16_t>(~(1u << site));
}

} // namespace

bool has_room(const Rules& rules, const Position& position, int area, Tile tile)
{
    const AreaState& state = position.areas[area];
    return tile == Tile::fountain ? state.vacant != 0
                                  : rules.area(area).large_site && state.large == Tile::none;
}

unsigned areas_with_room(const Rules& rules, const Position& position, Tile tile)
{
    unsigned areas = 0;
    for (int area = 0; area < rules.area_count(); ++area)
        areas |= static_cast<unsigned>(has_room(rules, position, area, tile)) << area;
    return areas;
}

int lowest_vacant(const Position& position, int area)
{
    const std::uint16_t vacant = position.areas[area].vacant;
    return vacant ? std::countr_zero(vacant) : -1;
}

Refusal check_small_site(const Rules& rules, const Position& position, int area, int site)
{
    const std::uint16_t vacant = position.areas[area].vacant;
    if (vacant == 0)
        return {RefusalKind::area_full};
    if (site >= rules.area(area).small_sites)
        return {RefusalKind::no_such_site};
    return vacant >> site & 1 ? Refusal{} : Refusal{RefusalKind::site_taken};
}

void add_for_sites(const Position& position, Move move, LegalMoves& moves)
{
    for (unsigned vacant = position.areas[move.area].vacant; vacant; vacant &= vacant - 1) {
        move.site = static_cast<std::uint8_t>(std::countr_zero(vacant));
        moves.add(move);
    }
}

void clear_area(const Rules& rules, Position& position, int area)
{
    const AreaRules& place = rules.area(area);
    std::fill_n(position.sites.begin() + place.first_site, place.small_sites, Site());
    AreaState& state = position.areas[area];
    state = AreaState();
    state.vacant = static_cast<std::uint16_t>((1u << place.small_sites) - 1);
}

void set_building(const Rules& rules, Position& position, int area, int site, Seat owner, int height,
                  Roof roof)
{
    set_site(rules, position, area, site, Site::building(owner, height, roof));
    AreaState& state = position.areas[area];
    state.shapes = joined(state.shapes, roof);
    state.tallest = std::max(state.tallest, static_cast<std::uint8_t>(height));
}

void set_tile(const Rules& rules, Position& position, int area, int site, Tile tile)
{
    if (tile == Tile::fountain)
        set_site(rules, position, area, site, Site::fountain());
    else
        position.areas[area].large = tile;
}

} // namespace capitol
