// Finds the reasons for a hint: each function adds those for one kind of choice, with their weights.
#pragma once

#include "capitol/players/advice.h"

namespace capitol {

using Reasons = std::vector<HintReason>;

// `view.seat` is to move and the choice is legal.
void add_placing_reasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons);
void add_yard_reasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons);
void add_pass_reasons(const Rules& rules, const View& view, Reasons& reasons);
void add_bid_reasons(const Rules& rules, const View& view, const Bid& bid, Reasons& reasons);
void add_draw_reasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons);

} // namespace capitol
