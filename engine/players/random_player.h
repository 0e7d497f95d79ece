// Any legal move, each as likely as the next: the yardstick for every other player.
#pragma once

#include "players/player.h"

namespace capitol {

class RandomPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;
};

} // namespace capitol
