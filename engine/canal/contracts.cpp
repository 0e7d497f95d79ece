#include "canal/contracts.h"

#include <algorithm>

namespace canal {

namespace {

std::span<const std::uint8_t> pairs_of(const Rules& rules, const Position& position, Seat seat)
{
    const auto first = static_cast<std::size_t>(rules.first_junction(seat) - rules.contracts());
    return std::span(position.junction)
        .subspan(first, static_cast<std::size_t>(rules.ruleset().contracts.junctions));
}

} // namespace

int junctions_left(const Rules& rules, const Position& position, Seat seat)
{
    return static_cast<int>(std::ranges::count(pairs_of(rules, position, seat), no_pair));
}

std::uint8_t next_junction(const Rules& rules, const Position& position, Seat seat)
{
    const int taken = rules.ruleset().contracts.junctions - junctions_left(rules, position, seat);
    return static_cast<std::uint8_t>(rules.first_junction(seat) + taken);
}

bool has_named(const Rules& rules, const Position& position, Seat seat, int pair)
{
    return std::ranges::count(pairs_of(rules, position, seat), pair) > 0;
}

} // namespace canal
