// What several choices of a seat are worth, judged by what the seat knows: each is tried equally often on the
// same imagined positions, so that luck has no favourite.
#pragma once

#include "capitol/review/effort.h"
#include "capitol/view.h"

#include <vector>

namespace capitol {

// The share that `view.seat` may expect after each of its choices, which are legal and all different.
// `effort.iterations` are for each of them.
std::vector<double> compare_choices(const Rules& rules, const View& view, const std::vector<Choice>& choices,
                                    Effort effort);

} // namespace capitol
