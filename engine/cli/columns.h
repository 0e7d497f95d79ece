// Small things for tables and progress on a terminal.
#pragma once

#include <string>

namespace capitol {

// Whether somebody sees the standard error output at once.
bool is_terminal();
std::string rounded(double number, int digits);
// Blanks before or after the text, up to that width.
std::string right_aligned(const std::string& text, std::size_t width);
std::string left_aligned(const std::string& text, std::size_t width);

} // namespace capitol
