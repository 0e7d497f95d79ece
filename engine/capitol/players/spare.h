// A quick estimate of what a hand's cards are worth: for building by how many of a kind there are, in the end
// nothing.
#pragma once

#include "capitol/position.h"
#include "capitol/rules.h"

namespace capitol {

// Cards of one group do the same: roofs, floors, and the permits of one colour.
inline constexpr int card_groups = 2 + colour_count;
const CardSet& cards_of_group(const Deck& deck, int group);

// In the hand's last auction what is not bid is lost.
bool is_last_use(const Rules& rules, const Position& position);

// What the n-th card of its group (from 0) adds, in buildings.
double marginal_build_value(int group, int nth);

} // namespace capitol
