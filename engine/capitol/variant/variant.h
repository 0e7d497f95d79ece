// A variant as users see it: rules with an id, a parent, names, and the board they are played on.
#pragma once

#include "base/local_text.h"
#include "base/point.h"
#include "capitol/rules.h"

#include <string>
#include <vector>

namespace capitol {

// Points of a board: centimetres from its left edge, and from the edge farthest from the viewer.
struct AreaMap
{
    std::string latin;          // `Capitolium`
    LocalText name;             // `Capitoline Hill`
    std::vector<Point> outline; // a simple polygon
    Point label;                // where the name is written, its centre
    std::vector<Point> small_sites;
    Point large_site; // meaningful if the area has one
    bool operator==(const AreaMap&) const = default;
};

// A board with all that is needed to draw it. `areas` runs parallel to `board.areas`.
struct BoardMap
{
    Board board;
    LocalText name;
    double width = 52;
    double height = 36;
    std::vector<AreaMap> areas;
    std::vector<std::vector<Point>> water; // polygons: the river
    std::vector<std::vector<Point>> walls; // lines: the city wall
    bool operator==(const BoardMap&) const = default;
};

// As the board prints it: the Latin name, in every language the same. Where there is none, the one in that
// language (`in_language`), else the code.
std::string area_name(const BoardMap& map, int area, const std::string& language);

struct Variant
{
    std::string id;
    std::string extends; // empty for a root
    LocalText name;
    LocalText summary;
    Ruleset rules; // complete: parents' knobs filled in
    BoardMap map;
    bool operator==(const Variant&) const = default;

    Rules playable() const { return Rules(rules, map.board); }
};

} // namespace capitol
