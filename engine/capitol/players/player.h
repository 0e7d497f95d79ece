// The computer players of Capitol, by name.
#pragma once

#include "capitol/capitol.h"
#include "game/player.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

using Progress = game::Progress<Capitol>;
using SearchRequest = game::SearchRequest<Capitol>;
using Candidate = game::Candidate<Capitol>;
using Advice = game::Advice<Capitol>;
using Player = game::Player<Capitol>;
using RandomPlayer = game::RandomPlayer<Capitol>; // all moves equally likely

// From the weakest to the strongest, the yardsticks `flat` and `ismcts` last.
std::vector<std::string> player_names();
// Null for an unknown name.
std::unique_ptr<Player> make_player(std::string_view name);

} // namespace capitol
