// Warns of rules that can be played but are probably not what their author meant.
#pragma once

#include "canal/variant/library.h"

namespace canal {

// Of a variant without errors: what repeats its parent, and knobs without effect.
void report_idle_knobs(const Inspection& seen, capitol::Report& report);

} // namespace canal
