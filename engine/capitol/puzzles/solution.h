// The end of a game, played out in every way: possible where nobody but one seat has anything left to decide.
#pragma once

#include "capitol/view.h"

#include <vector>

namespace capitol {

// What the victory of `view.seat` comes to after each of its choices, if it goes on as well as it can: 1, its
// part of a victory that is shared, 0. Empty where others still have a say, hidden cards or chance could
// matter, or there is too much to be tried.
std::vector<double> solve_choices(const Rules& rules, const View& view, const std::vector<Choice>& choices);

} // namespace capitol
