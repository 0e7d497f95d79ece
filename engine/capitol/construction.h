// The construction phase: a floor, roof or permit card each turn, or a pass for the rest of the phase
// (schmidt: Construction Phase; dutch: Fase 1).
#pragma once

#include "capitol/event.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

namespace capitol {

void legal_construction(const Rules& rules, const Position& position, LegalMoves& moves, bool all_sites);
Refusal check_construction(const Rules& rules, const Position& position, const Move& move);
// What the seat to move does with its card, in its yard and on the board; the card stays where it is.
void build(const Rules& rules, Position& position, const Move& move);
// Makes the move and emits it; the turn stays where it is.
void apply_construction(const Rules& rules, Position& position, const Move& move, Events* events);

// Gives the turn to the first seat from `seat` on that has not passed; a seat whose hand is empty passes by
// itself. False if all have passed.
bool turn_to(Position& position, Seat seat, Events* events);

} // namespace capitol
