#include "capitol/players/random_player.h"

namespace capitol {

Advice RandomPlayer::advise(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    Random random(thinking.seed);
    return {random_choice(rules, view.known, random), {}};
}

} // namespace capitol
