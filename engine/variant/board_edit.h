// Makes single changes to a board's text, as it is edited in
// a picture; everything else stays as it is.
#pragma once

#include "variant/diagnostic.h"
#include "variant/report.h"
#include "variant/variant.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace capitol {

// A point on a board that can be moved.
struct BoardPart
{
    enum class Kind { outline, label, small_site, large_site };
    int area = 0;
    Kind kind = Kind::label;
    int index = 0; // of outlines and small sites
    bool operator==(const BoardPart&) const = default;
};

// `areas[2].small_sites[0]`, as diagnostics name it.
std::string key_of(const BoardPart& part);
// What a diagnostic's key is about, or inside of: `areas[2].small_sites[0][1]`.
std::optional<BoardPart> part_of(std::string_view key);
// That of an area as a whole: `areas[2].code`.
std::optional<int> area_of(std::string_view key);

// All that can be said of a board's text, right or wrong.
struct BoardInspection
{
    bool readable = false;               // as YAML; if not, the rest is empty
    BoardMap map;                        // as far as it can be read
    std::map<std::string, Place> places; // where areas and parts stand, by key
    Diagnostics diagnostics;
};
BoardInspection inspect_board(std::string_view text, const std::filesystem::path& file);

// Each of these is empty if the text is not a YAML map, or is written so that this cannot be changed alone.
// Points are rounded to a millimetre.

// A label or a large site that is missing is added.
std::optional<std::string> set_point(std::string_view text, const BoardPart& part, Point to);
// A corner or a small site more, in front of the one that has that index now, or behind the last.
std::optional<std::string> add_point(std::string_view text, const BoardPart& part, Point at);
std::optional<std::string> remove_point(std::string_view text, const BoardPart& part);
// `key`: `code`, `colour`, `latin`, `fountains` or `name.it`; an empty word takes it out.
std::optional<std::string> set_area(std::string_view text, int area, const std::string& key,
                                    const std::string& word);
// Behind the last one.
std::optional<std::string> add_area(std::string_view text, const BoardArea& area, const AreaMap& map);
std::optional<std::string> remove_area(std::string_view text, int area);

} // namespace capitol
