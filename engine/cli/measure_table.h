// A measurement as a person reads it at a terminal.
#pragma once

#include "measure/measurement.h"

namespace capitol {

std::string print_measure_table(const Measurement& measurement);

} // namespace capitol
