// Helpers for tables and progress on a terminal.
#pragma once

#include <string>

namespace capitol {

// How far the work is, on the last line of a terminal; nothing where the standard error output goes
// elsewhere.
void show_progress(const std::string& text, bool done);
// Begins a line behind the progress that is shown, if there is any.
void clear_progress();
std::string rounded(double number, int digits);
// Blanks before or after the text, up to that width.
std::string right_aligned(const std::string& text, std::size_t width);
std::string left_aligned(const std::string& text, std::size_t width);

} // namespace capitol
