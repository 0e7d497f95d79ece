// Matches of Canal Mania: its players by name, and what a journal says of its rules.
#pragma once

#include "arena/match.h"
#include "canal/players/player.h"
#include "canal/variant/variant.h"

#include <nlohmann/json.hpp>

namespace canal {

using MatchPlan = arena::MatchPlan<CanalMania>;

// For `MatchPlan::make`: the players of those names, which `make_player` knows.
std::function<std::unique_ptr<Player>(int player)> makers_of(std::vector<std::string> names);

// An object: the variant's id, all its knobs, its map and its deck.
nlohmann::ordered_json identity_of(const Variant& variant);

} // namespace canal
