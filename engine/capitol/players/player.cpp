#include "capitol/players/flat.h"
#include "capitol/players/greedy.h"
#include "capitol/players/levels.h"

namespace capitol {

std::vector<std::string> player_names()
{
    return {"random", "greedy", "apprentice", "mason", "architect", "master", "flat", "ismcts"};
}

std::unique_ptr<Player> make_player(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomPlayer>();
    if (name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (name == "flat")
        return std::make_unique<FlatPlayer>();
    if (const auto thought = level_of(name))
        return std::make_unique<SearchPlayer>(*thought);
    return nullptr;
}

} // namespace capitol
