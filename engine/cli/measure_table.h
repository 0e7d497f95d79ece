// A measurement as a table for the terminal.
#pragma once

#include "measure/measurement.h"

namespace capitol {

// Of the games that `measure_table.cpp` names.
template <measure::Measured M>
std::string print_measure_table(const measure::Measurement<M>& measurement);

} // namespace capitol
