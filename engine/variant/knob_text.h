// A knob's value as it is written in a variant file, in flow style on one line.
#pragma once

#include "variant/schema.h"

namespace capitol {

std::string print_value(const Knob& knob, const KnobValue& value);
// Plain where YAML reads it back as that very word, else in double quotes with JSON's escapes.
std::string print_scalar(std::string_view text);
std::string print_quoted(std::string_view text);

} // namespace capitol
