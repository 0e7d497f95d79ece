// What a move changes in its own seat's prospects before anyone else has moved. What the seat may see is
// enough: what it does not know is in other hands and in the piles, which are not valued.
#pragma once

#include "capitol/move.h"
#include "capitol/players/material.h"

namespace capitol {

class Valuer
{
public:
    // Outside bidding, the game not over. All live longer than the valuer.
    Valuer(const Rules& rules, const Position& position, const Weights& weights = usual_weights);
    // Points of the lead that the seat to move may expect after the legal move.
    double operator()(const Move& move);
    // The same as things stand.
    double without_a_move() const;

private:
    double after_building(const Position& after, int area);

    const Rules& m_rules;
    const Position& m_before;
    const Seat m_seat;
    const Horizon m_horizon;
    const Market m_market;
    Gains m_gains;
    const Material m_material; // as the yard is before the move
};

} // namespace capitol
