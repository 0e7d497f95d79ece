// Plays like `greedy`, fast enough for play-outs: chooses what most improves its own prospects now.
#pragma once

#include "capitol/game.h"
#include "capitol/players/weights.h"

#include <vector>

namespace capitol {

class GreedyPolicy
{
public:
    // All live longer than the policy.
    GreedyPolicy(const Rules& rules, const Weights& weights, LegalMoves& scratch)
        : m_rules(rules), m_weights(weights), m_scratch(scratch)
    {
    }
    // What the seat to move does; chance decides between equals. The game is not over.
    Choice choose(const Position& position, Random& random);

private:
    Move best_move(const Position& position, Random& random);

    const Rules& m_rules;
    const Weights& m_weights;
    LegalMoves& m_scratch;
    std::vector<Move> m_moves;
};

} // namespace capitol
