// The players that search, by name: `apprentice`, `mason`, `architect`, `master` from the easiest to the
// strongest, and `ismcts`, the plain search that they are measured by.
#pragma once

#include "players/search_player.h"

#include <optional>
#include <string_view>

namespace capitol {

std::optional<Thought> level_of(std::string_view name);

} // namespace capitol
