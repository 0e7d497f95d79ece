// What two variants of a game have different.
#pragma once

#include <string>
#include <vector>

namespace capitol {

struct Difference
{
    std::string key; // of a knob: `auction.tie_break`
    std::string a;   // the values as a variant file would write them
    std::string b;
    bool operator==(const Difference&) const = default;
};

} // namespace capitol
