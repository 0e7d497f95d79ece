// Derives seeds from counters.
#pragma once

#include <cstdint>

namespace capitol {

// Far apart for near numbers (splitmix64, Steele 2014).
constexpr std::uint64_t mix(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15ULL;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9ULL;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebULL;
    return number ^ (number >> 31);
}

} // namespace capitol
