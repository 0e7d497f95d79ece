// The knobs in which two rulesets differ.
#pragma once

#include "capitol/variant/variant.h"
#include "variant/difference.h"

namespace capitol {

// In schema order.
std::vector<Difference> differences(const Ruleset& a, const Ruleset& b);
// The same; boards of one id that are not the same board differ, too.
std::vector<Difference> differences(const Variant& a, const Variant& b);

} // namespace capitol
