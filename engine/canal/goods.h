// Goods: where cubes come and go, and the routes along which they are moved.
#pragma once

#include "canal/move.h"
#include "canal/refusal.h"
#include "canal/rules.h"

#include <vector>

namespace canal {

// Where a cube of that colour may be placed now: the first case that is possible. None: the colour is full.
PlaceSet places_for_cube(const Rules& rules, const Position& position, Colour colour);
// Whether that colour has room for one, or none has.
bool has_room_for_cube(const Rules& rules, const Position& position, Colour colour);
// From where a cube may be taken off the board now.
PlaceSet places_to_lift(const Rules& rules, const Position& position);
// That come for a symbol of that colour.
int cubes_for(const Rules& rules, const Position& position, Colour colour);
int cubes_in_basin(const Rules& rules, const Position& position);

// Which sections there are: of each place a list, in the order of the contracts.
class Sections
{
public:
    static constexpr std::uint16_t none = 0xffff; // the end of a list

    Sections(const Rules& rules, const Position& position);

    std::uint16_t first(int place) const { return m_first[static_cast<std::size_t>(place)]; }
    std::uint16_t next(std::uint16_t at) const { return m_next[at]; }
    Leg operator[](std::uint16_t at) const { return {m_owner[at], m_place[at]}; }
    bool has(int from, Leg leg) const;

private:
    void add(int from, Leg leg);

    static constexpr std::size_t most = std::size_t{2} * max_canals * max_value;
    std::array<std::uint16_t, max_places> m_first;
    std::array<std::uint16_t, most> m_next;
    std::array<Seat, most> m_owner;
    std::array<std::uint8_t, most> m_place;
    std::uint16_t m_count = 0;
};

Refusal check_route(const Rules& rules, const Position& position, Seat seat, const Move& ship);
bool can_ship(const Rules& rules, const Position& position, Seat seat);
// Adds every route of that seat.
void list_routes(const Rules& rules, const Position& position, Seat seat, std::vector<Move>& moves);
// What a route scores, by seat.
std::array<int, max_seats> route_points(const std::array<Leg, max_route>& route);

} // namespace canal
