// The figures of a game told another way: from the positions that a list of choices leads through, without
// asking for events.
#pragma once

#include "capitol/game.h"
#include "capitol/measure/figures.h"

#include <string_view>
#include <vector>

namespace capitol::test {

constexpr Figure figure_at(int place)
{
    return static_cast<Figure>(place);
}
// `Figure::count` if there is none of that id.
Figure find_figure(std::string_view id);

GameFigures replayed_figures(const Rules& rules, Position position, const std::vector<Choice>& choices);

} // namespace capitol::test
