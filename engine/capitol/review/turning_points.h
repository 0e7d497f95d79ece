// Where the lead passed from one seat to another.
#pragma once

#include "capitol/review/shares.h"

#include <vector>

namespace capitol {

struct TurningPoint
{
    std::size_t moves = 0; // after so many, the new leader is clearly ahead
    Seat from = no_seat;
    Seat to = no_seat;
    double lead = 0; // at most, before the lead passes on: the new leader's share less that of the old one
    bool operator==(const TurningPoint&) const = default;
};

// The largest lead first. Estimates waver, so a seat leads only once it is ahead by a fifth.
std::vector<TurningPoint> turning_points_of(const std::vector<Shares>& curve, int players);

} // namespace capitol
