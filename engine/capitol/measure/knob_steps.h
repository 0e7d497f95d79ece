// Each knob in which a variant differs from another one, by itself.
#pragma once

#include "capitol/variant/variant.h"

#include <string>
#include <vector>

namespace capitol {

// The reference with that one knob as the variant has it.
struct KnobStep
{
    std::string key;
    Variant variant;
};

struct KnobSteps
{
    std::vector<KnobStep> steps;      // in schema order
    std::vector<std::string> refused; // knobs that so many players cannot play with by themselves
};

// Both empty unless the two differ in two knobs or more: a single one is measured anyway.
KnobSteps knob_steps(const Variant& variant, const Variant& reference, int players);

} // namespace capitol
