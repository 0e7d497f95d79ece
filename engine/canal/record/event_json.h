// Events as JSON, as the protocol and games as seen tell them.
#pragma once

#include "base/field.h"
#include "canal/rules.h"
#include "canal/view.h"

#include <nlohmann/json.hpp>

namespace canal {

using Json = nlohmann::ordered_json;

Json print_event(const Rules& rules, const Event& event);
Json print_events(const Rules& rules, const Events& events);
// The event that `print_event` printed, redacted for the view's audience; `before` is the view as the events
// before it left it. It may come from an enemy: what is returned that view can see, though what comes of it
// may still be no view that there is. Throws capitol::FieldFault.
Event read_event(const Rules& rules, const View& before, const capitol::Field& field);

} // namespace canal
