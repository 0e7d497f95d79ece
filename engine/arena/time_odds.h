// Thinking longer or shorter than the others at the table.
#pragma once

#include "game/player.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace arena {

// A measure so many times as large, where there is one, but no larger than an int.
inline int times(int measure, double factor)
{
    constexpr double most = std::numeric_limits<int>::max();
    return measure == 0 ? 0 : static_cast<int>(std::clamp(std::round(measure * factor), 1.0, most));
}

// What is asked, with so many times as much time, iterations, or of the player's own measure.
template <game::Game G>
game::SearchRequest<G> times(game::SearchRequest<G> thinking, double factor)
{
    thinking.iterations = times(thinking.iterations, factor);
    thinking.milliseconds = times(thinking.milliseconds, factor);
    thinking.patience *= factor;
    return thinking;
}

// Thinks so many times as long as it is asked to.
template <game::Game G>
class TimeOdds final : public game::Player<G>
{
public:
    TimeOdds(std::unique_ptr<game::Player<G>> player, double factor)
        : m_player(std::move(player)), m_factor(factor)
    {
    }
    game::Advice<G> advise(const typename G::Rules& rules, const typename G::View& view,
                           const game::SearchRequest<G>& thinking) override
    {
        return m_player->advise(rules, view, times(thinking, m_factor));
    }

private:
    const std::unique_ptr<game::Player<G>> m_player;
    const double m_factor;
};

} // namespace arena
