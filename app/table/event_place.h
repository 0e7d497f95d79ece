// Where on the board an event happened.
#pragma once

#include "capitol/event.h"
#include "table/place_plan.h"

namespace capitol::app {

// The site that a building or a tile came to; nothing for any other event.
std::optional<Place> placeOf(const Event& event);

} // namespace capitol::app
