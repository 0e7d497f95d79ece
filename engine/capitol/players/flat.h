// Flat Monte Carlo: tries each move equally often, with greedy play to the end. For comparison.
#pragma once

#include "capitol/players/player.h"

namespace capitol {

class FlatPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;
};

} // namespace capitol
