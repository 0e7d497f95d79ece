// Goods: where cubes come and go, and the routes along which they are moved.
#pragma once

#include "canal/move.h"
#include "canal/refusal.h"
#include "canal/rules.h"

#include <vector>

namespace canal {

// Where a cube of that colour may be placed now: the first case that is possible. None: the colour is full.
PlaceSet places_for_cube(const Rules& rules, const Position& position, Colour colour);
// From where a cube may be taken off the board now.
PlaceSet places_to_lift(const Rules& rules, const Position& position);
int cubes_in_basin(const Rules& rules, const Position& position);

// Which sections there are, a place at a time.
class Sections
{
public:
    Sections(const Rules& rules, const Position& position);

    const Leg* begin(int place) const { return m_legs.data() + m_first[static_cast<std::size_t>(place)]; }
    const Leg* end(int place) const { return m_legs.data() + m_first[static_cast<std::size_t>(place) + 1]; }
    bool has(int from, Leg leg) const;

private:
    static constexpr std::size_t most = std::size_t{2} * max_contracts * max_value;
    std::array<Leg, most> m_legs; // each once
    std::array<std::uint16_t, max_places + 1> m_first{};
};

Refusal check_route(const Rules& rules, const Position& position, Seat seat, const Move& ship);
bool can_ship(const Rules& rules, const Position& position, Seat seat);
// Adds every route of that seat.
void list_routes(const Rules& rules, const Position& position, Seat seat, std::vector<Move>& moves);
// What a route scores, by seat.
std::array<int, max_seats> route_points(const std::array<Leg, max_route>& route);

} // namespace canal
