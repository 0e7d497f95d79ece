// How moves look before any thought: what a search tries first.
#pragma once

#include "players/outlook.h"

#include "capitol/move.h"

namespace capitol {

class FirstSight
{
public:
    FirstSight(const Rules& rules, const Position& position);
    // In chances of winning, more or less than an average move.
    float of(const Move& move) const;

private:
    double lead_gained(const Move& move) const;

    const Rules& m_rules;
    const Position& m_position;
    const Horizon m_horizon;
};

} // namespace capitol
