// Events as JSON: for the protocol, and for records as one audience saw the game.
#pragma once

#include "capitol/game.h"

#include <nlohmann/json.hpp>

namespace capitol {

// One object with `event` and, where it has one, `seat` (notation.md). What an audience cannot know is left
// out, as it is in the redacted event. `before`, or the known part of a view of it, is where the choice was
// made: it settles how a move is spelt.
nlohmann::ordered_json print_event(const Rules& rules, const Position& before, const Event& event);
// Those that a log tells.
nlohmann::ordered_json print_told_events(const Rules& rules, const Position& before, const Events& events);

} // namespace capitol
