// Matches of Capitol: its players by name, and what a journal says of its rules.
#pragma once

#include "arena/match.h"
#include "capitol/players/player.h"
#include "capitol/variant/variant.h"

#include <nlohmann/json.hpp>

namespace capitol {

using MatchPlan = arena::MatchPlan<Capitol>;

// For `MatchPlan::make`: the players of those names, which `make_player` knows.
std::function<std::unique_ptr<Player>(int player)> makers_of(std::vector<std::string> names);

// An object: the variant's id, all its knobs, and its board in words.
nlohmann::ordered_json identity_of(const Variant& variant);

} // namespace capitol
