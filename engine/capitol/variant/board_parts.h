// What can be taken hold of on a board: the points of its areas, its water and its walls, and the corner that
// sets its size.
#pragma once

#include "capitol/variant/variant.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

struct BoardPart
{
    enum class Kind { outline, label, small_site, large_site, water, wall, size };
    int area = 0; // or which water or wall; 0 for the size
    Kind kind = Kind::label;
    int index = 0; // the point: of outlines, small sites, water and walls
    bool operator==(const BoardPart&) const = default;
};

// `areas[2].small_sites[0]`, `water[0][3]`, `size`, as diagnostics name it.
std::string key_of(const BoardPart& part);
// What a diagnostic's key is about, or inside of: `areas[2].small_sites[0][1]`.
std::optional<BoardPart> part_of(std::string_view key);
// That of an area as a whole: `areas[2].code`.
std::optional<int> area_of(std::string_view key);

bool is_line(BoardPart::Kind kind); // water or a wall
// An area, a water, a wall and the board itself are its features; each is named by its first part.
std::vector<BoardPart> features_of(const BoardMap& map);
BoardPart feature_of(const BoardPart& part);
// All parts of that one's feature, label and sites before corners.
std::vector<BoardPart> parts_beside(const BoardMap& map, const BoardPart& part);
bool is_there(const BoardMap& map, const BoardPart& part);
// Where it is, in centimetres; the size is the board's far corner. It must be there.
Point point_of(const BoardMap& map, const BoardPart& part);
void put_point(BoardMap& map, const BoardPart& part, Point to);
// What lies beyond the board's edges.
std::vector<BoardPart> parts_outside(const BoardMap& map);
// The board as large as that room lets it be, with the origin in its middle.
BoardMap laid_out(BoardMap map, double width, double height);

} // namespace capitol
