// The computer players of Capitol, by name.
#pragma once

#include "capitol/capitol.h"
#include "game/player.h"

#include <array>
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

// What others are measured with, for those who work on the players: one that tries every choice equally
// often, a plain search, `master` as it once was (levels.h), and players of one idea (exploiters.h).
inline constexpr std::array<std::string_view, 6> yardstick_names{"flat",      "ismcts", "master-1",
                                                                 "never-bid", "all-in", "temple-hoarder"};
// From the weakest to the strongest, the yardsticks last.
std::vector<std::string> player_names();
// Null for an unknown name.
std::unique_ptr<Player> make_player(std::string_view name);

} // namespace capitol
