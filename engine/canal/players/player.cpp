#include "canal/players/player.h"

#include "canal/players/greedy.h"
#include "canal/players/searched_game.h"

namespace canal {

std::optional<game::SearchMeasure> measure_of(std::string_view name)
{
    if (name == "apprentice")
        return game::SearchMeasure{.iterations = 30, .milliseconds = 300};
    if (name == "mason")
        return game::SearchMeasure{.iterations = 200, .milliseconds = 700};
    if (name == "architect")
        return game::SearchMeasure{.iterations = 1000, .milliseconds = 1500};
    if (name == "master")
        return game::SearchMeasure{.iterations = 5000, .milliseconds = 4500};
    return {};
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
    if (auto measure = measure_of(name)) {
        measure->settings = SearchedGame::settings();
        return std::make_unique<game::SearchPlayer<CanalMania, SearchedGame>>(*measure);
    }
    return nullptr;
}

} // namespace canal
