// The computer players of Canal Mania, by name.
#pragma once

#include "canal/canal.h"
#include "game/search_player.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace canal {

using SearchRequest = game::SearchRequest<CanalMania>;
using Candidate = game::Candidate<CanalMania>;
using Advice = game::Advice<CanalMania>;
using Player = game::Player<CanalMania>;

// From the weakest to the strongest, by the names that the players of Capitol have.
std::vector<std::string> player_names();
// Null for an unknown name.
std::unique_ptr<Player> make_player(std::string_view name);
// How much a player that searches does for a choice; nothing for the others.
std::optional<game::SearchMeasure> measure_of(std::string_view name);

} // namespace canal
