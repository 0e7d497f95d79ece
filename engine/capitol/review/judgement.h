// What a choice was worth by what its seat could know when it made it: only its view is looked at, so hidden
// cards cannot change the judgement.
//
// A search looks for the strongest alternative. Then both are tried in turn on the same imagined positions,
// equally often, and compared, longer where the difference seems large. One that could be chance (less than
// twice its standard error) is none.
#pragma once

#include "capitol/review/effort.h"
#include "capitol/review/shares.h"
#include "capitol/view.h"

#include <optional>

namespace capitol {

// What the strongest alternative would have changed.
struct Alternative
{
    Choice choice;
    Shares gain{};    // by seat, of the choice that was made over it: below 0 for the chooser if it is better
    double share = 0; // the chooser's, if it had chosen that
    bool sure = false; // the chooser's gain or loss is no chance
};

// `view.seat` may choose and the choice is legal. Nothing if there was none other worth a thought.
std::optional<Alternative> find_alternative(const Rules& rules, const View& view, const Choice& choice,
                                            const Effort& effort);

} // namespace capitol
