// Takes what most improves its own prospects now, and looks no further.
#pragma once

#include "players/player.h"

namespace capitol {

class GreedyPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const Thinking& thinking) override;
};

} // namespace capitol
