// Reads lines from untrusted input, with a limit on their length.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace capitol {

inline constexpr std::size_t longest_line = 8 << 20; // bytes

struct Line
{
    std::string text;      // without its line end
    bool too_long = false; // the text is only its beginning
};
// The next line, empty at the end of the input. A line that is too long is read to its end.
std::optional<Line> read_line(std::istream& in);

} // namespace capitol
