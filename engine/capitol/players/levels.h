// The players that search, by name: the four levels, and what they are compared with: `ismcts`, the plain
// search, and `master-1`, which is `master` as of 2026-11-27 for ever. All see the same; a level is defined
// by its `LevelConfig`: how long it may think, how many lines of play it examines and how far ahead, and how
// far below the best a move may look and still be played.
//
// What is left at its default in LevelConfig, SearchStyle, Weights and search::Settings is as in `master-1`.
// So whatever is to decide otherwise than today gets a field there that is off by default and that the levels
// set; a constant in weights.h that is to change becomes a field of Weights first. test_search_signature
// finds out where `master-1` thinks anything else than it did.
#pragma once

#include "capitol/players/search_player.h"

#include <array>
#include <optional>
#include <string_view>

namespace capitol {

// From the easiest to the strongest.
inline constexpr std::array<std::string_view, 4> level_names{"apprentice", "mason", "architect", "master"};

// Nothing for another name.
std::optional<LevelConfig> level_of(std::string_view name);

} // namespace capitol
