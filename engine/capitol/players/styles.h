// The styles of play, by name.
#pragma once

#include "capitol/players/taste.h"

#include <array>
#include <optional>
#include <string_view>

namespace capitol {

// Between a player's level and its style: `master/spoiler`.
inline constexpr char style_mark = '/';

inline constexpr std::array<std::string_view, 4> style_names{"builder", "speculator", "spoiler", "miser"};

// Nothing for another name.
std::optional<Taste> taste_of(std::string_view style);

} // namespace capitol
