// A result as a table for other programs.
#pragma once

#include "measure/result.h"

#include <string>

namespace capitol {

// Comma-separated values with one line of headings, one line a figure, lines ending in `\n`. Numbers have a
// point, six digits that count, and are empty where there is nothing.
std::string print_csv(const std::vector<FigureResult>& results, std::int64_t games);

} // namespace capitol
