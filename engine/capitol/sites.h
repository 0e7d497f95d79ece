// The sites of an area: which are vacant, and what comes to stand on them. Whatever changes a site goes by
// here, so that the summary of its area (`AreaState`) is always right.
#pragma once

#include "capitol/move.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

namespace capitol {

// Whether the area has a vacant site for the tile: a small one for a fountain, its large one for any other.
bool has_room(const Rules& rules, const Position& position, int area, Tile tile);
// The areas that have, one bit an area.
unsigned areas_with_room(const Rules& rules, const Position& position, Tile tile);

// The lowest vacant small site of an area, -1 if there is none.
int lowest_vacant(const Position& position, int area);
// Whether that small site is there and vacant.
Refusal check_small_site(const Rules& rules, const Position& position, int area, int site);
// Adds `move` once for each vacant small site of its area.
void add_for_sites(const Position& position, Move move, LegalMoves& moves);

// All its sites become vacant.
void clear_area(const Rules& rules, Position& position, int area);
// The small site is vacant; whether the building fits there is not asked.
void set_building(const Rules& rules, Position& position, int area, int site, Seat owner, int height,
                  Roof roof);
// There is room: for a fountain the small site, for any other tile the large one, whatever `site` is.
void set_tile(const Rules& rules, Position& position, int area, int site, Tile tile);

} // namespace capitol
