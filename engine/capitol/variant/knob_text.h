// A knob's value as it is written in a variant file, in flow style on one line.
#pragma once

#include "capitol/variant/schema.h"

namespace capitol {

std::string print_value(const Knob& knob, const KnobValue& value);

} // namespace capitol
