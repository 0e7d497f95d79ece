// What a seat's yard and hand can still become: buildings where
// they fit, with the cards they need, and bids.
#pragma once

#include "capitol/players/market.h"

#include <vector>

namespace capitol {

// What a building of that shape and height would add to the seat's lead in an area: now, or once the area has
// grown to it. Remembers its answers, so it is good for as long as the board stays as it is.
class Gains
{
public:
    Gains(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon);
    // The same once a building or a tile has come to the area; keeps all answers that still hold.
    Gains(const Gains& before, const Position& after, int area);
    // 0 where it can never stand.
    double of(int area, Roof roof, int height);
    // Of the seat over all areas, as the board is.
    double board_lead() const;

private:
    static constexpr int remembered_heights = 32;

    double work_out(int area, Roof roof, int height) const;
    double lead_in(const Position& position, int area) const;
    void forget(int area);

    const Rules& m_rules;
    const Position m_board;
    const Seat m_seat;
    const Horizon m_horizon;
    std::array<double, max_areas> m_lead{};
    std::vector<double> m_known; // by area, shape, height; negative infinity: not asked yet
};

// The prospects of everything in a seat's yard and hand, for as long as the yard and the board stay as they
// are.
class Material
{
public:
    // `gains` belongs to the position's board, `market` is what cards may buy from here on.
    Material(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon, Gains& gains,
             const Market& market);
    // With the hand and the phase of that position.
    double points(const Position& position) const;

private:
    struct Placement // a building that may come to stand in an area
    {
        double points;
        std::uint16_t number;  // in the order they were thought of
        std::uint8_t building; // number of the building in the yard
        std::uint8_t area;
        Roof roof;
        bool needs_roof;
    };
    static constexpr int max_buildings = 48;
    static constexpr int max_placements = 640;

    void add_building(Gains& gains, int height, Roof roof, bool needs_roof);
    void add_placement(Gains& gains, int height, Roof roof, int area, bool needs_roof);
    double expected_value(const CardSet& hand, bool now, double later) const;

    const Rules& m_rules;
    const Seat m_seat;
    const Horizon m_horizon;
    const Market m_market;
    const std::array<std::uint8_t, 2> m_roofs;
    int m_buildings = 0;
    int m_count = 0;
    std::array<Placement, max_placements> m_placements; // the first `m_count`, best first
};

} // namespace capitol
