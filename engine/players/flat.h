// Flat Monte Carlo: tries each move equally often, everyone greedy from there to the end. A yardstick.
#pragma once

#include "players/player.h"

namespace capitol {

class FlatPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;
};

} // namespace capitol
