// What each seat may expect of the victory, from 0 to 1; over all seats it adds up to 1.
#pragma once

#include "capitol/game.h"
#include "search/game.h"

#include <array>

namespace capitol {

using Shares = std::array<double, max_seats>;

Shares equal_shares(int players);
Shares operator+(const Shares& one, const Shares& other);
Shares operator-(const Shares& one, const Shares& other);
Shares operator/(const Shares& shares, double divisor);

// Of a play-out that came to that position: the seats' chances as the search has them, each of which is
// judged by itself, in proportion; of a game that is over the victory.
Shares shares_of(const Rules& rules, const Position& position, const search::Results& chances);

} // namespace capitol
