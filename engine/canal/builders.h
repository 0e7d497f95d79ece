// The ranking of builders, as if the game ended now: by completed contracts, their value, the engineer's
// number.
#pragma once

#include "canal/position.h"
#include "canal/rules.h"

namespace canal {

class Builders
{
public:
    Builders(const Rules& rules, const Position& position);

    int completed(Seat seat) const { return m_merit[seat] >> completed_at; }
    // For its rank: how many seats come before it.
    int points(Seat seat) const;

private:
    // One number to compare: the engineer below the value below the contracts.
    static constexpr int value_at = 3;
    static constexpr int completed_at = 16;
    static_assert(engineer_count < 1 << value_at);
    static_assert((max_canals * max_value) << value_at < 1 << completed_at);
    const Bonus& m_bonus;
    const bool m_ranks_all; // also who has completed none
    std::array<int, max_seats> m_merit{};
};

} // namespace canal
