// Plays any legal move, all equally likely: the baseline for every other player.
#pragma once

#include "capitol/players/player.h"

namespace capitol {

class RandomPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;
};

} // namespace capitol
