#include "players/greedy.h"
#include "players/random_player.h"

namespace capitol {

std::vector<std::string> player_names()
{
    return {"random", "greedy"};
}

std::unique_ptr<Player> make_player(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomPlayer>();
    if (name == "greedy")
        return std::make_unique<GreedyPlayer>();
    return nullptr;
}

} // namespace capitol
