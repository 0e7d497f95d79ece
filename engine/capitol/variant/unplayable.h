// Reports rules that cannot be played, with how to fix them in their file.
#pragma once

#include "capitol/rules.h"
#include "capitol/variant/variant_reader.h"

namespace capitol {

// One report for each reason that `find_unplayable` gives, at the nearest place where the file sets a knob in
// question, else at `extends`, else at the file's start.
void report_unplayable(const Ruleset& rules, const Board& board, const Places& places, Report& report);

} // namespace capitol
