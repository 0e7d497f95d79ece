// What can be played, but hardly means what its author thinks.
#pragma once

#include "variant/variant_reader.h"

namespace capitol {

// Of a variant without errors: knobs that say what holds already, values without effect, tiles that nobody
// can win. `inherited` is what the variant starts from.
void report_idle_knobs(const Variant& variant, const Ruleset& inherited, const Places& places,
                       Report& report);

} // namespace capitol
