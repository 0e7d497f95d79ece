// JSON Lines from anyone: whatever comes, a value or one clear message.
#pragma once

#include <nlohmann/json.hpp>

#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace capitol {

inline constexpr std::size_t longest_line = 8 << 20; // bytes

struct Line
{
    std::string text; // without its line end; empty if too long
    bool too_long = false;
};
// The next line, empty at the end of the input. A line that is too long is read to its end and forgotten.
std::optional<Line> read_line(std::istream& in);

struct ParsedJson
{
    std::optional<nlohmann::json> value;
    std::string error;
};
// Refuses deep nesting and objects that give a key twice, which JSON leaves open.
ParsedJson parse_json(std::string_view text);

} // namespace capitol
