#include "capitol/review/turning_points.h"

#include <algorithm>

namespace capitol {

namespace {

constexpr double clearly = 0.2;

Seat first_of(const Shares& shares, int players)
{
    return static_cast<Seat>(std::max_element(shares.begin(), shares.begin() + players) - shares.begin());
}

bool leads_clearly(const Shares& shares, int players, Seat leader)
{
    for (Seat seat = 0; seat < players; ++seat)
        if (seat != leader && shares[leader] - shares[seat] < clearly)
            return false;
    return true;
}

} // namespace

std::vector<TurningPoint> turning_points_of(const std::vector<Shares>& curve, int players)
{
    std::vector<TurningPoint> points;
    Seat leader = no_seat;
    for (std::size_t moves = 0; moves < curve.size(); ++moves) {
        const Shares& shares = curve[moves];
        const Seat first = first_of(shares, players);
        if (first != leader && leads_clearly(shares, players, first)) {
            if (leader != no_seat)
                points.push_back({moves, leader, first, 0});
            leader = first;
        }
        if (!points.empty())
            points.back().lead =
                std::max(points.back().lead, shares[points.back().to] - shares[points.back().from]);
    }
    std::ranges::stable_sort(points, std::ranges::greater(), &TurningPoint::lead);
    return points;
}

} // namespace capitol
