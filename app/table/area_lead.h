// Who leads in an area, by how much, and what that is worth now.
#pragma once

#include "capitol/scoring.h"

namespace capitol::app {

struct AreaLead
{
    AreaRanking ranking;
    int floors = 0;             // of each of the first
    int margin = 0;             // floors more than the next; 0 where several are first
    std::array<int, 2> worth{}; // points for first and second place, whoever has them
};

AreaLead lead_of(const Rules& rules, const Position& position, int area);

} // namespace capitol::app
