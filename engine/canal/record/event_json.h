// Events as JSON, as the protocol and games as seen tell them.
#pragma once

#include "canal/event.h"
#include "canal/rules.h"

#include <nlohmann/json.hpp>

namespace canal {

using Json = nlohmann::ordered_json;

Json print_event(const Rules& rules, const Event& event);
Json print_events(const Rules& rules, const Events& events);

} // namespace canal
