// What a seat's yard and hand may still become: houses where they fit, with the cards that bring them there,
// and bids.
#pragma once

#include "players/outlook.h"

#include <vector>

namespace capitol {

// What a house of that shape and height would add to the seat's lead in an area: now, or once the area has
// grown to it. Remembers its answers, so it is good for as long as the board stays as it is.
class Gains
{
public:
    Gains(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon);
    // 0 where it can never stand.
    double of(int area, Roof roof, int height);

private:
    static constexpr int remembered_heights = 32;

    double work_out(int area, Roof roof, int height) const;

    const Rules& m_rules;
    const Position m_board;
    const Seat m_seat;
    const Horizon m_horizon;
    std::array<double, max_areas> m_lead_before{};
    std::vector<double> m_known; // by area, shape, height; negative infinity: not asked yet
};

// The prospects of everything in the yard and the hand. `gains` belongs to the position's board.
double material_points(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon,
                       Gains& gains);

} // namespace capitol
