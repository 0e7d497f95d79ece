// A quick estimate of what a hand's cards are worth for building: by how many of a kind there are.
#pragma once

#include "capitol/position.h"
#include "capitol/rules.h"

namespace capitol {

// Cards of one group do the same: roofs, floors, and the permits of one colour.
inline constexpr int card_groups = 2 + colour_count;
const CardSet& cards_of_group(const Deck& deck, int group);

// What the n-th card of its group (from 0) adds, in buildings.
double marginal_build_value(int group, int nth);

} // namespace capitol
