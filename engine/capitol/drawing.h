// The end of a round: drawing new cards from the visible tops (schmidt: End Phase, Card Rules, Amphitheaters;
// dutch: Fase 4).
#pragma once

#include "capitol/event.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

namespace capitol {

// Extra cards that the amphitheatres give the seat as the board stands.
int extra_draws(const Rules& rules, const Position& position, Seat seat);

// Gives the turn to `seat` or the first after it, up to the consul's right, that may draw a card and can.
// False if nobody is left.
bool begin_draw(const Rules& rules, Position& position, Seat seat);

// draw.extra_optional: the cards that the seat to move has left to draw are the amphitheatres'.
bool may_stop(const Rules& rules, const Position& position);

void legal_draws(const Rules& rules, const Position& position, LegalMoves& moves);
Refusal check_draw(const Rules& rules, const Position& position, const Move& move);
// Draws a card, or stops. False once the seat has no more cards to draw.
bool apply_draw(const Rules& rules, Position& position, const Move& move, Events* events);

} // namespace capitol
