// A floor card: where its floors may go, and placing them there (schmidt: Construction Rules 1-3; dutch: Fase
// 1, A).
#pragma once

#include "capitol/move.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

namespace capitol {

// How many floors a card gives now: fewest and most that may be used; 0 and 0 if none can be taken.
struct FloorAllowance
{
    int fewest = 0;
    int most = 0;
};
FloorAllowance floor_allowance(const Rules& rules, const Position& position);

// Each result once, in canonical order, into the group that is open.
void legal_floors(const Rules& rules, const Position& position, LegalMoves& moves);
Refusal check_floors(const Ruleset::Construction& knobs, const Yard& yard, FloorAllowance allowance,
                     const Move& move);
void put_floors(Yard& yard, const Move& move);

// No knob and no limit of the program refuses floors that find their buildings.
bool nothing_refuses(const Ruleset::Construction& knobs, const Yard& yard, FloorAllowance allowance);

// The move with its targets in canonical order: at each step the highest that finds a building. Targets that
// cannot be read in the order given are left as they are.
Move canonical_floors(const Yard& yard, const Move& move);

} // namespace capitol
