// Events as JSON for the protocol.
#pragma once

#include "capitol/game.h"

#include <nlohmann/json.hpp>

namespace capitol {

// The events that a log tells; `before` is the position in which the move was made: it settles how the move
// is spelt.
nlohmann::ordered_json print_events(const Rules& rules, const Position& before, const Events& events);

// `[1, 3]` for one bit a seat.
nlohmann::ordered_json print_seats(unsigned seats);

} // namespace capitol
