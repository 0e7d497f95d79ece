// Adds a review's choices up, seat by seat.
#pragma once

#include "capitol/review/review.h"

namespace capitol {

std::vector<SeatSummary> summaries_of(const std::vector<ReviewedChoice>& choices, const Shares& dealt,
                                      int players);

} // namespace capitol
