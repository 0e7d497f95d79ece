// The typography of each language's punctuation.
#pragma once

#include <string>

namespace capitol {

// Of French the blanks before `: ; ? ! »` and after `«` hold the line together.
std::string typeset(const std::string& text, const std::string& language);
// What separates a heading from its text.
std::string colon(const std::string& language);

} // namespace capitol
