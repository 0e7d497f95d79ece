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

// Of a game that is over.
Shares victory(const Rules& rules, const Position& position);

// In proportion to the seats' chances as a play-out has them, each of which is judged by itself. Where the
// game is over they tell a narrow victory from a clear one, since play-outs could have gone a little
// otherwise.
Shares shares_of(const search::Results& chances, int players);

} // namespace capitol
