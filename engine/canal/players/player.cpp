#include "canal/players/player.h"

#include "canal/players/greedy.h"
#include "canal/players/searched_game.h"

#include <algorithm>
#include <array>

namespace canal {

namespace {

struct Level
{
    std::string_view name;
    int iterations;
};

// What a try adds lessens: each level tries about three times as often as the one before, the last twelve
// times, for steps of equal strength. The clock is for slow machines only, so that a level is the same
// everywhere.
constexpr std::array levels{Level{"apprentice", 8}, Level{"mason", 24}, Level{"architect", 80},
                            Level{"master", 1024}};
constexpr int most_milliseconds = 4500;

} // namespace

std::optional<game::SearchMeasure> measure_of(std::string_view name)
{
    const auto level = std::ranges::find(levels, name, &Level::name);
    if (level == levels.end())
        return {};
    return game::SearchMeasure{.iterations = level->iterations,
                               .milliseconds = most_milliseconds,
                               .settings = SearchedGame::settings()};
}

std::vector<std::string> player_names()
{
    return {"random", "greedy", "apprentice", "mason", "architect", "master"};
}

std::unique_ptr<Player> make_player(std::string_view name)
{
    if (name == "random")
        return std::make_unique<game::RandomPlayer<CanalMania>>();
    if (name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (const auto measure = measure_of(name))
        return std::make_unique<game::SearchPlayer<CanalMania, SearchedGame>>(*measure);
    return nullptr;
}

} // namespace canal
