#include "capitol/review/shares.h"

#include "capitol/scoring.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace capitol {

Shares victory(const Rules& rules, const Position& position)
{
    const unsigned won = winners(rules, position);
    Shares shares{};
    for (Seat seat = 0; seat < position.players; ++seat)
        shares[seat] = (won >> seat & 1) ? 1.0 / std::popcount(won) : 0.0;
    return shares;
}

Shares equal_shares(int players)
{
    Shares shares{};
    std::fill_n(shares.begin(), players, 1.0 / players);
    return shares;
}

Shares operator+(const Shares& one, const Shares& other)
{
    Shares sum{};
    std::ranges::transform(one, other, sum.begin(), std::plus());
    return sum;
}

Shares operator-(const Shares& one, const Shares& other)
{
    Shares difference{};
    std::ranges::transform(one, other, difference.begin(), std::minus());
    return difference;
}

Shares operator/(const Shares& shares, double divisor)
{
    Shares parts{};
    std::ranges::transform(shares, parts.begin(), [divisor](double share) { return share / divisor; });
    return parts;
}

Shares shares_of(const search::Results& chances, int players)
{
    Shares shares{};
    std::copy_n(chances.begin(), players, shares.begin());
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    return sum > 0 ? shares / sum : equal_shares(players);
}

} // namespace capitol
