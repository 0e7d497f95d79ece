// What the rules need of a board. Names, outlines and coordinates are in variant/board_map.h.
#pragma once

#include "capitol/types.h"

#include <string>
#include <vector>

namespace capitol {

struct BoardArea
{
    std::string code; // three letters, as in `cap.5`
    Colour colour = Colour::black;
    int small_sites = 7;
    int printed_fountains = 0; // they take the first small sites
    bool large_site = true;
    bool operator==(const BoardArea&) const = default;
};

struct Board
{
    std::string id;
    std::vector<BoardArea> areas;
    bool operator==(const Board&) const = default;
};

} // namespace capitol
