// What the tests of players share: asking them, and games in which every answer is looked at.
#pragma once

#include "capitol/players/player.h"

#include <functional>
#include <string>
#include <vector>

namespace capitol::test {

// The answer of a player that sees what the seat to move may see.
Choice ask(Player& player, const Rules& rules, const Position& position, const SearchRequest& thinking);

// Looks at the answer that was given to that luck; false ends the game.
using Look = std::function<bool(Player&, const Position&, const Choice&, std::uint64_t luck)>;

// A whole game; `thinking` without its seed is the same for all.
Position play(const Rules& rules, const std::vector<std::string>& names, std::uint64_t seed, const Look& look,
              SearchRequest thinking = {});

// What a game's answers were found to break, if anything.
std::string illegal_choice(const Rules& rules, const std::vector<std::string>& names, std::uint64_t seed,
                           const SearchRequest& thinking = {});

// A position that looks the same to the seat to move, with everything it cannot see dealt anew.
Position dealt_anew(const Rules& rules, const Position& position, std::uint64_t seed);

} // namespace capitol::test
