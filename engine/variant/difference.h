// In which knobs two rulesets differ.
#pragma once

#include "capitol/ruleset.h"

#include <string>
#include <vector>

namespace capitol {

struct Difference
{
    std::string key; // `auction.tie_break`
    std::string a;   // the values as a variant file would write them
    std::string b;
    bool operator==(const Difference&) const = default;
};

// In schema order.
std::vector<Difference> differences(const Ruleset& a, const Ruleset& b);

} // namespace capitol
