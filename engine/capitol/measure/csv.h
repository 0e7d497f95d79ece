// A result as a table for other programs.
#pragma once

#include "capitol/measure/result.h"

#include <string>

namespace capitol {

// Comma-separated values with one line of headings, one line a figure, lines ending in `\n`; after them those
// of each changed knob by itself, with its key in the last column. Numbers have a point, six digits that
// count, and are empty where there is nothing.
std::string print_csv(const MeasureRun& run, const Sums& sums);

} // namespace capitol
