// Builds up an area for an example, following the placement rules.
#pragma once

#include "capitol/rulebook/examples.h"

namespace capitol {

// An empty board with as many players as the variant takes.
Position bare_position(const Rules& rules);
// Puts a building on the area's lowest vacant site. False, and nothing changed, if the rules refuse it.
bool put_building(const Rules& rules, Position& position, int area, Seat seat, int floors, Roof roof);
// The area with most vacant small sites; of those the first with a large one.
int roomiest(const Rules& rules, const Position& position);

} // namespace capitol
