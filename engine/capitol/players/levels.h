// The players that search, by name: ratings (`rated-1300`), the four levels, each of which is one of the
// ratings under a name of its own, both in any style of play (`master/spoiler`), and what they are compared
// with: `ismcts`, the plain search, and `master-1`, which is `master` as of 2026-11-27 for ever. All see the
// same; each is defined by its `LevelConfig`: how long it may think, how many lines of play it examines and
// how far ahead, and what it likes besides winning.
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

namespace capitol {

inline constexpr int lowest_rating = 1100;
inline constexpr int highest_rating = 2100;
inline constexpr int rating_step = 50;

// From the easiest to the strongest.
inline constexpr std::array<std::string_view, 4> level_names{"apprentice", "mason", "architect", "master"};
inline constexpr std::array<int, 4> level_ratings{1200, 1500, 1800, 2100};

// What the name of a level or a rating says.
struct RatedPlayer
{
    int rating = lowest_rating; // to `highest_rating`, in steps
    std::string_view style;     // of `style_names`; empty: none
    bool operator==(const RatedPlayer&) const = default;
};
// Nothing for another name. The style is part of it.
std::optional<RatedPlayer> rated_player(std::string_view name);
// A level's where it has that rating.
std::string name_of(const RatedPlayer& player);

// Nothing for another name.
std::optional<LevelConfig> level_of(std::string_view name);

} // namespace capitol
