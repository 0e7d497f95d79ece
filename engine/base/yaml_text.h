// Text as a value of YAML, on one line.
#pragma once

#include <string>
#include <string_view>

namespace capitol {

// Plain where YAML reads it back as that very word, else in double quotes with JSON's escapes.
std::string print_scalar(std::string_view text);
std::string print_quoted(std::string_view text);

} // namespace capitol
