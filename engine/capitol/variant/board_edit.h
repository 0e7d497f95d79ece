// Makes single changes to a board's text, as it is edited in
// a picture; everything else stays as it is.
#pragma once

#include "base/diagnostic.h"
#include "base/report.h"
#include "capitol/variant/board_parts.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace capitol {

// All that can be said of a board's text, right or wrong.
struct BoardInspection
{
    bool readable = false;               // as YAML; if not, the rest is empty
    BoardMap map;                        // as far as it can be read; what lies outside is where it is said
    std::map<std::string, Place> places; // where features and parts stand, by key
    Diagnostics diagnostics;
};
BoardInspection inspect_board(std::string_view text, const std::filesystem::path& file);

// Each of these is empty if the text is not a YAML map, or is written so that this cannot be changed alone.
// Points are rounded to a millimetre.

// A label, a large site or a size that is missing is added.
std::optional<std::string> set_point(std::string_view text, const BoardPart& part, Point to);
// A corner or a small site more, in front of the one that has that index now, or behind the last.
std::optional<std::string> add_point(std::string_view text, const BoardPart& part, Point at);
// Water that would be left with two corners, and a wall with one, go as a whole.
std::optional<std::string> remove_point(std::string_view text, const BoardPart& part);
// One more water or wall, behind the last of its kind.
std::optional<std::string> add_line(std::string_view text, BoardPart::Kind kind,
                                    const std::vector<Point>& points);
std::optional<std::string> remove_line(std::string_view text, const BoardPart& part);
// `key`: `code`, `colour`, `latin`, `fountains` or `name.it`; an empty word takes it out.
std::optional<std::string> set_area(std::string_view text, int area, const std::string& key,
                                    const std::string& word);
// Behind the last one.
std::optional<std::string> add_area(std::string_view text, const BoardArea& area, const AreaMap& map);
std::optional<std::string> remove_area(std::string_view text, int area);

} // namespace capitol
