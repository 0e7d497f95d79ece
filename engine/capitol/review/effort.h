// How a review searches.
#pragma once

#include "capitol/players/searched_game.h"
#include "search/limits.h"

#include <stop_token>

namespace capitol {

// The same effort gives the same estimate, on every machine.
struct Effort
{
    int iterations = 2; // at least
    std::uint64_t seed = 0;
    std::stop_token stop = {}; // when it is set, the estimate is worthless
};

search::Limits limits_of(const Effort& effort);

// A round is played out, so that what is said to be better was tried and not only judged.
const SearchStyle& review_style();

} // namespace capitol
