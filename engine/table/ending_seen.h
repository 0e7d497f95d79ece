// How a game at a table ended, of whatever game it is.
#pragma once

#include <cstdint>
#include <vector>

namespace table {

// Whether the deal was made before the first choice and not changed since.
enum class Proof : std::uint8_t {
    proven,
    other_deal,  // than the server has bound itself to
    other_course // than the events that this client was told
};

struct EndingSeen
{
    bool finished = false; // else the persons ended it early
    std::vector<int> scores;
    unsigned winners = 0; // a bit a seat
    Proof proof = Proof::proven;
};

} // namespace table
