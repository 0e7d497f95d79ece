// A measurement as a table for the terminal.
#pragma once

#include "capitol/measure/measurement.h"

namespace capitol {

std::string print_measure_table(const Measurement& measurement);

} // namespace capitol
