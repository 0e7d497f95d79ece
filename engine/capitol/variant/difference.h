// The knobs in which two rulesets differ.
#pragma once

#include "capitol/variant/variant.h"

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
// The same; boards of one id that are not the same board differ, too.
std::vector<Difference> differences(const Variant& a, const Variant& b);

} // namespace capitol
