// Warns of rules that can be played but are probably not what their author meant.
#pragma once

#include "capitol/variant/variant_reader.h"

namespace capitol {

// For a variant without errors: knobs that repeat an inherited value, values without effect, tiles that
// nobody can win. `inherited` is what the variant starts from.
void report_idle_knobs(const Variant& variant, const Ruleset& inherited, const Places& places,
                       Report& report);

} // namespace capitol
