// The players that search, by name: the four levels, and `ismcts`, the plain search that they are measured
// by. All of them see the same; a level is what its `LevelConfig` says: how long it may think, how many lines
// of play it looks at and how far, and how far below its best a move may look and still be made now and then.
#pragma once

#include "players/search_player.h"

#include <array>
#include <optional>
#include <string_view>

namespace capitol {

// From the easiest to the strongest.
inline constexpr std::array<std::string_view, 4> level_names{"apprentice", "mason", "architect", "master"};

// Nothing for another name.
std::optional<LevelConfig> level_of(std::string_view name);

} // namespace capitol
