// What a phase asks for, and leaves free: for `check` and for the list of moves.
#pragma once

#include "canal/position.h"
#include "canal/rules.h"

namespace canal {

// In the first phase, a seat that has no contract, while there are any.
inline bool needs_contract(const Position& position)
{
    const Turn& turn = position.turn;
    return turn.step == Step::contract && position.open_count(turn.seat) == 0 && position.in_parliament > 0;
}
// Whether the seat may do nothing in this phase, or leave the final delivery.
inline bool may_pass(const Rules& rules, const Position& position)
{
    if (position.turn.step == Step::delivery)
        return !rules.ruleset().end.delivery_forced;
    return rules.ruleset().turn.skip || position.cards_to_draw() == 0;
}
// Whether Rennie may take a face-up card in place of the top one in this phase.
inline bool is_phase_of_picks(const Rules& rules, const Position& position)
{
    return rules.ruleset().engineers.rennie_any_phase || position.turn.phase == 2;
}
// Whether the seat may do so.
inline bool may_pick(const Rules& rules, const Position& position)
{
    return position.engineer[position.turn.seat] == Engineer::rennie &&
           rules.ruleset().engineers.rennie_picks && is_phase_of_picks(rules, position);
}

} // namespace canal
