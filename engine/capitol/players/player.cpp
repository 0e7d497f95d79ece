#include "capitol/players/player.h"

#include "capitol/players/exploiters.h"
#include "capitol/players/flat.h"
#include "capitol/players/greedy.h"
#include "capitol/players/levels.h"

namespace capitol {

std::vector<std::string> player_names()
{
    std::vector<std::string> names{"random", "greedy", "apprentice", "mason", "architect", "master"};
    names.insert(names.end(), yardstick_names.begin(), yardstick_names.end());
    return names;
}

std::unique_ptr<Player> make_player(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomPlayer>();
    if (name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (name == "flat")
        return std::make_unique<FlatPlayer>();
    if (const auto obsession = obsession_of(name))
        return std::make_unique<Exploiter>(*obsession);
    if (const auto thought = level_of(name))
        return std::make_unique<SearchPlayer>(*thought);
    return nullptr;
}

} // namespace capitol
