// The players that search, by name: the four levels, and `ismcts`, the plain search they are compared with.
// All see the same; a level is defined by its `LevelConfig`: how long it may think, how many lines of play it
// examines and how far ahead, and how far below the best a move may look and still be played.
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
