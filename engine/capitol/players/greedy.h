// Chooses what most improves its own prospects now, without looking further ahead: as a player, and for
// play-outs.
#pragma once

#include "capitol/game.h"
#include "capitol/move.h"
#include "capitol/players/player.h"
#include "capitol/players/weights.h"

#include <vector>

namespace capitol {

// Fast enough for play-outs.
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

class GreedyPlayer final : public Player
{
public:
    explicit GreedyPlayer(const Weights& weights = usual_weights) : m_weights(weights) {}
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;

private:
    const Weights m_weights;
    const std::unique_ptr<LegalMoves> m_scratch = std::make_unique<LegalMoves>();
};

} // namespace capitol
