// Chooses what most improves its own prospects now, without looking further ahead.
#pragma once

#include "capitol/move.h"
#include "capitol/players/player.h"
#include "capitol/players/weights.h"

namespace capitol {

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
