// A permit: which finished building may go where (schmidt: Building Permit Rules; dutch: Fase 1, C).
#pragma once

#include "capitol/move.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

namespace capitol {

// What the next building of an area must be like.
struct Demand
{
    bool round = true;      // may bear a round roof
    bool triangular = true; // may bear a triangular roof
    int lowest = 1;         // floors
    int highest = 1;        // floors

    bool allows(Roof roof) const { return roof == Roof::round ? round : triangular; }
};
Demand demand_of(const Rules& rules, const Position& position, int area);

// Only how high it may be, in floors, which is sooner known.
struct Heights
{
    int lowest;
    int highest;
};
Heights heights_in(const Rules& rules, const AreaState& area);
// Whether the area has a vacant small site where such a building may go.
bool fits(const Rules& rules, const Position& position, int area, Roof roof, int height);

// The placements that permits of one colour allow, into the group that is open.
void legal_placements(const Rules& rules, const Position& position, Colour colour, bool all_sites,
                      LegalMoves& moves);
// `move` is a permit move with a building.
Refusal check_placement(const Rules& rules, const Position& position, const Move& move);
void place_building(const Rules& rules, Position& position, const Move& move);

} // namespace capitol
