// Plays sensibly at almost no cost, for play-outs. Builds where it gains, roofs and adds floors that areas
// need, and keeps cards for the auctions.
#pragma once

#include "capitol/game.h"

namespace capitol {

class LightPolicy
{
public:
    // Both live longer than the policy.
    LightPolicy(const Rules& rules, Random& random, LegalMoves& scratch);
    // Makes a legal move for the seat to move. The game is not over.
    void play(Position& position);

private:
    void bid(Position& position);

    const Rules& m_rules;
    Random& m_random;
    LegalMoves& m_scratch;
    const bool m_usual_floors; // two a card, as the rules say, in any way
};

} // namespace capitol
