// The players that search, by name: the four levels, ratings (`rated-1450`), both in any style of play
// (`master/spoiler`), and what they are compared with: `ismcts`, the plain search, `learned`, which judges by
// a network (network.h), and `master-1`, which is `master` as of 2026-11-27 for ever. All see the same; each
// is defined by its `LevelConfig`: how long it may think, how many lines of play it examines and how far
// ahead, how far below the best a move may look and still be played, and what it likes besides winning.
//
// A rating is a number of iterations, and so the same on every machine. It says how the player fares against
// the others in games of two, as Elo has it; docs/players.md has the games it was found by.
//
// What is left at its default in LevelConfig, SearchStyle, Weights and search::Settings is as in `master-1`.
// So whatever is to decide otherwise than today gets a field there that is off by default and that the levels
// set; a constant in weights.h that is to change becomes a field of Weights first. test_search_signature
// finds out where `master-1` thinks anything else than it did.
#pragma once

#include "capitol/players/search_player.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// From the easiest to the strongest.
inline constexpr std::array<std::string_view, 4> level_names{"apprentice", "mason", "architect", "master"};

// `rated-950`, `rated-1000` and so on.
inline constexpr int lowest_rating = 950;
inline constexpr int highest_rating = 1600;
inline constexpr int rating_step = 50;

// Nothing for another name.
std::optional<LevelConfig> level_of(std::string_view name);
// In no style.
std::vector<std::string> rated_names();

} // namespace capitol
