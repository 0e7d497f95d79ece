// Events in the words of the protocol, so that scenarios can name them.
#pragma once

#include "capitol/game.h"

#include <nlohmann/json.hpp>

namespace capitol::test {

// `before` is the position in which the move was made: it settles how the move is spelt.
nlohmann::json event_json(const Rules& rules, const Position& before, const Event& event);

} // namespace capitol::test
