// What a person has picked for a choice, as far as it goes.
#pragma once

#include "capitol/move.h"
#include "table/place_plan.h"

#include <optional>
#include <vector>

namespace capitol::app {

struct Picked
{
    std::optional<Bid> bid{}; // then nothing else
    bool passes = false;      // likewise
    std::optional<Card> card{};
    std::vector<Pick> picks{}; // in their order; floors by the building they are put on
    bool isNothing() const { return !bid && !passes && !card && picks.empty(); }
};

} // namespace capitol::app
