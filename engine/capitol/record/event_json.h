// Events as JSON: for the protocol, and for records as one audience saw the game.
#pragma once

#include "base/field.h"
#include "capitol/view.h"

#include <nlohmann/json.hpp>

namespace capitol {

// One object with `event` and, where it has one, `seat` (notation.md). What an audience cannot know is left
// out, as it is in the redacted event. `before`, or the known part of a view of it, is where the choice was
// made: it settles how a move is spelt.
nlohmann::ordered_json print_event(const Rules& rules, const Position& before, const Event& event);
// The event that `print_event` printed, redacted for the view's audience; `before` is the view as the events
// before it left it. It may come from an enemy: what is returned can be seen by that view (`apply` in
// view.h), though what comes of it may still be no view that there is. Throws FieldFault.
Event read_event(const Rules& rules, const View& before, const Field& field);
// Those that a log tells.
nlohmann::ordered_json print_told_events(const Rules& rules, const Position& before, const Events& events);

} // namespace capitol
