// Games to learn from, in blocks: the games of a block have the same rules and the same number of players,
// which depend on nothing but the plan's seed and the block's number.
#pragma once

#include "capitol/players/player.h"
#include "capitol/variant/variant.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace capitol {

inline constexpr int games_of_block = 32;
inline constexpr int most_blocks = 1'000'000;
inline constexpr int most_iterations = 100'000'000;

struct LearnPlan
{
    std::vector<Variant> variants; // one at least
    int mutated = 40;              // of a hundred blocks, that have some knobs changed
    std::string player = "greedy"; // at every seat: a name that `make_player` knows
    int iterations = 100;          // of each search
    int blocks = 1;
    std::uint64_t seed = 1;
};

// Where the games of a block are played.
struct LearnTable
{
    Rules rules;
    int players = 2;
    bool mutated = false;
};
LearnTable table_of(const LearnPlan& plan, int block);

// The opening of a game of a block.
std::uint64_t opening_of(const LearnPlan& plan, int block, int game);

// A game in which the players have whims up to a moment, so that no two games are alike; after that they play
// as well as they can, and what comes of it says how good each position was.
struct LearnGame
{
    int free_from = 0; // so many choices are whims or come before one
    std::vector<Choice> choices;
    bool operator==(const LearnGame&) const = default;
};
using LearnBlock = std::vector<LearnGame>; // as many as `games_of_block`

// Plays it again: `see` is told each position and how many choices have been made, from none to all. Throws
// std::invalid_argument for a choice that is not allowed, and for a game without its end.
void replay(const LearnTable& table, const LearnGame& game, std::uint64_t opening,
            const std::function<void(const Position& position, int made)>& see);

// Nothing if it was stopped on the way.
std::optional<LearnBlock> play_block(const LearnPlan& plan, int block, const std::stop_token& stop);

} // namespace capitol
